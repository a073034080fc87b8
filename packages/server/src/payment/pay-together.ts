import { Id } from '@mall/contract/kernel/fields.ts';
import { largestAmount } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { Frozen, frozenOf, payFault } from './pay-fault.ts';
import { newPayNumber } from './pay-number.ts';
import { asScope, type PayScope, ScopeRow, scopeOfOrder } from './pay-scope.ts';

const Chosen = z.strictObject({
  id: Id,
  state: z.string(),
  amountFen: z.number(),
  paidFen: z.number(),
  late: z.boolean(),
  frozen: Frozen.nullable(),
  onBill: z.boolean(),
});
type Chosen = z.infer<typeof Chosen>;

/** The number under which some of a buyer's orders are paid in one go: every one must wait for money, and the same choice has one number. */
export const payTogether = async (tx: Tx, side: BuyerSide, orderIds: readonly Id[]): Promise<PayScope> => {
  const wanted = [...new Set(orderIds)];
  const rows = await readRows(tx, Chosen)`
    select o.id::text, o.state, o.payable_fen::float8 as "amountFen", o.paid_fen::float8 as "paidFen", coalesce(o.pay_deadline <= now(), false) as late, ${frozenOf} as frozen, o.bill_id is not null as "onBill"
    from shop_order o where o.id = any (${sql.param(wanted)}::bigint[]) and ${within(side, 'o')} order by o.id`;
  if (rows.length < wanted.length) throw refuse('kernel.not_found');
  const fault = rows.map(payFault).find((code) => code !== undefined);
  if (fault) throw refuse(fault);
  if (rows.reduce((sum, { amountFen }) => sum + amountFen, 0) > largestAmount) throw refuse('order.too_large');
  const [first, second] = rows;
  if (first && !second) return scopeOfOrder(tx, side, first.id);
  // The update changes nothing; it lets two clicks at once both read the number that stands.
  const kept = await readRows(tx, ScopeRow)`
    insert into pay_request (pay_sn, order_ids, member_id)
    values (${await newPayNumber(tx)}, ${sql.param(rows.map(({ id }) => id))}::bigint[], ${side.memberId})
    on conflict (order_ids) where order_ids is not null do update set order_ids = excluded.order_ids
    returning pay_sn, trade_id::text, order_id::text`;
  return asScope(kept[0] as ScopeRow);
};
