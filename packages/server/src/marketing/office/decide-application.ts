import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type MallSide, type StoreSide } from '../../kernel/side.ts';
import { moveApplication } from './move-application.ts';
import { putSessionGoods } from './put-session-goods.ts';

const Row = z.strictObject({ sessionId: Id, storeId: Id, specId: Id, priceFen: z.number(), total: z.number(), restriction: z.number() });

const requireApplication = async (tx: Tx, id: Id, side: MallSide | StoreSide) => {
  const own = side.kind === 'seller' ? sql`and store_id = ${side.storeId}` : sql``;
  const [row] = await readRows(tx, Row)`
    select session_id::text as "sessionId", store_id::text as "storeId", spec_id::text as "specId", price_fen::float8 as "priceFen", total, restriction
    from seckill_application where id = ${id} ${own}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

/** The mall takes a store's goods into the session, or gives them back; a store withdraws its own. Once. */
export const decideApplication = async (
  tx: Tx,
  side: MallSide | StoreSide,
  id: Id,
  event: 'accept' | 'giveBack' | 'withdraw',
  reason = '',
): Promise<void> => {
  const { sessionId, storeId, priceFen, ...goods } = await requireApplication(tx, id, side);
  await moveApplication(tx, id, event, byOf(side), { reason });
  if (event === 'accept') await putSessionGoods(tx, sessionId, { ...goods, price: toYuan(fen(priceFen)) }, storeId);
};
