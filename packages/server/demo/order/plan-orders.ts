import type { CancelKind } from '@mall/contract/order/cancel-kinds.ts';
import type { OrderState, PayMode } from '@mall/contract/order/order.machine.ts';
import { makeRandom } from '../kit/random.ts';

/** An order of the demo. Moments are hours ago; what has not happened is missing. */
export type OrderPlan = {
  memberId: number;
  state: OrderState;
  mode: PayMode;
  placed: number;
  /** How many specs, of how many stores; more than one store is one trade with an order each. */
  lines: number;
  stores?: number;
  /** Of this store. */
  store?: string;
  paid?: number;
  shipped?: number;
  /** Only the first part has left. */
  part?: boolean;
  signed?: number;
  received?: number;
  done?: number;
  reviewed?: boolean;
  cancelled?: number;
  kind?: CancelKind;
  /** Somebody had to approve it, and did so then. */
  asked?: boolean;
  approved?: number;
  coupon?: boolean;
  points?: boolean;
  invoice?: boolean;
  leaveWord?: string;
  /** One of the crowd's, of the months that the figures tell of: the shelf of the demo's buyers does not know of it. */
  history?: true;
};

type Given = Omit<OrderPlan, 'memberId' | 'state' | 'mode' | 'lines'> & { lines?: number; mode?: PayMode };

const day = 24;
const plan = (memberId: number, state: OrderState, { lines = 1, mode = 'prepay', ...given }: Given): OrderPlan => ({
  memberId,
  state,
  mode,
  lines,
  ...given,
});

const words = ['请尽快发货，现场等用。', '发货前请电话联系。', '工地收货，请送到北门仓库。', '需要随货附检验报告。', ''];

/** Money before goods: one of every state, and several where an after-sale or a review can begin. */
const paidFirst = (id: number): OrderPlan[] => [
  plan(id, 'wait_pay', { placed: 1.6, lines: 2, invoice: true, leaveWord: words[id % words.length] as string }),
  plan(id, 'wait_pay', { placed: 19.2, lines: 2, stores: 2 }),
  // Older than a day, so that the clerk of the demo leaves them as they are.
  plan(id, 'wait_ship', { placed: 1.3 * day, paid: 1.25 * day, lines: 2, coupon: true }),
  plan(id, 'wait_ship', { placed: 2.1 * day, paid: 2.05 * day, lines: 1, leaveWord: words[(id + 1) % words.length] as string }),
  plan(id, 'wait_ship', { placed: 3.4 * day, paid: 3.3 * day, shipped: 1.4 * day, part: true, lines: 3, invoice: true }),
  plan(id, 'wait_receive', { placed: 2.9 * day, paid: 2.8 * day, shipped: 1.9 * day, lines: 2, points: true }),
  plan(id, 'wait_receive', { placed: 6.2 * day, paid: 6.1 * day, shipped: 5 * day, signed: 2.2 * day, lines: 3 }),
  plan(id, 'wait_receive', { placed: 7.4 * day, paid: 7.3 * day, shipped: 6.4 * day, signed: 4 * day, lines: 1 }),
  plan(id, 'done', {
    placed: 8.1 * day,
    paid: 8 * day,
    shipped: 7.2 * day,
    signed: 4.9 * day,
    received: 2.4 * day,
    done: 2.4 * day,
    lines: 2,
    invoice: true,
  }),
  plan(id, 'done', {
    placed: 9.3 * day,
    paid: 9.2 * day,
    shipped: 8 * day,
    signed: 6 * day,
    received: 4.6 * day,
    done: 4.6 * day,
    lines: 1,
  }),
  plan(id, 'done', {
    placed: 12 * day,
    paid: 11.9 * day,
    shipped: 11 * day,
    signed: 9.1 * day,
    received: 8.2 * day,
    done: 8.2 * day,
    lines: 3,
    stores: 2,
  }),
  plan(id, 'done', {
    placed: 14.5 * day,
    paid: 14.4 * day,
    shipped: 13.5 * day,
    signed: 11 * day,
    received: 10 * day,
    done: 10 * day,
    lines: 2,
  }),
  plan(id, 'done', {
    placed: 17 * day,
    paid: 16.9 * day,
    shipped: 16 * day,
    signed: 14 * day,
    received: 12.3 * day,
    done: 12.3 * day,
    lines: 2,
    reviewed: true,
  }),
  plan(id, 'done', {
    placed: 31 * day,
    paid: 30.9 * day,
    shipped: 30 * day,
    signed: 27 * day,
    received: 25 * day,
    done: 25 * day,
    lines: 2,
    reviewed: true,
  }),
  plan(id, 'cancelled', { placed: 4.2 * day, cancelled: 4.1 * day, kind: 'buyer', lines: 1 }),
  plan(id, 'cancelled', { placed: 10.6 * day, cancelled: 9.6 * day, kind: 'pay_timeout', lines: 2 }),
  plan(id, 'cancelled', { placed: 21 * day, paid: 20.9 * day, cancelled: 20 * day, kind: 'seller', lines: 1 }),
];

/** What a purchaser asks his company for: several of every age, one of them near its end, one refused and one agreed to. */
const askedFor = (id: number): OrderPlan[] => {
  const ages = [0.6, 5.5, 27, 2.2 * day, 3.3 * day, 6.8 * day, 9, 14.5, 30];
  return [
    ...ages.map((placed, nth) =>
      plan(id, 'in_approval', {
        placed,
        asked: true,
        lines: 1 + (nth % 3),
        stores: 1 + (nth % 2),
        // So that a store whose people can sign in sees what waits for its buyers' approval.
        ...((nth === 2 || nth === 4) && { store: '缆岳电缆旗舰店' }),
        invoice: true,
        leaveWord: words[(id + nth) % words.length] as string,
      }),
    ),
    plan(id, 'cancelled', { placed: 5.2 * day, cancelled: 4.4 * day, asked: true, kind: 'approval_rejected', lines: 2 }),
    plan(id, 'wait_pay', { placed: 9.5, approved: 3.2, asked: true, lines: 2 }),
  ];
};

/** Goods before money, for the members of a certified company. */
const paidLater = (id: number): OrderPlan[] => {
  const mode = 'postpay' as const;
  return [
    plan(id, 'wait_ship', { mode, placed: 1.6 * day, lines: 2, invoice: true }),
    plan(id, 'wait_pay', { mode, placed: 18 * day, shipped: 17 * day, signed: 14 * day, received: 13 * day, lines: 2, invoice: true }),
    plan(id, 'done', {
      mode,
      placed: 44 * day,
      shipped: 43 * day,
      signed: 40 * day,
      received: 39 * day,
      paid: 12.6 * day,
      done: 12.6 * day,
      lines: 2,
    }),
  ];
};

/** On the company's purchase quota: what was used, repaid and taken back, what is on its way, and one that waits for the mall. */
const onQuota = (id: number): OrderPlan[] => {
  const mode = 'credit' as const;
  const gone = (daysAgo: number, lines: number, { reviewed = false, store }: { reviewed?: boolean; store?: string } = {}): OrderPlan => {
    const received = (daysAgo - 6) * day;
    return plan(id, 'done', {
      mode,
      placed: daysAgo * day,
      shipped: (daysAgo - 1) * day,
      signed: (daysAgo - 5) * day,
      received,
      done: received,
      lines,
      reviewed,
      ...(store && { store }),
    });
  };
  return [
    gone(47, 2, { reviewed: true }),
    gone(26, 2),
    gone(15, 1),
    // What is billed, by three stores.
    ...[25, 24.2, 12].map((daysAgo) => gone(daysAgo, 2, { store: '缆岳电缆旗舰店' })),
    ...[23.4, 22.6, 21.3, 20.1, 11].map((daysAgo) => gone(daysAgo, 2, { store: '光储自营旗舰仓' })),
    gone(22.2, 2, { store: '断岳低压旗舰店' }),
    // To be received: from here a bill, its invoice and a return can be followed to the end.
    plan(id, 'wait_receive', { mode, placed: 6.6 * day, shipped: 5.2 * day, signed: 1.2 * day, lines: 2, store: '光储自营旗舰仓' }),
    plan(id, 'wait_ship', { mode, placed: 1.7 * day, lines: 2, invoice: true }),
    plan(id, 'cancelled', { mode, placed: 11.4 * day, cancelled: 11 * day, kind: 'buyer', lines: 1 }),
    plan(id, 'in_approval', { mode, placed: 3.2, lines: 2, leaveWord: words[3] as string }),
  ];
};

/** Long done, so that the list has pages. */
const longAgo = (id: number, count: number): OrderPlan[] =>
  Array.from({ length: count }, (_, nth) => {
    const random = makeRandom(id, nth, 41);
    const placed = (36 + nth * 9 + random.whole(0, 6)) * day + random.whole(0, 20);
    const given = { placed, paid: placed - 2, shipped: placed - 26, signed: placed - 90, received: placed - 120, done: placed - 120 };
    return plan(id, 'done', { ...given, lines: random.whole(1, 4), reviewed: random.chance(0.5) });
  });

/** What the people of a store find: orders of every kind of hurry, one half sent, one that a buyer asks back; and a month that was sold well in. */
const storeWork = (store: string, nth: number, buyers: readonly DemoBuyer[]): OrderPlan[] => {
  const own = buyers.filter(({ buysNow, certified }) => buysNow && certified);
  const random = makeRandom(nth, 7, 23);
  const by = (at: number) => (own[(at + nth) % own.length] as DemoBuyer).id;
  const sold = (daysAgo: number, at: number): OrderPlan => {
    const placed = daysAgo * day + random.whole(1, 9);
    const given = { store, placed, paid: placed - 0.4, shipped: placed - random.whole(9, 70), lines: random.whole(1, 2) };
    if (daysAgo < 5) return plan(by(at), 'wait_receive', { ...given, shipped: Math.max(0.5, placed - 10) });
    const done = placed - 80;
    return plan(by(at), 'done', { ...given, signed: placed - 74, received: done, done, reviewed: at % 3 === 0 });
  };
  return [
    // The clerk of the demo leaves alone what is older than a day.
    plan(by(0), 'wait_ship', { store, placed: 2.4 * day, paid: 2.3 * day, lines: 2, leaveWord: words[3] as string }),
    plan(by(1), 'wait_ship', { store, placed: 1.98 * day, paid: 1.96 * day, lines: 1 }),
    plan(by(2), 'wait_ship', { store, placed: 1.8 * day, paid: 1.79 * day, lines: 2, invoice: true, leaveWord: words[2] as string }),
    plan(by(0), 'wait_ship', { store, placed: 1.12 * day, paid: 1.1 * day, lines: 2 }),
    plan(by(1), 'wait_ship', { store, mode: 'postpay', placed: 1.3 * day, lines: 1 }),
    plan(by(2), 'wait_ship', { store, placed: 3.2 * day, paid: 3.1 * day, shipped: 1.5 * day, part: true, lines: 3 }),
    ...[0.2, 1.3, 2.2, 3.6, 5.1, 6.4, 8.2, 9.1, 11.3, 13.2, 16.5, 19.4, 22.1, 26.3].map(sold),
  ];
};

/** `asks`: his company approves what he orders; `onQuota`: he buys on its purchase quota. */
export type DemoBuyer = { id: number; certified: boolean; buysNow: boolean; asks?: boolean; onQuota?: boolean };

export const planOrders = (buyers: readonly DemoBuyer[], stores: readonly string[] = []): OrderPlan[] =>
  [
    ...stores.flatMap((store, nth) => storeWork(store, nth, buyers)),
    ...buyers.flatMap(({ id, certified, buysNow, asks, onQuota: quota }) => [
      ...(buysNow ? paidFirst(id) : []),
      ...(buysNow && certified ? paidLater(id) : []),
      ...(buysNow && asks ? askedFor(id) : []),
      ...(buysNow && quota ? onQuota(id) : []),
      ...longAgo(id, certified ? 14 : 6),
    ]),
  ].toSorted((one, other) => other.placed - one.placed);
