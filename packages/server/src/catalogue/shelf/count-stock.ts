import type { CountStock } from '@mall/contract/catalogue/stock.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { setStock } from './set-stock.ts';

const Booked = z.strictObject({ specId: Id, name: z.string(), onHand: z.number(), held: z.number() });

/** Writes a count into the book. A book that moved since it was shown was counted against another number: then nothing is written. */
export const countStock = async (tx: Tx, side: StoreSide, { remark, specs }: CountStock): Promise<number> => {
  const booked = await readRows(tx, Booked)`
    select p.id::text as "specId", p.name, k.on_hand as "onHand", k.reserved as held
    from spec_stock k join spec p on p.id = k.spec_id join goods g on g.id = p.goods_id
    where g.store_id = ${side.storeId} and p.dropped_at is null and k.spec_id = any (${sql.param(specs.map(({ specId }) => specId))}::bigint[])
    order by k.spec_id for update of k`;
  if (booked.length < specs.length) throw refuse('goods.not_found');
  const asked = new Map(specs.map((spec) => [spec.specId, spec]));
  for (const { specId, name, onHand, held } of booked) {
    const said = asked.get(specId);
    if (said && said.book !== onHand) throw refuse('stock.count_moved', { name }, { specId });
    if (said && said.counted < held) throw refuse('stock.count_held', { name, held }, { specId });
  }
  await setStock(tx, side, { remark, as: 'all', specs: specs.map(({ specId, counted }) => ({ specId, num: counted })) });
  return specs.filter(({ book, counted }) => book !== counted).length;
};
