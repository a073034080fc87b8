import { afterSaleStates, afterSaleTypes } from '@mall/contract/after-sale/after-sale.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, within } from '../kernel/side.ts';
import { RefundLine } from '../order/hold-for-after-sale.ts';
import { Arbitration } from './after-sale-row.ts';

const LockedAfterSale = z.strictObject({
  id: Id,
  aftersaleSn: z.string(),
  orderId: Id,
  memberId: Id,
  storeId: Id,
  type: z.enum(afterSaleTypes),
  state: z.enum(afterSaleStates),
  unsent: z.boolean(),
  amountFen: z.number(),
  freightFen: z.number(),
  escalated: z.boolean(),
  arbitration: Arbitration,
  refundStarted: z.boolean(),
  lines: z.array(RefundLine.extend({ specId: Id })),
});
export type LockedAfterSale = z.infer<typeof LockedAfterSale>;

const HeadRow = LockedAfterSale.omit({ lines: true });

const LineRow = RefundLine.extend({ specId: Id });

/** Holds an after-sale until the transaction ends. Who does not reach it is told that there is none. */
export const lockAfterSale = async (tx: Tx, side: ActingSide, id: Id): Promise<LockedAfterSale> => {
  const rows = await readRows(tx, HeadRow)`
    select a.id::text, a.aftersale_sn as "aftersaleSn", a.order_id::text as "orderId", a.member_id::text as "memberId", a.store_id::text as "storeId",
      a.type, a.state, a.unsent, a.amount_fen::float8 as "amountFen", a.freight_fen::float8 as "freightFen", a.escalated, a.arbitration,
      a.refund_started_at is not null as "refundStarted"
    from after_sale a where a.id = ${id} and ${within(side, 'a')} for no key update`;
  const [found] = rows;
  if (!found) throw refuse('kernel.not_found');
  const lines = await readRows(tx, LineRow)`
    select l.order_line_id::text as "orderLineId", l.num, l.fen::float8 as fen, o.spec_id::text as "specId"
    from after_sale_line l join order_line o on o.id = l.order_line_id where l.after_sale_id = ${id} order by l.order_line_id`;
  return { ...found, lines };
};
