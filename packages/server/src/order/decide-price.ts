import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { PriceableHeld } from './lock-priceable.ts';

const Change = z.strictObject({
  id: Id,
  fromFen: z.number(),
  toFen: z.number(),
  freightFen: z.number(),
  askedBy: Id.nullable(),
  lines: z.array(z.strictObject({ id: Id, unitFen: z.number() })),
});
export type OpenChange = z.infer<typeof Change>;

/** What the store asks of an order that is held. */
export const requireOpenChange = async (tx: Tx, orderId: Id): Promise<OpenChange> => {
  const [change] = await readRows(tx, Change)`
    select c.id::text, c.from_fen::float8 as "fromFen", c.to_fen::float8 as "toFen", c.freight_to_fen::float8 as "freightFen", c.by_member_id::text as "askedBy",
      (select coalesce(json_agg(json_build_object('id', l.order_line_id::text, 'unitFen', l.to_fen)), '[]') from price_change_line l where l.change_id = c.id) as lines
    from price_change c where c.order_id = ${orderId} and c.state = 'open'`;
  if (!change) throw refuse('order.price_gone');
  return change;
};

/** Whoever asked hears of it. */
export const tellAsker = async (
  tx: Tx,
  orderId: Id,
  { orderSn }: PriceableHeld,
  { askedBy, toFen }: OpenChange,
  agreed: boolean,
): Promise<void> => {
  if (askedBy !== null) await tell(tx, 'order.price_decided', { orderId, orderSn, memberId: askedBy, amountFen: toFen, agreed });
};
