import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { DealGoods } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { requireOffer } from '../require-offer.ts';
import { priceSession } from './price-session.ts';
import { requireSession } from './require-session.ts';

const Row = z.strictObject({ priceFen: z.number(), sold: z.number() });

/** Puts a spec into a session, or changes it there. Whoever buys queues at the row of its stock, so that none is sold beyond it; once it runs the price stays. */
export const putSessionGoods = async (
  tx: Tx,
  sessionId: Id,
  { specId, price, total, restriction }: DealGoods,
  storeId: Id | null = null,
): Promise<void> => {
  const session = await requireSession(tx, sessionId);
  const priceFen = fromYuan(price);
  const [known] = await readRows(tx, Row)`
    select price_fen::float8 as "priceFen", sold from seckill_goods where session_id = ${sessionId} and spec_id = ${specId} for no key update`;
  if (known && session.begun && known.priceFen !== priceFen) throw refuse('marketing.session_begun_fixed');
  if (known && total < Math.max(1, known.sold)) throw refuse('marketing.below_sold', { sold: known.sold });
  await requireOffer(tx, storeId, {
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    // What is sold of it is held already.
    // Down to what is sold it may always go: there is nothing left to buy.
    goods: [
      { specId, price: priceFen, total: total - (known?.sold ?? 0), sells: total === known?.sold ? undefined : { total, restriction } },
    ],
    but: { type: 3, ref: sessionId },
  });
  await tx.execute(sql`
    insert into seckill_goods (session_id, spec_id, price_fen, total, restriction, sort)
    select ${sessionId}, ${specId}, ${priceFen}, ${total}, ${restriction}, coalesce(max(sort), 0) + 1 from seckill_goods where session_id = ${sessionId}
    on conflict (session_id, spec_id) do update set price_fen = excluded.price_fen, total = excluded.total, restriction = excluded.restriction`);
  await priceSession(tx, sessionId);
};
