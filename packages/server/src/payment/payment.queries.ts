import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type OrderState, orderStates } from '@mall/contract/order/order.machine.ts';
import { Cashier, CashierOrder, type PayOutcome, type PayStatus, type ToPay } from '@mall/contract/payment/payment.api.ts';
import { voucherStates } from '@mall/contract/payment/payment.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { Frozen, frozenOf, payFault } from './pay-fault.ts';
import { ordersOf, type PayScope, requirePayScope } from './pay-scope.ts';

const OrderRow = CashierOrder.omit({ amount: true, offered: true }).extend({
  offeredFen: z.number().nullable(),
  payableFen: z.number(),
  paidFen: z.number(),
  deadline: z.string().nullable(),
  paySeconds: z.number().nullable(),
  payDate: z.string().nullable(),
  payChannel: z.string(),
  payMode: Cashier.shape.payMode,
});
type OrderRow = z.infer<typeof OrderRow>;

const secondsLeft = sql`greatest(0, ceil(extract(epoch from o.pay_deadline - now())))::int`;

const readOrders = async (tx: Tx, scope: PayScope): Promise<OrderRow[]> =>
  await readRows(tx, OrderRow)`
      select o.id::text as "orderId", o.order_sn as "orderSn", s.name as "storeName", o.item_count as "itemCount", o.state,
        o.payable_fen::float8 as "payableFen", o.paid_fen::float8 as "paidFen", ${timeText(sql`o.pay_deadline`)} as deadline, ${secondsLeft} as "paySeconds",
        ${timeText(sql`o.paid_at`)} as "payDate", o.pay_channel as "payChannel", o.pay_mode as "payMode",
        coalesce(o.address ->> 'receiverName', '') as "receiverName", coalesce(o.address ->> 'areaInfo', '') as "areaInfo",
        case when o.state = 'wait_pay' then (select c.to_fen::float8 from price_change c where c.order_id = o.id and c.state = 'open') end as "offeredFen",
        (select json_agg(json_build_object('specName', l.spec_name, 'picture', l.picture, 'num', l.num) order by l.id) from order_line l where l.order_id = o.id) as pictures
      from shop_order o join store s on s.id = o.store_id where ${ordersOf(scope)} order by o.id`;

const Tried = z.strictObject({ attempt: z.string().nullable(), voucherState: z.enum(voucherStates).nullable() });
type Tried = z.infer<typeof Tried>;

/** The latest try to pay, and the latest voucher of a transfer. */
const readTried = async (tx: Tx, paySn: string): Promise<Tried> =>
  (
    await readRows(tx, Tried)`
      select (select state from pay_attempt where pay_sn = ${paySn} order by (state = 'paying') desc, created_at desc limit 1) as attempt,
        (select state from pay_voucher where pay_sn = ${paySn} order by id desc limit 1) as "voucherState"`
  )[0] ?? { attempt: null, voucherState: null };

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const outcomeOf = (orders: readonly OrderRow[], attempt: string | null): PayOutcome => {
  if (orders.some(({ state }) => state === 'wait_pay')) {
    if (attempt === 'paying') return 'paying';
    return attempt === 'failure' ? 'failure' : 'unpaid';
  }
  if (orders.some(({ paidFen, payDate }) => paidFen > 0 || payDate !== null)) return 'success';
  const live = orders.filter(({ state }) => state !== 'cancelled');
  if (live.length === 0) return 'closed';
  return live.every(({ payableFen }) => payableFen === 0) ? 'success' : 'later';
};

/** Orders of which one may be cancelled: the soonest deadline counts for all. */
const soonest = (orders: readonly OrderRow[]) =>
  orders
    .filter((order) => order.state === 'wait_pay' && order.paySeconds !== null)
    .toSorted((a, b) => (a.paySeconds as number) - (b.paySeconds as number))[0];

const dueOf = (orders: readonly OrderRow[]): { deadline?: string; paySeconds?: number } => {
  const first = soonest(orders);
  return first?.deadline && first.paySeconds !== null ? { deadline: first.deadline, paySeconds: first.paySeconds } : {};
};

const readScope = async (tx: Tx, scope: PayScope) => {
  const orders = await readOrders(tx, scope);
  const { attempt, voucherState } = await readTried(tx, scope.paySn);
  const state = outcomeOf(orders, attempt);
  const counted = state === 'success' ? orders.map(({ paidFen }) => paidFen) : orders.filter(isWaiting).map(({ payableFen }) => payableFen);
  return { orders, state, voucherState, amountFen: sum(counted) };
};
const isWaiting = ({ state }: { state: OrderState }) => state === 'wait_pay';

const asOrder = ({
  payableFen,
  offeredFen,
  paidFen: _p,
  deadline: _d,
  paySeconds: _s,
  payDate: _t,
  payChannel: _c,
  payMode: _m,
  ...order
}: OrderRow): CashierOrder => ({
  ...order,
  amount: toYuan(fen(payableFen)),
  ...(offeredFen !== null && { offered: toYuan(fen(offeredFen)) }),
});

export const readCashier = async (tx: Tx, side: BuyerSide, paySn: string): Promise<Cashier> => {
  const { orders, state, voucherState, amountFen } = await readScope(tx, await requirePayScope(tx, side, paySn));
  const paid = orders.find(({ payDate }) => payDate !== null);
  return {
    paySn,
    state,
    amount: toYuan(fen(amountFen)),
    channel: paid?.payChannel ?? '',
    payMode: orders[0]?.payMode ?? 'prepay',
    ...(voucherState && { voucherState }),
    ...(paid?.payDate && { payDate: paid.payDate }),
    ...dueOf(orders),
    orders: orders.map(asOrder),
  };
};

export const readToPay = async (tx: Tx, scope: PayScope): Promise<ToPay> => {
  const { orders, amountFen } = await readScope(tx, scope);
  return { paySn: scope.paySn, amount: toYuan(fen(amountFen)), ...dueOf(orders) };
};

/** How a payment stands in the books of the mall: nobody is asked, nothing changes. */
export const readPayStatus = async (tx: Tx, side: BuyerSide, paySn: string): Promise<PayStatus> => {
  const { orders, state, amountFen } = await readScope(tx, await requirePayScope(tx, side, paySn));
  return {
    paySn,
    state: state === 'success' ? 'success' : state === 'failure' || state === 'closed' ? 'failure' : 'paying',
    amount: toYuan(fen(amountFen)),
    orderSns: orders.map(({ orderSn }) => orderSn),
  };
};

const CheckRow = z.strictObject({
  state: z.enum(orderStates),
  payableFen: z.number(),
  paidFen: z.number(),
  deadline: z.string().nullable(),
  paySeconds: z.number().nullable(),
  storeName: z.string(),
  frozen: Frozen.nullable(),
  onBill: z.boolean(),
});
type CheckRow = z.infer<typeof CheckRow>;

const requireOwn = async (tx: Tx, side: BuyerSide, orderId: Id): Promise<CheckRow> => {
  const rows = await readRows(tx, CheckRow)`
    select o.state, o.payable_fen::float8 as "payableFen", o.paid_fen::float8 as "paidFen", ${timeText(sql`o.pay_deadline`)} as deadline,
      ${secondsLeft} as "paySeconds", s.company_name as "storeName", ${frozenOf} as frozen, o.bill_id is not null as "onBill"
    from shop_order o join store s on s.id = o.store_id where o.id = ${orderId} and ${within(side, 'o')}`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

/** Whether an order may be paid now; the code says why not. */
export const checkPayable = async (tx: Tx, side: BuyerSide, orderId: Id) => {
  const row = await requireOwn(tx, side, orderId);
  const fault = payFault({ ...row, late: row.paySeconds === 0 });
  return { state: row.state, fault, paySeconds: row.state === 'wait_pay' ? row.paySeconds : null } as const;
};

export const readMerchant = async (tx: Tx, side: BuyerSide, orderId: Id) => {
  const row = await requireOwn(tx, side, orderId);
  return { merchant: row.storeName, amount: toYuan(fen(row.payableFen)), ...(row.deadline && { deadline: row.deadline }) };
};
