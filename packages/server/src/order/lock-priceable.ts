import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Head = z.strictObject({
  memberId: Id,
  storeId: Id,
  orderSn: z.string(),
  payableFen: z.number(),
  freightFen: z.number(),
  open: z.boolean(),
});
const Line = z.strictObject({
  id: Id,
  specName: z.string(),
  num: z.number(),
  unitFen: z.number(),
  payFen: z.number(),
  offFen: z.number(),
  taxRate: z.number(),
  fixed: z.boolean(),
});

export type PriceableHeld = z.infer<typeof Head> & { lines: z.infer<typeof Line>[] };

/** The order, held, with all that its price hangs on. `open`: it waits for its money before the goods, in time, and nobody is paying: neither at a bank nor by a proof of transfer that is being looked at. */
export const lockPriceable = async (tx: Tx, orderId: Id): Promise<PriceableHeld> => {
  const [head] = await readRows(tx, Head)`
    select o.member_id::text as "memberId", o.store_id::text as "storeId", o.order_sn as "orderSn", o.payable_fen::float8 as "payableFen", o.freight_fen::float8 as "freightFen",
      o.state = 'wait_pay' and o.pay_mode = 'prepay' and o.pay_state = 'unpaid' and o.paid_fen = 0 and coalesce(o.pay_deadline > now(), false) as open
    from shop_order o where o.id = ${orderId} for no key update`;
  if (!head) throw refuse('kernel.not_found');
  // Read after the lock is held, so that a proof that came meanwhile is seen.
  const [{ paying } = { paying: false }] = await readRows(tx, Paying)`
    select exists (select from pay_voucher v join pay_request r on r.pay_sn = v.pay_sn join shop_order o on o.id = ${orderId}
      where v.state = 'submitted' and (r.order_id = o.id or o.id = any (r.order_ids) or (r.order_id is null and r.order_ids is null and r.trade_id = o.trade_id)))
      or exists (select from pay_attempt a join pay_attempt_order p on p.attempt_no = a.attempt_no where p.order_id = ${orderId} and a.state = 'paying') as paying`;
  const lines = await readRows(tx, Line)`
    select id::text, spec_name as "specName", num, unit_fen::float8 as "unitFen", pay_fen::float8 as "payFen", (activity_fen + coupon_fen + points_fen)::float8 as "offFen", tax_rate as "taxRate",
      activity_type <> 0 or agreed_id is not null or quotation_id is not null as fixed
    from order_line where order_id = ${orderId} order by id`;
  return { ...head, open: head.open && !paying, lines };
};

const Paying = z.strictObject({ paying: z.boolean() });
