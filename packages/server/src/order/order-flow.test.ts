import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { grantPoints } from '../marketing/grant-points.ts';
import { codeOf } from '../testing/code-of.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { addSession, holdCoupon } from '../testing/marketing-steps.ts';
import { buyerOf, linesOf, orderRow, payableOf, place, placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { hideOrder } from './hide-order.ts';
import { holdForAfterSale } from './hold-for-after-sale.ts';
import { payOrder } from './pay-order.ts';
import { receiveDueOrders } from './receive-due-orders.ts';
import { recordRefund } from './record-refund.ts';
import { releaseFromAfterSale } from './release-from-after-sale.ts';

const database = testDatabase();
const { buyer, stranger, bigBuyer } = small.members;
const byBuyer = buyerOf(buyer);

beforeAll(async () => {
  await buildSmallMall(database.db, 40);
  await database.db.pool.query('update goods set moq = 1');
  await addSession(database.db, { from: -1, until: 1, specIds: [specOf(30)], total: 10 });
});

const inTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(database.db, work);
const stockOf = async (specId: Id) =>
  (await database.db.pool.query('select on_hand, reserved from spec_stock where spec_id = $1', [specId])).rows[0];
const pointsOf = async (memberId: Id) =>
  Number((await database.db.pool.query('select balance from point_account where member_id = $1', [memberId])).rows[0]?.balance ?? 0);
const cancel = (orderId: Id) => inTx((tx) => cancelOrder(tx, { orderId, by: byBuyer, kind: 'buyer', reason: '不想买了' }));
const pay = async (orderId: Id) => {
  const amountFen = await payableOf(database.db, orderId);
  return inTx((tx) => payOrder(tx, { orderId, amountFen, channel: 'test' }));
};
const times = { config: { PAY_DUE_DAYS: 30 } } as never;

describe('cancelling', () => {
  it('gives everything back exactly once, however often it is tried at once', async () => {
    await grantPoints(database.db, buyer, 1000, 'test:cancel');
    const couponId = await holdCoupon(database.db, buyer);
    const before = await stockOf(specOf(2));
    const { orderIds } = await place(database.db, buyer, {
      lines: [
        { specId: specOf(2), num: 20 },
        { specId: specOf(30), num: 2 },
      ],
      coupons: { [small.stores.own]: couponId },
      usePoints: 333,
    });
    const orderId = orderIds[0] as Id;
    expect(await pointsOf(buyer)).toBe(667);
    const results = await Promise.all(Array.from({ length: 10 }, () => codeOf(cancel(orderId))));
    expect(results.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'order.moved')]);
    expect(await orderRow(database.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'buyer', cancel_reason: '不想买了' });
    expect(await stockOf(specOf(2))).toEqual(before);
    expect(await pointsOf(buyer)).toBe(1000);
    const kept = await database.db.pool.query('select state, used_order_id from member_coupon where member_id = $1', [buyer]);
    expect(kept.rows).toEqual([{ state: 'new', used_order_id: null }]);
    const activity = await database.db.pool.query('select sold from seckill_goods where spec_id = $1', [specOf(30)]);
    expect(activity.rows).toEqual([{ sold: 0 }]);
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });

  it('expires a coupon whose time has passed meanwhile', async () => {
    const { rows } = await database.db.pool.query<{ id: string }>(`select id from member_coupon where member_id = $1`, [buyer]);
    const { orderIds } = await place(database.db, buyer, {
      lines: [{ specId: specOf(2), num: 20 }],
      coupons: { [small.stores.own]: (rows[0] as { id: string }).id },
    });
    await database.db.pool.query(`update member_coupon set valid_until = now() where member_id = $1`, [buyer]);
    await cancel(orderIds[0] as Id);
    expect((await database.db.pool.query('select state from member_coupon where member_id = $1', [buyer])).rows).toEqual([
      { state: 'expired' },
    ]);
  });

  it('and paying at once: one of them happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderIds } = await place(database.db, buyer);
      const orderId = orderIds[0] as Id;
      const [paid, cancelled] = await Promise.all([pay(orderId), codeOf(cancel(orderId))]);
      expect([paid, cancelled]).toEqual(paid ? [true, 'order.moved'] : [false, 'done']);
      expect((await orderRow(database.db, orderId))?.state).toBe(paid ? 'wait_ship' : 'cancelled');
    }
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });

  it('is for the buyer himself, and not for what is paid', async () => {
    const { orderIds } = await place(database.db, buyer);
    const orderId = orderIds[0] as Id;
    const by = { kind: 'buyer', memberId: stranger } as const;
    expect(await codeOf(inTx((tx) => cancelOrder(tx, { orderId, by, kind: 'buyer' })))).toBe('kernel.not_found');
    await pay(orderId);
    expect(await codeOf(cancel(orderId))).toBe('order.moved');
  });

  it('by the store gives a paid order up, but not once a part is on its way', async () => {
    const seller = { kind: 'seller' } as const;
    const orderId = await placePaid(database.db, buyer, { lines: [{ specId: specOf(4), num: 5 }] });
    await inTx((tx) => cancelOrder(tx, { orderId, by: seller, kind: 'seller', reason: '缺货' }));
    expect(await orderRow(database.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'seller', pay_state: 'paid' });
    const other = await placePaid(database.db, buyer, { lines: [{ specId: specOf(4), num: 5 }] });
    const [line] = await linesOf(database.db, other);
    await ship(database.db, other, [{ orderLineId: line?.id as Id, num: 2 }]);
    expect(await codeOf(inTx((tx) => cancelOrder(tx, { orderId: other, by: seller, kind: 'seller' })))).toBe('order.not_cancellable');
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });
});

describe('paying', () => {
  it('takes the exact amount once', async () => {
    const { orderIds } = await place(database.db, buyer);
    const orderId = orderIds[0] as Id;
    const amountFen = await payableOf(database.db, orderId);
    expect(await inTx((tx) => payOrder(tx, { orderId, amountFen: amountFen - 1, channel: 'test' }))).toBe(false);
    const results = await Promise.all(Array.from({ length: 6 }, () => pay(orderId)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await orderRow(database.db, orderId)).toMatchObject({
      state: 'wait_ship',
      paid_fen: String(amountFen),
      pay_state: 'paid',
      pay_deadline: null,
    });
  });
});

describe('shipping and receiving', () => {
  it('goes in parts; the order is on its way when nothing is left, and done when it came', async () => {
    const { rows: sales } = await database.db.pool.query('select sales from goods where id = 6');
    const orderId = await placePaid(database.db, buyer, {
      lines: [
        { specId: specOf(6), num: 10 },
        { specId: specOf(8), num: 4 },
      ],
    });
    const [first, second] = await linesOf(database.db, orderId);
    const held = await stockOf(specOf(6));
    await ship(database.db, orderId, [{ orderLineId: first?.id as Id, num: 3 }]);
    expect(await orderRow(database.db, orderId)).toMatchObject({ state: 'wait_ship', deliver_state: 'part' });
    expect(await stockOf(specOf(6))).toEqual({ on_hand: held.on_hand - 3, reserved: held.reserved - 3 });
    expect(await codeOf(ship(database.db, orderId, [{ orderLineId: first?.id as Id, num: 8 }]))).toBe('order.ship_most');
    expect(await codeOf(ship(database.db, orderId, [{ orderLineId: '999999', num: 1 }]))).toBe('kernel.not_found');
    expect(await codeOf(inTx((tx) => confirmReceipt(tx, byBuyer, orderId, usualSettings)))).toBe('order.moved');
    await ship(database.db, orderId);
    expect(await orderRow(database.db, orderId)).toMatchObject({ state: 'wait_receive', deliver_state: 'all' });
    expect((await linesOf(database.db, orderId)).map((line) => line.shipped_num)).toEqual([10, 4]);
    expect(second).toBeDefined();
    expect(await codeOf(inTx((tx) => confirmReceipt(tx, buyerOf(stranger), orderId, usualSettings)))).toBe('kernel.not_found');
    const points = await pointsOf(buyer);
    await inTx((tx) => confirmReceipt(tx, byBuyer, orderId, usualSettings));
    const order = await orderRow(database.db, orderId);
    expect(order).toMatchObject({ state: 'done', deliver_state: 'received', evaluate_state: 'waiting', auto_receive_at: null });
    expect(await pointsOf(buyer)).toBe(points + Math.floor(Number(order?.paid_fen) / 100));
    expect((await database.db.pool.query('select sales from goods where id = 6')).rows[0]?.sales).toBe(sales[0]?.sales + 10);
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });

  it('lets two stores’ clerks at once send nothing twice', async () => {
    const orderId = await placePaid(database.db, buyer, { lines: [{ specId: specOf(10), num: 5 }] });
    const results = await Promise.all([0, 1, 2].map(() => codeOf(ship(database.db, orderId))));
    expect(results.filter((code) => code === 'done')).toHaveLength(1);
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });

  it('asks for the money after the goods where that was agreed', async () => {
    const actor = buyerOf(bigBuyer, { companyId: small.company });
    const { orderIds } = await place(database.db, bigBuyer, { payMode: 'postpay', actor });
    const orderId = orderIds[0] as Id;
    await ship(database.db, orderId);
    await inTx((tx) => confirmReceipt(tx, buyerOf(bigBuyer), orderId, usualSettings));
    const waiting = await orderRow(database.db, orderId);
    expect(waiting).toMatchObject({ state: 'wait_pay', deliver_state: 'received', evaluate_state: 'none' });
    expect(Math.round((Number(waiting?.pay_due) - Date.now()) / 86_400_000)).toBe(30);
    expect(await pointsOf(bigBuyer)).toBe(0);
    expect(await codeOf(inTx((tx) => cancelOrder(tx, { orderId, by: { kind: 'buyer', memberId: bigBuyer }, kind: 'buyer' })))).toBe(
      'order.moved',
    );
    expect(await pay(orderId)).toBe(true);
    expect(await orderRow(database.db, orderId)).toMatchObject({ state: 'done', evaluate_state: 'waiting' });
    expect(await pointsOf(bigBuyer)).toBeGreaterThan(0);
  });

  it('counts an order as received in time, but not while an after-sale is open', async () => {
    const due = await placePaid(database.db, buyer, { lines: [{ specId: specOf(12), num: 2 }] });
    const paused = await placePaid(database.db, buyer, { lines: [{ specId: specOf(12), num: 2 }] });
    const early = await placePaid(database.db, buyer, { lines: [{ specId: specOf(12), num: 2 }] });
    for (const orderId of [due, paused, early]) await ship(database.db, orderId);
    await database.db.pool.query(`update shop_order set auto_receive_at = now() - interval '1 minute' where id = any ($1)`, [
      [due, paused],
    ]);
    const [line] = await linesOf(database.db, paused);
    const hold = { orderId: paused, lines: [{ orderLineId: line?.id as Id, num: 1, fen: 100 }] };
    await inTx((tx) => holdForAfterSale(tx, hold, usualSettings));
    expect(await codeOf(inTx((tx) => confirmReceipt(tx, byBuyer, paused, usualSettings)))).toBe('order.after_sale_open');
    const house = { db: database.db, ...(times as { config: never }), log: { error() {} } as unknown as House['log'] };
    const received = await Promise.all([receiveDueOrders(house), receiveDueOrders(house)]);
    expect(received.toSorted()).toEqual([0, 1]);
    const states = await Promise.all([due, paused, early].map(async (id) => (await orderRow(database.db, id))?.state));
    expect(states).toEqual(['done', 'wait_receive', 'wait_receive']);
    await inTx((tx) => releaseFromAfterSale(tx, hold));
    // The buyer gets time to look again.
    expect(await receiveDueOrders(house)).toBe(0);
    expect(await codeOf(inTx((tx) => releaseFromAfterSale(tx, hold)))).toBe('order.moved');
  });
});

describe('after-sales', () => {
  it('never take more than was bought or paid, also at once', async () => {
    const orderId = await placePaid(database.db, buyer, { lines: [{ specId: specOf(14), num: 10 }] });
    const [line] = await linesOf(database.db, orderId);
    const orderLineId = line?.id as Id;
    const hold = (num: number, fen: number) =>
      codeOf(inTx((tx) => holdForAfterSale(tx, { orderId, lines: [{ orderLineId, num, fen }] }, usualSettings)));
    expect(await hold(11, 1)).toBe('order.after_sale_most');
    expect(await hold(1, Number(line?.pay_fen) + 1)).toBe('order.after_sale_most');
    const results = await Promise.all(Array.from({ length: 8 }, () => hold(3, 3)));
    expect(results.filter((code) => code === 'done')).toHaveLength(3);
    // What is being asked back is not sent.
    expect(await codeOf(ship(database.db, orderId))).toBe('order.after_sale_open');
  });

  it('before shipping free the stock, and end the order when nothing is left', async () => {
    const before = await stockOf(specOf(16));
    const orderId = await placePaid(database.db, buyer, { lines: [{ specId: specOf(16), num: 10 }], usePoints: 101 });
    const [line] = await linesOf(database.db, orderId);
    const order = await orderRow(database.db, orderId);
    const points = await pointsOf(buyer);
    const refund = async (num: number, fen: number, freightFen: number) => {
      const lines = [{ orderLineId: line?.id as Id, num, fen }];
      await inTx((tx) => holdForAfterSale(tx, { orderId, lines }, usualSettings));
      await inTx((tx) => recordRefund(tx, { orderId, lines, freightFen }, usualSettings));
      expect(await codeOf(inTx((tx) => recordRefund(tx, { orderId, lines, freightFen: 0 }, usualSettings)))).toBe('order.moved');
    };
    await refund(4, 1000, 0);
    expect(await orderRow(database.db, orderId)).toMatchObject({
      state: 'wait_ship',
      refund_state: 'part',
      pay_state: 'part_refunded',
      refunded_fen: '1000',
    });
    expect(await stockOf(specOf(16))).toEqual({ ...before, reserved: before.reserved + 6 });
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
    await refund(6, Number(line?.pay_fen) - 1000, Number(order?.freight_fen));
    expect(await orderRow(database.db, orderId)).toMatchObject({
      state: 'cancelled',
      cancel_kind: 'after_sale',
      refund_state: 'all',
      pay_state: 'refunded',
    });
    expect(await stockOf(specOf(16))).toEqual(before);
    expect(await pointsOf(buyer)).toBe(points + 101);
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });

  it('of the rest let a part that was sent go on its way', async () => {
    const orderId = await placePaid(database.db, buyer, { lines: [{ specId: specOf(18), num: 5 }] });
    const [line] = await linesOf(database.db, orderId);
    const orderLineId = line?.id as Id;
    await ship(database.db, orderId, [{ orderLineId, num: 2 }]);
    const lines = [{ orderLineId, num: 3, fen: 300 }];
    expect(await codeOf(inTx((tx) => holdForAfterSale(tx, { orderId, lines: [{ orderLineId, num: 4, fen: 1 }] }, usualSettings)))).toBe(
      'order.after_sale_most',
    );
    await inTx((tx) => holdForAfterSale(tx, { orderId, lines }, usualSettings));
    await inTx((tx) => recordRefund(tx, { orderId, lines, freightFen: 0 }, usualSettings));
    expect(await orderRow(database.db, orderId)).toMatchObject({ state: 'wait_receive', deliver_state: 'all', refund_state: 'part' });
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });

  it('of a done order take the points back that it earned, as far as they are there', async () => {
    const orderId = await placePaid(database.db, stranger, { lines: [{ specId: specOf(20), num: 5 }] });
    await ship(database.db, orderId);
    await inTx((tx) => confirmReceipt(tx, buyerOf(stranger), orderId, usualSettings));
    const [line] = await linesOf(database.db, orderId);
    const earned = await pointsOf(stranger);
    expect(earned).toBeGreaterThan(0);
    const lines = [{ orderLineId: line?.id as Id, num: 5, fen: Number(line?.pay_fen) }];
    await inTx((tx) => holdForAfterSale(tx, { orderId, lines }, usualSettings));
    await inTx((tx) => recordRefund(tx, { orderId, lines, freightFen: 0 }, usualSettings));
    const order = await orderRow(database.db, orderId);
    expect(order).toMatchObject({ state: 'done', refund_state: 'all' });
    expect(await pointsOf(stranger)).toBe(Math.floor((Number(order?.paid_fen) - Number(order?.refunded_fen)) / 100));
    expect(await findBroken(database.db, pastTheBank)).toEqual([]);
  });

  it('are over some days after the order was done', async () => {
    const orderId = await placePaid(database.db, buyer, { lines: [{ specId: specOf(22), num: 5 }] });
    await ship(database.db, orderId);
    await inTx((tx) => confirmReceipt(tx, byBuyer, orderId, usualSettings));
    await database.db.pool.query(`update shop_order set done_at = now() - interval '16 days' where id = $1`, [orderId]);
    const [line] = await linesOf(database.db, orderId);
    const lines = [{ orderLineId: line?.id as Id, num: 1, fen: 1 }];
    expect(await codeOf(inTx((tx) => holdForAfterSale(tx, { orderId, lines }, usualSettings)))).toBe('order.after_sale_most');
  });
});

describe('taking an order off the list', () => {
  it('is for finished and cancelled ones of one’s own', async () => {
    const { orderIds } = await place(database.db, buyer);
    const orderId = orderIds[0] as Id;
    const hide = (memberId: Id) => codeOf(inTx((tx) => hideOrder(tx, buyerOf(memberId), orderId)));
    expect(await hide(buyer)).toBe('order.moved');
    await cancel(orderId);
    expect([await hide(stranger), await hide(buyer), await hide(buyer)]).toEqual(['kernel.not_found', 'done', 'kernel.not_found']);
  });
});
