import { Id } from '@mall/contract/kernel/fields.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type By, byOf, system } from '../kernel/side.ts';
import { deductAfterApproval } from './deduct-after-approval.ts';
import { moveOrder } from './move-order.ts';
import { type PlacingRules, usualRules } from './order-times.ts';

const Row = z.strictObject({ id: Id, payMode: z.enum(payModes), free: z.boolean(), activity: z.boolean() });

/**
 * Every order of a trade goes on: it was approved, whoever did it. What is paid before the goods has its time to pay from now on; where nothing is to be
 * paid it is paid; what was frozen of a purchase quota is used.
 */
export const passApproval = async (tx: Tx, tradeId: Id, by: By, rules: PlacingRules = usualRules): Promise<void> => {
  const orders = await readRows(tx, Row)`
    select o.id::text, o.pay_mode as "payMode", o.pay_mode = 'prepay' and o.payable_fen = 0 as free,
      exists (select from order_line l where l.order_id = o.id and l.activity_type <> 0) as activity
    from shop_order o where o.trade_id = ${tradeId} and o.state = 'in_approval' order by o.id for no key update of o`;
  for (const { id, payMode, free, activity } of orders) {
    const minutes = activity ? rules.PAY_ACTIVITY_MINUTES : rules.PAY_HOURS * 60;
    const deadline =
      payMode === 'prepay' && !free
        ? sql`, pay_deadline = least(now() + make_interval(mins => ${minutes}), (select a.ends_at from activity a where a.id = shop_order.group_id))`
        : undefined;
    await deductAfterApproval(tx, id, by, deadline);
    if (free) await moveOrder(tx, id, 'pay', byOf(system), { also: sql`, pay_state = 'paid', paid_at = now()` });
  }
};
