import type { Id } from '@mall/contract/kernel/fields.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpPay, type PayGateway } from '../gateways/pay.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction, openDb } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { openNews } from '../kernel/news.ts';
import type { StoreSide } from '../kernel/side.ts';
import { listenersOf } from '../listeners.ts';
import { findBroken } from '../testing/find-broken.ts';
import { buyerOf, orderRow, place, specOf } from '../testing/order-steps.ts';
import { alertsOf, atBank, attemptState, hurry, notify, payApp, refundsOf, stateOf, toBank } from '../testing/pay-steps.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { cancelForBuyer } from './cancel-for-buyer.ts';
import { cancelForSeller } from './cancel-for-seller.ts';
import { chooseOffline } from './choose-offline.ts';
import { queryAttempts } from './query-attempts.ts';
import { refundOrder } from './refund-order.ts';
import { sendRefunds } from './send-refunds.ts';
import { startPayment } from './start-payment.ts';
import { sweepPayTimeouts } from './sweep-pay-timeouts.ts';

const mall = payApp();
const buyer = buyerOf('1');
const reason = '不想买了';

afterEach(async () => {
  expect(await findBroken(mall.house.db)).toEqual([]);
  expect(await findBroken(mall.house.db)).toEqual([]);
});

const expire = (orderId: Id) =>
  mall.house.db.pool.query("update shop_order set pay_deadline = now() - interval '1 second' where id = $1", [orderId]);
const ended = (orderId: Id) => vi.waitFor(async () => expect(await stateOf(mall, orderId)).toBe('cancelled'));
/** The same house with another bank. */
const houseWith = (over: Partial<PayGateway>): House => ({ ...mall.house, pay: { ...mall.house.pay, ...over } });
/** The same house where nobody but this waits for the refunds of after-sales. */
const hearing = (hear: (ref: string) => Promise<unknown>): House => {
  const waits = async (_tx: unknown, { ref }: { ref: string }) => {
    if (!ref.startsWith('after-sale:')) return;
    await hear(ref);
    return 'taken' as const;
  };
  const news = openNews({ ...listenersOf(usualSettings), 'after-sale': { atOnce: { 'payment.refunded': waits } } });
  return { ...mall.house, news, db: openDb(mall.house.db.pool, news.hear) };
};
/** What the buyer reads about an order, oldest first. */
const toldOf = async (orderId: Id) =>
  (await toldMessages(mall.house, '1')).filter(({ url }) => url.endsWith(`id=${orderId}`)).map(({ title }) => title);
const bankAway = () => houseWith(httpPay('http://127.0.0.1:9', 'x'));

describe('paying', () => {
  it('goes from the cashier over the bank to a paid order', async () => {
    const { orderId, attemptNo } = await toBank(mall);
    expect((await orderRow(mall.house.db, orderId)).pay_state).toBe('paying');
    expect(await atBank(mall, attemptNo, 'success')).toBe('success');
    expect([await stateOf(mall, orderId), await attemptState(mall, attemptNo)]).toEqual(['wait_ship', 'success']);
  });

  it('opens one payment for two clicks at once, and gives the same one again', async () => {
    const { paySn } = await place(mall.house.db, '1');
    const started = await Promise.all([1, 2, 3, 4].map(() => startPayment(mall.house, buyer, { paySn, channel: 'pc' })));
    expect(new Set(started.map(({ attemptNo }) => attemptNo)).size).toBe(1);
    expect(new Set(started.map(({ payUrl }) => payUrl)).size).toBe(1);
  });

  it('gives a code that can be scanned for WeChat, and a new one when it has expired', async () => {
    const { paySn, attemptNo } = await toBank(mall, { channel: 'wechat' });
    const same = await startPayment(mall.house, buyer, { paySn, channel: 'wechat' });
    expect(same).toMatchObject({ attemptNo, codeUrl: `${mall.house.config.siteUrl}/sandbox/pay/wechat/${attemptNo}`, settled: 0 });
    // What opens the app on a telephone is kept with it.
    expect(same.payUrl).toBe(`${same.codeUrl}?from=app`);
    expect(same.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(same.expireSeconds).toBeGreaterThan(500);
    await mall.house.db.pool.query("update pay_attempt set expires_at = now() - interval '1 second' where attempt_no = $1", [attemptNo]);
    const fresh = await startPayment(mall.house, buyer, { paySn, channel: 'wechat' });
    expect(fresh.attemptNo).not.toBe(attemptNo);
    expect([await attemptState(mall, attemptNo), await atBank(mall, attemptNo, 'success')]).toEqual(['closed', 'closed']);
  });

  it('pays both orders of a trade at once, and an order alone under its own number', async () => {
    const lines = [
      { specId: specOf(1), num: 5 },
      { specId: specOf(2), num: 5 },
    ];
    const { orderIds, attemptNo } = await toBank(mall, { lines });
    expect(orderIds).toHaveLength(2);
    await atBank(mall, attemptNo, 'success');
    for (const id of orderIds) expect(await stateOf(mall, id)).toBe('wait_ship');
  });

  it('sends back only the share of the order that was cancelled meanwhile', async () => {
    const lines = [
      { specId: specOf(1), num: 5 },
      { specId: specOf(2), num: 5 },
    ];
    const { orderIds, attemptNo, paySn } = await toBank(mall, { lines });
    const [first, second] = orderIds as [Id, Id];
    await atBank(mall, attemptNo, 'late', { seconds: '3600' });
    await cancelForBuyer(mall.house, buyer, { orderId: first, reason });
    // The attempt for both is closed with it; the other order is paid by one of its own amount.
    const next = await startPayment(mall.house, buyer, { paySn, channel: 'pc' });
    expect(next.attemptNo).not.toBe(attemptNo);
    const { rows } = await mall.house.db.pool.query('select amount_fen::int from pay_attempt where attempt_no = $1', [attemptNo]);
    await notify(mall, { attemptNo, amountFen: rows[0].amount_fen });
    expect([await stateOf(mall, first), await stateOf(mall, second)]).toEqual(['cancelled', 'wait_ship']);
    expect((await refundsOf(mall, first)).map(({ ref }) => ref)).toEqual([`late:${attemptNo}/${first}`]);
    await atBank(mall, next.attemptNo, 'success');
    expect((await refundsOf(mall, second)).map(({ ref }) => ref)).toEqual([`late:${next.attemptNo}/${second}`]);
  });

  it('asks no bank when nothing is to be paid', async () => {
    const { orderIds, paySn } = await place(mall.house.db, '1');
    const orderId = orderIds[0] as Id;
    await mall.house.db.pool.query(
      `with line as (update order_line set activity_fen = goods_fen, pay_fen = 0 where order_id = $1)
       update shop_order set activity_fen = goods_fen, freight_fen = 0, payable_fen = 0 where id = $1`,
      [orderId],
    );
    expect(await startPayment(bankAway(), buyer, { paySn, channel: 'pc' })).toMatchObject({ settled: 1 });
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
  });

  it('says so when the bank is away, and works at the next click', async () => {
    const { paySn, orderIds } = await place(mall.house.db, '1');
    await expect(startPayment(bankAway(), buyer, { paySn, channel: 'pc' })).rejects.toThrow('payment.bank_away');
    expect((await orderRow(mall.house.db, orderIds[0] as Id)).pay_state).toBe('unpaid');
    const { attemptNo } = await startPayment(mall.house, buyer, { paySn, channel: 'pc' });
    expect(await atBank(mall, attemptNo, 'success')).toBe('success');
  });

  it('is refused for a stranger, for what is paid, cancelled or too late, and for a channel of companies', async () => {
    const { paySn, attemptNo, orderId } = await toBank(mall);
    await expect(startPayment(mall.house, buyerOf('2'), { paySn, channel: 'pc' })).rejects.toThrow('kernel.not_found');
    await expect(startPayment(mall.house, buyer, { paySn, channel: 'pcpay' })).rejects.toThrow('payment.enterprise_channel');
    await atBank(mall, attemptNo, 'success');
    await expect(startPayment(mall.house, buyer, { paySn, channel: 'pc' })).rejects.toThrow('order.already_paid');
    const late = await place(mall.house.db, '1');
    await expire(late.orderIds[0] as Id);
    await expect(startPayment(mall.house, buyer, { paySn: late.paySn, channel: 'pc' })).rejects.toThrow('payment.deadline_passed');
    await sweepPayTimeouts(mall.house);
    await expect(startPayment(mall.house, buyer, { paySn: late.paySn, channel: 'pc' })).rejects.toThrow('payment.not_payable');
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
  });
});

describe('what the bank may do to us', () => {
  it('a lost notice is found by asking', async () => {
    const { orderId, attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'silent');
    expect(await stateOf(mall, orderId)).toBe('wait_pay');
    // Asked about ten seconds after it was opened, and then at least every half minute.
    const { rows } = await mall.house.db.pool.query(
      'select extract(epoch from next_query_at - created_at)::int as wait from pay_attempt where attempt_no = $1',
      [attemptNo],
    );
    expect(rows[0].wait).toBe(10);
    await hurry(mall);
    await queryAttempts(mall.house);
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
  });

  it('is asked at least every half minute while an order waits', async () => {
    const { attemptNo } = await toBank(mall);
    await mall.house.db.pool.query('update pay_attempt set queries = 500, next_query_at = now() where attempt_no = $1', [attemptNo]);
    await queryAttempts(mall.house);
    const { rows } = await mall.house.db.pool.query(
      'select extract(epoch from next_query_at - now())::int as wait from pay_attempt where attempt_no = $1',
      [attemptNo],
    );
    expect(rows[0].wait).toBeLessThanOrEqual(30);
  });

  it('a second success by another channel goes back', async () => {
    const { orderId, paySn, attemptNo, amountFen } = await toBank(mall);
    const other = await startPayment(mall.house, buyer, { paySn, channel: 'abcpay' });
    await Promise.all([atBank(mall, attemptNo, 'success'), atBank(mall, other.attemptNo, 'success')]);
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'wait_ship', paid_fen: String(amountFen) });
    const [back, ...more] = await refundsOf(mall, orderId);
    expect([back?.amount_fen, more]).toEqual([String(amountFen), []]);
    await sendRefunds(mall.house);
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'success' }]);
  });

  it('money that comes after the order was cancelled goes back by itself, and the order stays cancelled', async () => {
    const { orderId, attemptNo, amountFen } = await toBank(mall);
    await atBank(mall, attemptNo, 'late', { seconds: '1' });
    await cancelForBuyer(mall.house, buyer, { orderId, reason });
    await vi.waitFor(async () => expect(await attemptState(mall, attemptNo)).toBe('success'), { timeout: 8000 });
    expect(await stateOf(mall, orderId)).toBe('cancelled');
    expect(await alertsOf(mall, attemptNo)).toEqual(['late']);
    await sendRefunds(mall.house);
    expect(await refundsOf(mall, orderId)).toMatchObject([
      { ref: `late:${attemptNo}/${orderId}`, state: 'success', amount_fen: String(amountFen) },
    ]);
    expect(await toldOf(orderId)).toEqual(['退款到账']);
  });

  it('pays a fen too little: nothing is paid, by notice or by question', async () => {
    const { orderId, attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'wrong');
    await hurry(mall);
    await queryAttempts(mall.house);
    expect([await stateOf(mall, orderId), await alertsOf(mall, attemptNo)]).toEqual(['wait_pay', ['wrong_amount']]);
  });

  it('closes what nobody wants any more', async () => {
    const { paySn, attemptNo } = await toBank(mall);
    const other = await startPayment(mall.house, buyer, { paySn, channel: 'abcpay' });
    await atBank(mall, attemptNo, 'twice');
    await hurry(mall);
    await queryAttempts(mall.house);
    expect([await attemptState(mall, other.attemptNo), await atBank(mall, other.attemptNo, 'success')]).toEqual(['closed', 'closed']);
  });
});

describe('cancelling', () => {
  it('closes the payment at the bank first', async () => {
    const { orderId, attemptNo } = await toBank(mall);
    await cancelForBuyer(mall.house, buyer, { orderId, reason });
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'buyer', cancel_reason: reason });
    expect([await attemptState(mall, attemptNo), await atBank(mall, attemptNo, 'success')]).toEqual(['closed', 'closed']);
  });

  it('is refused when the bank says paid, and the order is paid', async () => {
    const { orderId, attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'silent');
    await expect(cancelForBuyer(mall.house, buyer, { orderId, reason })).rejects.toThrow('order.already_paid');
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
  });

  it('is refused to a stranger like an unknown order', async () => {
    const { orderIds } = await place(mall.house.db, '1');
    const orderId = orderIds[0] as Id;
    await expect(cancelForBuyer(mall.house, buyerOf('2'), { orderId, reason })).rejects.toThrow('kernel.not_found');
    expect(await stateOf(mall, orderId)).toBe('wait_pay');
  });

  it('waits when the bank does not answer, because the money may be under way', async () => {
    const { orderId } = await toBank(mall);
    await expect(cancelForBuyer(bankAway(), buyer, { orderId, reason })).rejects.toThrow('payment.bank_away');
    expect(await stateOf(mall, orderId)).toBe('wait_pay');
  });

  it('and paying at the same moment: one wins, and the money agrees', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { orderId, attemptNo, amountFen } = await toBank(mall);
      const [cancelled] = await Promise.allSettled([
        cancelForBuyer(mall.house, buyer, { orderId, reason }),
        notify(mall, { attemptNo, amountFen }),
      ]);
      const state = await stateOf(mall, orderId);
      expect(state).toBe(cancelled.status === 'fulfilled' ? 'cancelled' : 'wait_ship');
      expect((await refundsOf(mall, orderId)).length).toBe(state === 'cancelled' ? 1 : 0);
    }
  });
});

describe('the time to pay', () => {
  it('ends an order that nobody paid, gives its goods free and tells the buyer', async () => {
    const { orderId, attemptNo } = await toBank(mall);
    await expire(orderId);
    await sweepPayTimeouts(mall.house);
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'pay_timeout' });
    expect(await attemptState(mall, attemptNo)).toBe('closed');
    expect(await toldOf(orderId)).toEqual(['订单已取消']);
  });

  it('asks the bank first: what was paid in time stays', async () => {
    const { orderId, attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'silent');
    await expire(orderId);
    await sweepPayTimeouts(mall.house);
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
  });

  it('waits half a minute for a bank that is away, not longer', async () => {
    const { orderId } = await toBank(mall);
    await expire(orderId);
    await sweepPayTimeouts(bankAway());
    expect(await stateOf(mall, orderId)).toBe('wait_pay');
    await mall.house.db.pool.query("update shop_order set pay_deadline = now() - interval '31 seconds' where id = $1", [orderId]);
    await sweepPayTimeouts(bankAway());
    expect(await stateOf(mall, orderId)).toBe('cancelled');
  });

  it('ends each order once when two sweep at the same time', async () => {
    const made = await Promise.all([1, 2, 3].map(() => place(mall.house.db, '1')));
    const ids = made.flatMap(({ orderIds }) => orderIds);
    for (const id of ids) await expire(id);
    await Promise.all([sweepPayTimeouts(mall.house), sweepPayTimeouts(mall.house)]);
    for (const id of ids) await ended(id);
    const { rows } = await mall.house.db.pool.query(
      "select count(*)::int as n from order_event where event = 'cancel' and order_id = any ($1::bigint[])",
      [ids],
    );
    expect(rows[0].n).toBe(3);
  });

  it('is longer for a transfer, and never for goods of an activity', async () => {
    const { orderIds, paySn } = await place(mall.house.db, '1');
    const orderId = orderIds[0] as Id;
    const offline = await inTransaction(mall.house.db, (tx) => chooseOffline(tx, buyer, paySn, mall.house.config));
    expect(offline.paySeconds).toBeGreaterThan(71 * 3600);
    const other = await place(mall.house.db, '1');
    await mall.house.db.pool.query('update order_line set activity_type = 5, activity_ref = 999 where order_id = $1', [other.orderIds[0]]);
    await expect(inTransaction(mall.house.db, (tx) => chooseOffline(tx, buyer, other.paySn, mall.house.config))).rejects.toThrow(
      'payment.offline_activity',
    );
    await mall.house.db.pool.query('update order_line set activity_type = 0, activity_ref = null where order_id = $1', [other.orderIds[0]]);
    expect(await stateOf(mall, orderId)).toBe('wait_pay');
  });
});

const sellerOf = (storeId: Id): StoreSide => ({ kind: 'seller', memberId: '9', sessionId: '1', rights: new Map(), storeId });
const seller = sellerOf('1');
const paid = async () => {
  const given = await toBank(mall);
  await atBank(mall, given.attemptNo, 'success');
  return given;
};

describe('giving money back', () => {
  it('when a store cancels: the order ends, the money arrives once', async () => {
    const { orderId, amountFen } = await paid();
    await mall.house.db.pool.query(
      "insert into member (id, mobile, member_name, password_hash, audience, store_id) values (9, '13900000009', '店员', '', 'seller', 1) on conflict do nothing",
    );
    await cancelForSeller(mall.house.db, seller, { orderId, reason: '无货' });
    expect(await refundsOf(mall, orderId)).toMatchObject([{ ref: `cancel:${orderId}`, state: 'pending' }]);
    await Promise.all([sendRefunds(mall.house), sendRefunds(mall.house)]);
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'success', amount_fen: String(amountFen), tries: 1 }]);
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({
      state: 'cancelled',
      cancel_kind: 'seller',
      refunded_fen: String(amountFen),
      pay_state: 'refunded',
      refund_state: 'all',
    });
    await expect(cancelForSeller(mall.house.db, seller, { orderId, reason: '无货' })).rejects.toThrow('order.moved');
  });

  it('is refused to another store', async () => {
    const { orderId } = await paid();
    const other = sellerOf('2');
    await expect(cancelForSeller(mall.house.db, other, { orderId, reason: '无货' })).rejects.toThrow('kernel.not_found');
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
  });

  it('is tried again while the bank is away, and given to a person when it refuses', async () => {
    const { orderId } = await paid();
    await cancelForSeller(mall.house.db, seller, { orderId, reason: '无货' });
    await sendRefunds(bankAway());
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'pending', tries: 1 }]);
    await sendRefunds(mall.house);
    expect((await refundsOf(mall, orderId))[0]?.tries).toBe(1); // not before its time
    await hurry(mall);
    await sendRefunds(mall.house);
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'success', tries: 2 }]);

    const second = await paid();
    await cancelForSeller(mall.house.db, seller, { orderId: second.orderId, reason: '无货' });
    const refusing = houseWith({ refund: async () => ({ state: 'refused', text: '账户已销户' }) });
    for (let round = 0; round < 3; round += 1) {
      await hurry(mall);
      await sendRefunds(refusing);
    }
    const { rows } = await mall.house.db.pool.query(
      'select state, last_error, refund_sn, hand_at is not null as handed from refund where order_id = $1',
      [second.orderId],
    );
    expect(rows[0]).toMatchObject({ state: 'failure', last_error: '账户已销户', handed: true });
    expect(await alertsOf(mall, rows[0].refund_sn)).toEqual(['refund_failed']);
    await mall.house.db.pool.query("update refund set state = 'pending', next_try_at = now() where order_id = $1", [second.orderId]);
    await sendRefunds(mall.house);
  });

  it('is never more than what was paid, in however many pieces and however many at once', async () => {
    const { orderId, amountFen } = await paid();
    const part = Math.floor(amountFen / 3);
    const asked = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((name) =>
        inTransaction(mall.house.db, (tx) =>
          refundOrder(tx, { orderId, amountFen: part, ref: `after-sale:${orderId}${name}`, reason: '' }),
        ),
      ),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refundsOf(mall, orderId)).toHaveLength(3);
  });

  it('is one refund for one reason, however often it is asked for', async () => {
    const { orderId } = await paid();
    const seen: string[] = [];
    const house = hearing(async (ref) => seen.push(ref));
    const ask = (amountFen: number) =>
      inTransaction(mall.house.db, (tx) => refundOrder(tx, { orderId, amountFen, ref: `after-sale:one${orderId}`, reason: '少发' }));
    await Promise.all([ask(100), ask(100), ask(100)]);
    await expect(ask(200)).rejects.toThrow('order.moved');
    await hurry(mall);
    await sendRefunds(house);
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'success', amount_fen: '100' }]);
    expect(seen.filter((ref) => ref === `after-sale:one${orderId}`)).toHaveLength(1);
  });

  it('is marked only when the room that asked for it could book it', async () => {
    const { orderId } = await paid();
    const failing = hearing(async () => {
      throw new Error('not now');
    });
    await inTransaction(mall.house.db, (tx) => refundOrder(tx, { orderId, amountFen: 1, ref: `after-sale:hook${orderId}`, reason: '' }));
    await sendRefunds(failing);
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'pending' }]);
    await hurry(mall);
    await sendRefunds(hearing(async () => {}));
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'success' }]);
  });

  it('that nobody waits for is not marked as done', async () => {
    const { orderId } = await paid();
    const news = openNews({});
    await inTransaction(mall.house.db, (tx) => refundOrder(tx, { orderId, amountFen: 1, ref: `after-sale:lost${orderId}`, reason: '' }));
    await hurry(mall);
    const errors: unknown[] = [];
    const log = {
      ...mall.house.log,
      warn: (about: { err: unknown }) => errors.push(about.err),
      error: (about: { err: unknown }) => errors.push(about.err),
    };
    await sendRefunds({ ...mall.house, db: openDb(mall.house.db.pool, news.hear), log: log as unknown as House['log'] });
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'pending' }]);
    expect(String(errors[0])).toContain('nobody waits for payment.refunded');
    await hurry(mall);
    await sendRefunds(hearing(async () => {}));
  });
});
