import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { signPay } from '../gateways/pay-sign.ts';
import { findBroken } from '../testing/find-broken.ts';
import { orderRow } from '../testing/order-steps.ts';
import { alertsOf, attemptState, notify, payApp, refundsOf, stateOf, toBank } from '../testing/pay-steps.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = payApp();

afterEach(async () => {
  expect(await findBroken(mall.house.db)).toEqual([]);
  expect(await findBroken(mall.house.db)).toEqual([]);
});

const noticesOf = async (attemptNo: string) =>
  (await mall.house.db.pool.query('select verdict from pay_notice where attempt_no = $1 order by id', [attemptNo])).rows.map(
    ({ verdict }) => verdict as string,
  );

describe('a notice that is right', () => {
  it('pays the order once, tells the buyer, and is answered with success', async () => {
    const { orderId, attemptNo, amountFen } = await toBank(mall);
    expect(await notify(mall, { attemptNo, amountFen })).toEqual({ status: 200, text: 'success' });
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({
      state: 'wait_ship',
      pay_state: 'paid',
      paid_fen: String(amountFen),
      pay_channel: 'pc',
    });
    const told = (await toldMessages(mall.house, '1')).filter(({ url }) => url.endsWith(`id=${orderId}`));
    expect(told).toMatchObject([{ title: '支付成功', url: `/personalCenterBase/myOrdersDetail?id=${orderId}` }]);
  });

  it('counts once when it comes fifty times at once, and every copy is answered with success', async () => {
    const { orderId, attemptNo, amountFen } = await toBank(mall);
    const noticeId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => notify(mall, { noticeId, attemptNo, amountFen })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 success']));
    expect(await noticesOf(attemptNo)).toEqual(['applied']);
    const events = await mall.house.db.pool.query("select 1 from order_event where order_id = $1 and event = 'pay'", [orderId]);
    expect(events.rowCount).toBe(1);
    expect(await alertsOf(mall, attemptNo)).toEqual([]);
  });

  it('counts once when the same payment is told under fifty numbers at once', async () => {
    const { orderId, attemptNo, amountFen } = await toBank(mall);
    await Promise.all(Array.from({ length: 50 }, () => notify(mall, { attemptNo, amountFen })));
    expect((await noticesOf(attemptNo)).filter((verdict) => verdict === 'applied')).toHaveLength(1);
    expect([await stateOf(mall, orderId), await refundsOf(mall, orderId)]).toEqual(['wait_ship', []]);
  });
});

const untouched = async (given: Awaited<ReturnType<typeof toBank>>) => {
  expect(await stateOf(mall, given.orderId)).toBe('wait_pay');
  expect(await attemptState(mall, given.attemptNo)).toBe('paying');
};

describe('a notice that is wrong', () => {
  it('pays nothing when it is forged: no signature, a wrong one, one of another secret', async () => {
    const given = await toBank(mall);
    const { attemptNo, amountFen } = given;
    for (const sign of ['', 'a'.repeat(64), signPay('other', 'notify pc', '1', '{}')])
      expect(await notify(mall, { attemptNo, amountFen }, { sign })).toEqual({ status: 400, text: 'fail' });
    await untouched(given);
    expect(await alertsOf(mall, attemptNo)).toEqual(['forged']);
    expect(await noticesOf(attemptNo)).toEqual([]);
  });

  it('pays nothing when a byte was changed on the way', async () => {
    const given = await toBank(mall);
    const { attemptNo, amountFen } = given;
    const noticeId = randomUUID();
    const told = { noticeId, attemptNo, outNo: 'X', state: 'failure', amountFen };
    const body = JSON.stringify({ ...told, state: 'success' });
    expect((await notify(mall, told, { body })).text).toBe('fail');
    await untouched(given);
    expect(await alertsOf(mall, attemptNo)).toEqual(['forged']);
  });

  it('pays nothing when it was kept back for six minutes', async () => {
    const given = await toBank(mall);
    const answer = await notify(mall, { attemptNo: given.attemptNo, amountFen: given.amountFen }, { time: String(Date.now() - 360_000) });
    expect(answer.text).toBe('fail');
    await untouched(given);
    expect(await alertsOf(mall, given.attemptNo)).toEqual(['stale']);
  });

  it('pays nothing when the amount is off by one fen, either way', async () => {
    const given = await toBank(mall);
    const { attemptNo, amountFen } = given;
    await notify(mall, { attemptNo, amountFen: amountFen - 1 });
    await notify(mall, { attemptNo, amountFen: amountFen + 1 });
    await untouched(given);
    expect(await alertsOf(mall, attemptNo)).toEqual(['wrong_amount']);
    expect(await noticesOf(attemptNo)).toEqual(['wrong_amount', 'wrong_amount']);
  });

  it('pays nothing at the door of another channel, nor for an attempt of another channel', async () => {
    const given = await toBank(mall, { channel: 'wechat' });
    const { attemptNo, amountFen } = given;
    expect((await notify(mall, { channel: 'wechat', attemptNo, amountFen }, { door: 'pc' })).text).toBe('fail');
    await notify(mall, { channel: 'pc', attemptNo, amountFen });
    await untouched(given);
    expect(await alertsOf(mall, attemptNo)).toEqual(['forged', 'mismatch']);
  });

  it('pays nothing with the bank number of another payment', async () => {
    const first = await toBank(mall);
    await notify(mall, { attemptNo: first.attemptNo, amountFen: first.amountFen, outNo: 'SAME' });
    const second = await toBank(mall);
    await notify(mall, { attemptNo: second.attemptNo, amountFen: second.amountFen, outNo: 'SAME' });
    await untouched(second);
    expect(await alertsOf(mall, second.attemptNo)).toEqual(['mismatch']);
  });

  it('changes nothing when a used number comes back with another content', async () => {
    const first = await toBank(mall);
    const second = await toBank(mall);
    const noticeId = randomUUID();
    await notify(mall, { noticeId, attemptNo: first.attemptNo, amountFen: first.amountFen });
    expect((await notify(mall, { noticeId, attemptNo: second.attemptNo, amountFen: second.amountFen })).text).toBe('success');
    await untouched(second);
    expect(await alertsOf(mall, first.attemptNo)).toEqual(['altered']);
  });

  it('is refused without a fault of the server when it is no notice at all', async () => {
    for (const body of ['', '{', '[]', 'null', '{"noticeId":1}', JSON.stringify({ attemptNo: "'; drop table refund" })]) {
      const time = String(Date.now());
      const sign = signPay(mall.house.paySecret, 'notify pc', time, body);
      expect(await notify(mall, { attemptNo: 'X', amountFen: 1 }, { body, time, sign })).toEqual({ status: 400, text: 'fail' });
    }
    expect((await notify(mall, { attemptNo: 'X', amountFen: 1 }, { door: 'nowhere' })).status).toBe(400);
    const unknown = await notify(mall, { attemptNo: '999999999999', amountFen: 1 });
    expect(unknown.text).toBe('success');
    expect(await alertsOf(mall, 'unknown')).toContain('mismatch');
  });

  it('fills no table by being sent often', async () => {
    const { attemptNo, amountFen } = await toBank(mall);
    await Promise.all(Array.from({ length: 20 }, () => notify(mall, { attemptNo, amountFen }, { sign: 'no' })));
    const { rows } = await mall.house.db.pool.query('select times from pay_alert where subject = $1', [attemptNo]);
    expect(rows).toEqual([{ times: 20 }]);
  });
});

describe('notices in the wrong order', () => {
  it('let a success follow a failure', async () => {
    const { orderId, attemptNo, amountFen } = await toBank(mall);
    await notify(mall, { attemptNo, amountFen, state: 'failure' });
    expect([await attemptState(mall, attemptNo), (await orderRow(mall.house.db, orderId)).pay_state]).toEqual(['failure', 'unpaid']);
    await notify(mall, { attemptNo, amountFen });
    expect([await attemptState(mall, attemptNo), await stateOf(mall, orderId)]).toEqual(['success', 'wait_ship']);
  });

  it('never let a failure undo a success', async () => {
    const { orderId, attemptNo, amountFen } = await toBank(mall);
    await notify(mall, { attemptNo, amountFen });
    await notify(mall, { attemptNo, amountFen, state: 'failure' });
    expect([await attemptState(mall, attemptNo), await stateOf(mall, orderId)]).toEqual(['success', 'wait_ship']);
    expect(await noticesOf(attemptNo)).toEqual(['applied', 'no_effect']);
  });
});
