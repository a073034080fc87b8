import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroken } from '../testing/find-broken.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { payableOf, place, specOf } from '../testing/order-steps.ts';
import { atBank, attemptState, payApp, refundsOf, stateOf, toBank } from '../testing/pay-steps.ts';
import { tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = payApp();
let owner = { token: '' };
let stranger = { token: '' };
let operator = { token: '' };

beforeAll(async () => {
  const { db } = mall.house;
  owner = { token: await tokenOf(db, '1') };
  stranger = { token: await tokenOf(db, '2') };
  operator = await addSignedIn(db, { audience: 'operator' });
});

const placeOne = async (memberId = '1', at = 2): Promise<Id> =>
  (await place(mall.house.db, memberId, { lines: [{ specId: specOf(at), num: 5 }] })).orderIds[0] as Id;
const together = (orderIds: Id[], as = owner) => mall.call(payApi.together, { body: { orderIds } }, as);
const sumOf = async (ids: readonly Id[]) => {
  const amounts = await Promise.all(ids.map((id) => payableOf(mall.house.db, id)));
  return amounts.reduce((sum, amount) => sum + amount, 0);
};
const goToBank = async (paySn: string) => (await mall.call(payApi.pc, { body: { paySn, channel: 'pc' } }, owner)).data.attemptNo;
const statesOf = (ids: readonly Id[]) => Promise.all(ids.map((id) => stateOf(mall, id)));
const allIsWell = async () => expect(await findBroken(mall.house.db)).toEqual([]);

describe('orders of several trades paid together', () => {
  it('have one number, one cashier and one payment, whatever the order of choosing and however often it is asked', async () => {
    const ids = [await placeOne(), await placeOne('1', 1), await placeOne()];
    const answers = await Promise.all([together(ids), together(ids.toReversed()), together([...ids, ...ids])]);
    const [{ data }] = answers;
    expect(new Set(answers.map((answer) => answer.data.paySn)).size).toBe(1);
    expect(data.amount).toBe(toYuan(fen(await sumOf(ids))));
    expect(data.paySeconds).toBeGreaterThan(0);
    const cashier = (await mall.call(payApi.cashier, { query: { paySn: data.paySn } }, owner)).data;
    expect(cashier).toMatchObject({ state: 'unpaid', amount: data.amount });
    expect(cashier.orders.map(({ orderId }) => orderId)).toEqual(ids);
    await atBank(mall, await goToBank(data.paySn), 'success');
    expect(await statesOf(ids)).toEqual(['wait_ship', 'wait_ship', 'wait_ship']);
    await allIsWell();
  });

  it('are named by the number of the one when only one is chosen', async () => {
    const id = await placeOne();
    const alone = await mall.call(payApi.toPay, { params: { id } }, owner);
    expect((await together([id, id])).data.paySn).toBe(alone.data.paySn);
  });

  it('lose the one that is cancelled at the bank’s door, and are paid for the rest under the same number', async () => {
    const [kept, dropped] = [await placeOne(), await placeOne()];
    const { paySn } = (await together([kept, dropped])).data;
    const before = await goToBank(paySn);
    await mall.call(orderCancelApi.cancel, { body: { orderId: dropped, reason: '不需要了' } }, owner);
    expect(await attemptState(mall, before)).toBe('closed');
    const { data } = await mall.call(payApi.cashier, { query: { paySn } }, owner);
    expect(data.amount).toBe(toYuan(fen(await sumOf([kept]))));
    await atBank(mall, await goToBank(paySn), 'success');
    expect(await statesOf([kept, dropped])).toEqual(['wait_ship', 'cancelled']);
    await allIsWell();
  });

  it('give back what was paid alone meanwhile', async () => {
    const single = await toBank(mall);
    const other = await placeOne();
    const attemptNo = await goToBank((await together([single.orderId, other])).data.paySn);
    await atBank(mall, single.attemptNo, 'success');
    await atBank(mall, attemptNo, 'success');
    expect(await statesOf([single.orderId, other])).toEqual(['wait_ship', 'wait_ship']);
    expect((await refundsOf(mall, single.orderId)).map(({ amount_fen }) => Number(amount_fen))).toEqual([single.amountFen]);
    await allIsWell();
  });

  it('can be paid by one transfer, which the operator sees with all of them', async () => {
    const ids = [await placeOne(), await placeOne('1', 4)];
    const { paySn, amount } = (await together(ids)).data;
    expect((await mall.call(payApi.offline, { body: { paySn } }, owner)).data).toMatchObject({ paySn, amount });
    const sent = await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng, token: owner.token });
    const { url } = sent.data as { url: string };
    const voucher = await mall.call(payApi.submitVoucher, { body: { paySn, urls: [url], payerName: '王建国', remark: '' } }, owner);
    const { list } = (await mall.call(payOperationsApi.vouchers, { query: {} }, operator)).data;
    expect(list.find((one) => one.paySn === paySn)).toMatchObject({ amount, orderSns: { length: 2 } });
    await mall.call(payOperationsApi.confirmVoucher, { params: { id: voucher.data.voucherId }, body: { amount } }, operator);
    expect(await statesOf(ids)).toEqual(['wait_ship', 'wait_ship']);
    expect(fromYuan(amount)).toBe(await sumOf(ids));
    await allIsWell();
  });

  it('must all be the buyer’s own and wait for money', async () => {
    const [mine, theirs] = [await placeOne(), await placeOne('2')];
    expect((await together([mine, theirs])).errorCode).toBe('kernel.not_found');
    expect((await together([mine], stranger)).errorCode).toBe('kernel.not_found');
    const paid = await toBank(mall);
    await atBank(mall, paid.attemptNo, 'success');
    expect((await together([mine, paid.orderId])).errorCode).toBe('order.already_paid');
    const late = await placeOne();
    await mall.house.db.pool.query(`update shop_order set pay_deadline = now() - interval '1 minute' where id = $1`, [late]);
    expect((await together([mine, late])).errorCode).toBe('payment.deadline_passed');
    expect((await together([])).code).toBe(505);
  });
});
