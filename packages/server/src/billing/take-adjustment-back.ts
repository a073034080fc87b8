import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ lineId: Id.nullable(), name: z.string(), specName: z.string(), unit: z.string(), fen: z.number() });
export type TakenBack = z.infer<typeof Row>;

/**
 * What goes of a store's adjustments with goods that come back: as much of what is left of them as came back of what was kept, so that nothing is left with the last
 * piece. The order has booked the refund already.
 */
export const listTakenBack = (tx: Tx, orderId: Id, afterSaleId: Id): Promise<TakenBack[]> => readRows(tx, Row)`
  with back as (
    select l.id as line_id, s.fen, l.pay_fen - l.refunded_fen + s.fen as kept_fen
    from after_sale_line s join order_line l on l.id = s.order_line_id where s.after_sale_id = ${afterSaleId} and s.fen > 0
    union all
    select null, a.freight_fen, o.payable_fen - o.refunded_fen - (select coalesce(sum(l.pay_fen - l.refunded_fen), 0) from order_line l where l.order_id = o.id) + a.freight_fen
    from after_sale a join shop_order o on o.id = a.order_id where a.id = ${afterSaleId} and a.freight_fen > 0),
  parts as (
    select b.line_id, min(l.name) as name, min(l.spec_name) as spec_name, min(l.unit) as unit, -round(sum(l.amount_fen) * b.fen / greatest(b.kept_fen, b.fen)) as fen
    from back b join bill_line l on l.order_id = ${orderId} and l.kind = 'adjust' and l.order_line_id is not distinct from b.line_id left join bill_entry e on e.id = l.entry_id
    where e.left_at is null group by b.line_id, b.fen, b.kept_fen)
  select line_id::text as "lineId", name, spec_name as "specName", unit, fen::float8 from parts where fen <> 0 order by line_id`;

type Where = { billId: Id; entryId: Id | null; orderId: Id; afterSaleId: Id };

export const writeTakenBack = async (
  tx: Tx,
  { billId, entryId, orderId, afterSaleId }: Where,
  parts: readonly TakenBack[],
): Promise<void> => {
  for (const { lineId, name, specName, unit, fen } of parts)
    await tx.execute(sql`
      insert into bill_line (bill_id, entry_id, order_id, order_line_id, after_sale_id, kind, name, spec_name, unit, amount_fen, words, by_kind, happened_at)
      values (${billId}, ${entryId}::bigint, ${orderId}, ${lineId}::bigint, ${afterSaleId}, 'adjust', ${name}, ${specName}, ${unit}, ${fen}, '货品退回，按比例冲回调整', 'system', now())`);
};
