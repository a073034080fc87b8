import { randomUUID } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import type { Member } from '../kernel/actor.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { payOrder } from '../order/pay-order.ts';
import { type PlacedOrder, type PlaceOrderInput, placeOrder } from '../order/place-order.ts';
import { readQuote } from '../order/read-quote.ts';
import { sendParcel } from '../order/send-parcel.ts';

export const buyerOf = (memberId: Id, over: Partial<Member> = {}): Member => ({
  kind: 'member',
  memberId,
  sessionId: '1',
  audience: 'buyer',
  companyId: undefined,
  storeId: undefined,
  zoneId: undefined,
  permissions: new Set(),
  ...over,
});

export const testAddress = {
  receiverName: '王建国',
  receiverPhone: '13800000001',
  provinceId: '120000',
  areaInfo: '天津市 市辖区 和平区',
  detail: '南京路 1 号',
  postalCode: '300000',
};

/** A spec of the small mall: even ones are of store 1, odd ones of store 2. */
export const specOf = (at: number): Id => String(1_000_000 + at);

type Given = {
  lines?: { specId: Id; num: number }[];
  payMode?: PayMode;
  coupons?: Record<Id, Id>;
  usePoints?: number;
  submitToken?: string;
  shownTotal?: string;
};

/** What the fill-order page would send: the total is the one that the buyer sees now. */
export const orderInput = async (db: Db, memberId: Id, given: Given = {}): Promise<PlaceOrderInput> => {
  const { lines = [{ specId: specOf(2), num: 5 }], payMode = 'prepay', coupons = {}, usePoints = 0 } = given;
  const ask = { lines, provinceId: testAddress.provinceId, coupons, points: usePoints };
  const shownTotal = given.shownTotal ?? toYuan(fen((await readQuote(db, memberId, ask)).priced.payableFen));
  return {
    ordered: { lines },
    address: testAddress,
    coupons,
    usePoints,
    payMode,
    deliveryTime: 'any',
    invoice: null,
    leaveWords: {},
    submitToken: given.submitToken ?? randomUUID(),
    shownTotal,
  };
};

/** Places an order as a buyer does. */
export const place = async (db: Db, memberId: Id, given: Given & { actor?: Member } = {}): Promise<PlacedOrder> => {
  const input = await orderInput(db, memberId, given);
  return inTransaction(db, (tx) => placeOrder(tx, given.actor ?? buyerOf(memberId), input));
};

export const payableOf = async (db: Db, orderId: Id): Promise<number> =>
  Number((await db.pool.query('select payable_fen from shop_order where id = $1', [orderId])).rows[0]?.payable_fen);

/** Places an order and pays it. */
export const placePaid = async (db: Db, memberId: Id, given: Given = {}): Promise<Id> => {
  const { orderIds } = await place(db, memberId, given);
  const orderId = orderIds[0] as Id;
  const amountFen = await payableOf(db, orderId);
  const taken = await inTransaction(db, (tx) => payOrder(tx, { orderId, amountFen, channel: 'test' }));
  if (!taken) throw new Error('the order did not take its money');
  return orderId;
};

let parcels = 0;

/** Sends everything of an order, or the lines named. */
export const ship = (db: Db, orderId: Id, lines?: { orderLineId: Id; num: number }[]): Promise<Id> => {
  parcels += 1;
  return inTransaction(db, (tx) =>
    sendParcel(tx, { kind: 'seller' }, { orderId, logisticsCompany: '顺丰速运', trackingNumber: `SF${process.pid}${parcels}`, lines }),
  );
};

export const linesOf = async (db: Db, orderId: Id) =>
  (
    await db.pool.query<{
      id: Id;
      spec_id: Id;
      num: number;
      shipped_num: number;
      in_process_num: number;
      refunded_num: number;
      pay_fen: string;
    }>('select id, spec_id, num, shipped_num, in_process_num, refunded_num, pay_fen from order_line where order_id = $1 order by id', [
      orderId,
    ])
  ).rows;

export const orderRow = async (db: Db, orderId: Id) => (await db.pool.query('select * from shop_order where id = $1', [orderId])).rows[0];

/** What must hold of every order at any time: the counters of stock, coupons, points and the way of each order. Empty when all is well. */
export const findBroken = async (db: Db): Promise<string[]> => {
  const checks: [name: string, from: string][] = [
    [
      'stock is what open orders still have to send, above what was there before',
      `(
      select spec_id, sum(reserved_change) as moved, (select coalesce(sum(num - shipped_num - dropped_num), 0) from order_line l join shop_order o on o.id = l.order_id
        where l.spec_id = k.spec_id and o.state in ('in_approval', 'wait_pay', 'wait_ship')) as open
      from stock_ledger k where ref like 'line:%' or ref like 'shipment:%' group by spec_id) x where moved <> open`,
    ],
    ['events chain', `order_event e join order_event b on b.order_id = e.order_id and b.seq = e.seq - 1 where e.from_state <> b.to_state`],
    [
      'the state is the last event’s',
      `shop_order o where o.state <> (select to_state from order_event where order_id = o.id order by seq desc limit 1)`,
    ],
    [
      'lines add up to the order',
      `shop_order o where payable_fen - freight_fen <> (select sum(pay_fen) from order_line where order_id = o.id)`,
    ],
    [
      'a coupon is in one live order',
      `(select member_coupon_id from shop_order where state <> 'cancelled' and member_coupon_id is not null group by 1 having count(*) > 1) x`,
    ],
    [
      'a live order has its coupon',
      `shop_order o where coupon_fen > 0 and state <> 'cancelled' and not exists (select from member_coupon where used_order_id = o.id)`,
    ],
    [
      'points are the sum of their ledger',
      `point_account a where balance <> (select coalesce(sum(change), 0) from point_ledger where member_id = a.member_id)`,
    ],
    [
      'activity stock is what its orders hold',
      `seckill_goods k where sold - sold_elsewhere <> (select coalesce(sum(num - dropped_num), 0) from order_line l join shop_order o on o.id = l.order_id
      where activity_type = 3 and activity_ref = k.session_id and spec_id = k.spec_id and o.state <> 'cancelled')`,
    ],
    [
      'buyers of an activity are counted',
      `activity_buyer b where num <> (select coalesce(sum(l.num - dropped_num), 0) from order_line l join shop_order o on o.id = l.order_id
      where l.activity_type = b.activity_type and activity_ref = b.activity_ref and l.spec_id = b.spec_id and o.member_id = b.member_id and o.state <> 'cancelled')`,
    ],
  ];
  const broken: string[] = [];
  for (const [name, from] of checks) {
    const { rows } = await db.pool.query<{ n: string }>(`select count(*) as n from ${from}`);
    if (rows[0]?.n !== '0') broken.push(name);
  }
  return broken;
};
