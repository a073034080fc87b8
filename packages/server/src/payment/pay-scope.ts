import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, type BuyerSight, within } from '../kernel/side.ts';
import { newPayNumber } from './pay-number.ts';

/** What a payment number stands for: a trade, one order of it, or (without a trade) the orders that were chosen to be paid together. */
export type PayScope = { paySn: string; tradeId: Id | null; orderId: Id | null };

export const ScopeRow = z.strictObject({ pay_sn: z.string(), trade_id: Id.nullable(), order_id: Id.nullable() });
export type ScopeRow = z.infer<typeof ScopeRow>;
export const asScope = (row: ScopeRow): PayScope => ({ paySn: row.pay_sn, tradeId: row.trade_id, orderId: row.order_id });

/** The member's own payment number. The number of a trade holds before anybody has gone to the cashier with it; reading writes nothing. */
export const requirePayScope = async (tx: Tx, side: BuyerSide, paySn: string): Promise<PayScope> => {
  const rows = await readRows(tx, ScopeRow)`
    select pay_sn, trade_id::text, order_id::text from pay_request where pay_sn = ${paySn} and ${within(side, 'pay_request')}
    union all
    select pay_sn, id::text, null from trade where pay_sn = ${paySn} and ${within(side, 'trade')} limit 1`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  return asScope(row);
};

/** Writes down the number of a trade or an order at its first use; a choice of orders is written when it is made. */
export const keepPayRequest = async (tx: Tx, side: Pick<BuyerSight, 'memberId'>, { paySn, tradeId, orderId }: PayScope): Promise<void> => {
  if (tradeId === null) return;
  await tx.execute(sql`
    insert into pay_request (pay_sn, trade_id, order_id, member_id) values (${paySn}, ${tradeId}, ${orderId}, ${side.memberId})
    on conflict do nothing`);
};

/** Before its first use an order has no number of its own. */
const Row = ScopeRow.extend({ pay_sn: z.string().nullable(), trade_sn: z.string(), alone: z.boolean() });

/** The number under which one order is paid: that of its trade when it stands alone there, else one of its own, made once. */
export const scopeOfOrder = async (tx: Tx, side: BuyerSight, orderId: Id): Promise<PayScope> => {
  const rows = await readRows(tx, Row)`
    select r.pay_sn, o.trade_id::text, r.order_id::text, t.pay_sn as trade_sn,
      not exists (select from shop_order other where other.trade_id = o.trade_id and other.id <> o.id) as alone
    from shop_order o join trade t on t.id = o.trade_id left join pay_request r on r.order_id = o.id
    where o.id = ${orderId} and ${within(side, 'o')}`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  if (row.alone) return { paySn: row.trade_sn, tradeId: row.trade_id, orderId: null };
  if (row.pay_sn !== null) return { paySn: row.pay_sn, tradeId: row.trade_id, orderId: row.order_id };
  const scope = { paySn: await newPayNumber(tx), tradeId: row.trade_id, orderId };
  await keepPayRequest(tx, side, scope);
  // Of two clicks at once one has made it; both go by that one.
  const kept = await readRows(tx, ScopeRow)`select pay_sn, trade_id::text, order_id::text from pay_request where order_id = ${orderId}`;
  return asScope(kept[0] as ScopeRow);
};

/** The orders of a scope, as a condition on `shop_order o`. */
export const ordersOf = ({ paySn, tradeId, orderId }: PayScope) => {
  if (tradeId === null) return sql`o.id in (select unnest(order_ids) from pay_request where pay_sn = ${paySn})`;
  return orderId === null ? sql`o.trade_id = ${tradeId}` : sql`o.trade_id = ${tradeId} and o.id = ${orderId}`;
};
