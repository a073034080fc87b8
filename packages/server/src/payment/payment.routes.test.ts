import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import { payApi, paySellerApi } from '@mall/contract/payment/payment.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorityOf } from '../testing/authority.ts';
import { countStatements } from '../testing/count-statements.ts';
import { findBroken } from '../testing/find-broken.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { buyerOf, orderRow, payableOf, place, specOf } from '../testing/order-steps.ts';
import { atBank, payApp, refundsOf, stateOf, toBank } from '../testing/pay-steps.ts';
import { tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = payApp();
let owner = { token: '' };
let stranger = { token: '' };
let company = { token: '' };
let seller = { token: '' };
let otherSeller = { token: '' };
let operator = { token: '' };

beforeAll(async () => {
  const { db } = mall.house;
  owner = { token: await tokenOf(db, '1') };
  stranger = { token: await tokenOf(db, '2') };
  company = { token: await tokenOf(db, '3') };
  seller = await addSignedIn(db, { audience: 'seller', storeId: '1' });
  otherSeller = await addSignedIn(db, { audience: 'seller', storeId: '2' });
  operator = await addSignedIn(db, { audience: 'operator' });
});

const placed = async (memberId = '1') => {
  const { orderIds, paySn } = await place(mall.house.db, memberId);
  return { orderId: orderIds[0] as Id, paySn };
};
const codeOf = async (answer: Promise<{ code: number; errorCode: string | null }>) => {
  const { code, errorCode } = await answer;
  return [code, errorCode];
};
const notFound = [505, 'kernel.not_found'];

describe('the cashier', () => {
  it('shows what is to be paid, by when, and changes nothing by being read', async () => {
    const { orderId, paySn } = await placed();
    const amount = toYuan(fen(await payableOf(mall.house.db, orderId)));
    const before = await orderRow(mall.house.db, orderId);
    const { data } = await mall.call(payApi.cashier, { query: { paySn } }, owner);
    expect(data).toMatchObject({
      paySn,
      state: 'unpaid',
      amount,
      orders: [{ orderId, storeName: '能电自营店', amount, state: 'wait_pay' }],
    });
    expect(data.paySeconds).toBeGreaterThan(23 * 3600);
    expect(data.orders[0]?.pictures[0]).toMatchObject({ num: 5 });
    await mall.call(payApi.queryStatus, { body: { paySn } }, owner);
    expect(await orderRow(mall.house.db, orderId)).toEqual(before);
    const { rowCount } = await mall.house.db.pool.query('select from pay_request where pay_sn = $1', [paySn]);
    expect(rowCount).toBe(0);
  });

  it('says that nothing is to be paid yet when the goods come before the money, and what was cancelled', async () => {
    const later = await place(mall.house.db, '3', { payMode: 'postpay', actor: buyerOf('3', { companyId: '1' }) });
    const { data } = await mall.call(payApi.cashier, { query: { paySn: later.paySn } }, company);
    expect(data).toMatchObject({ state: 'later', amount: '0.00', payMode: 'postpay' });
    expect((await mall.call(payApi.pcpay, { body: { paySn: later.paySn } }, company)).errorCode).toBe('payment.not_payable');
    const { orderId, paySn } = await placed();
    await mall.call(orderCancelApi.cancel, { body: { orderId, reason: '拍错了' } }, owner);
    expect((await mall.call(payApi.cashier, { query: { paySn } }, owner)).data).toMatchObject({ state: 'closed', amount: '0.00' });
  });

  it('takes at most six statements', async () => {
    const { paySn } = await placed();
    await mall.call(payApi.cashier, { query: { paySn } }, owner);
    const { statements } = await countStatements(mall.house.db, () => mall.call(payApi.cashier, { query: { paySn } }, owner));
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('gives an order that stands alone the number of its trade, and one of several its own, always the same', async () => {
    const alone = await placed();
    expect((await mall.call(payApi.toPay, { params: { id: alone.orderId } }, owner)).data.paySn).toBe(alone.paySn);
    const two = await place(mall.house.db, '1', {
      lines: [
        { specId: specOf(1), num: 5 },
        { specId: specOf(2), num: 5 },
      ],
    });
    const id = two.orderIds[0] as Id;
    const answers = await Promise.all([1, 2, 3].map(() => mall.call(payApi.toPay, { params: { id } }, owner)));
    const numbers = new Set(answers.map(({ data }) => data.paySn));
    expect([numbers.size, numbers.has(two.paySn)]).toEqual([1, false]);
    expect(answers[0]?.data.amount).toBe(toYuan(fen(await payableOf(mall.house.db, id))));
    const { data } = await mall.call(payApi.cashier, { query: { paySn: [...numbers][0] as string } }, owner);
    expect(data.orders.map(({ orderId }) => orderId)).toEqual([id]);
  });

  it('offers ways of paying by the kind of account, and says why not', async () => {
    const types = async (as: { token: string }) =>
      Object.fromEntries((await mall.call(payApi.types, {}, as)).data.map(({ code, enabled, reason }) => [code, enabled || reason]));
    expect(await types(owner)).toEqual({
      pc: 1,
      pcpay: '仅企业账户可用',
      abcpay: 1,
      wechat: 1,
      offline: 1,
      credit: '仅企业账户可用',
    });
    expect(await types(company)).toMatchObject({ pcpay: 1, credit: '尚未开通采购额度，请先申请' });
    const english = await mall.call(payApi.types, {}, { ...owner, language: 'en' });
    expect(english.data[0]).toMatchObject({ name: 'Online banking', icon: 'card' });
    expect(await codeOf(mall.call(payApi.types, { query: { paySn: (await placed()).paySn } }, stranger))).toEqual(notFound);
  });

  it('says whether an order may be paid, and who gets the money', async () => {
    const { orderId } = await placed();
    const check = async (as = owner) => (await mall.call(payApi.check, { params: { id: orderId } }, as)).data;
    expect(await check()).toMatchObject({ payable: 1, reason: '', state: 'wait_pay' });
    const { data } = await mall.call(payApi.merchant, { params: { id: orderId } }, owner);
    expect(data).toMatchObject({ merchant: '能电', amount: toYuan(fen(await payableOf(mall.house.db, orderId))) });
    await mall.call(orderCancelApi.cancel, { body: { orderId, reason: '拍错了' } }, owner);
    expect(await check()).toMatchObject({ payable: 0, reason: '订单当前不可支付', state: 'cancelled' });
  });
});

const send = (url: string, fields: Record<string, string>) =>
  mall.app.fastify.inject({
    method: 'POST',
    url: `/api/portal/payment/${url}`,
    headers: { ...authorityOf(owner.token), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('paying over the wire', () => {
  it('takes a form that is not encrypted, with a one-use value, and refuses its repetition', async () => {
    const { paySn } = await placed();
    const magicaValue = makeMagicaValue();
    const first = (await send('pc', { paySn, channel: 'pc', magicaValue })).json();
    expect(first).toMatchObject({ code: 200, data: { settled: 0 } });
    expect(first.data.payUrl).toContain('/sandbox/pay/bank/');
    expect((await send('pc', { paySn, channel: 'pc', magicaValue })).json().errorCode).toBe('400901');
    expect((await send('abcPayQueryStatus', { paySn, magicaValue: makeMagicaValue() })).json().data).toMatchObject({ state: 'paying' });
    const cheap = { paySn, channel: 'pc', amount: '0.01', magicaValue: makeMagicaValue() };
    expect((await send('pc', cheap)).json().errorCode).toBe('kernel.unknown_field');
  });

  it('follows a payment from start to success in what the status says', async () => {
    const { paySn, attemptNo } = await toBank(mall, { memberId: '3', channel: 'pcpay' }).catch(async () => {
      const made = await placed('3');
      const { data } = await mall.call(payApi.pcpay, { body: { paySn: made.paySn } }, company);
      return { ...made, attemptNo: data.attemptNo };
    });
    const status = async () => (await mall.call(payApi.queryStatus, { body: { paySn } }, company)).data.state;
    expect(await status()).toBe('paying');
    await atBank(mall, attemptNo, 'failure');
    expect(await status()).toBe('failure');
    await atBank(mall, attemptNo, 'success');
    expect(await status()).toBe('success');
    const { data } = await mall.call(payApi.cashier, { query: { paySn } }, company);
    expect(data).toMatchObject({ state: 'success', channel: 'pcpay' });
    expect(data.payDate).toBeTruthy();
  });

  it('opens each of the other channels', async () => {
    const { paySn } = await placed();
    expect((await mall.call(payApi.abcpay, { body: { paySn } }, owner)).data.payUrl).toContain('/bank/');
    expect((await mall.call(payApi.pc, { body: { paySn, channel: 'wechat' } }, owner)).data.qrCode).toContain('data:image/svg+xml');
    expect((await mall.call(payApi.pcpay, { body: { paySn } }, owner)).errorCode).toBe('payment.enterprise_channel');
  });
});

describe('a stranger', () => {
  it('finds nothing of an order that is not his, and changes nothing', async () => {
    const { orderId, paySn } = await placed();
    const before = await orderRow(mall.house.db, orderId);
    const params = { id: orderId };
    const urls = ['/uploads/whatever'];
    for (const answer of [
      mall.call(payApi.toPay, { params }, stranger),
      mall.call(payApi.check, { params }, stranger),
      mall.call(payApi.merchant, { params }, stranger),
      mall.call(payApi.cashier, { query: { paySn } }, stranger),
      mall.call(payApi.pc, { body: { paySn, channel: 'pc' } }, stranger),
      mall.call(payApi.abcpay, { body: { paySn } }, stranger),
      mall.call(payApi.pcpay, { body: { paySn } }, company),
      mall.call(payApi.queryStatus, { body: { paySn } }, stranger),
      mall.call(payApi.offline, { body: { paySn } }, stranger),
      mall.call(payApi.submitVoucher, { body: { paySn, urls, payerName: '某人', remark: '' } }, stranger),
      mall.call(orderCancelApi.cancel, { body: { orderId, reason: '恶意' } }, stranger),
      mall.call(paySellerApi.cancel, { body: { orderId, reason: '恶意' } }, otherSeller),
    ])
      expect(await codeOf(answer)).toEqual(notFound);
    expect(await orderRow(mall.house.db, orderId)).toEqual(before);
  });

  it('is no store and no operator', async () => {
    const { orderId } = await placed();
    const id = { id: '1' };
    for (const answer of [
      mall.call(paySellerApi.cancel, { body: { orderId, reason: '恶意' } }, owner),
      mall.call(payOperationsApi.vouchers, {}, seller),
      mall.call(payOperationsApi.confirmVoucher, { params: id, body: { amount: '1.00' } }, owner),
      mall.call(payOperationsApi.rejectVoucher, { params: id, body: { reason: 'x' } }, owner),
      mall.call(payOperationsApi.refunds, {}, owner),
      mall.call(payOperationsApi.refundDone, { params: id, body: { proof: 'x' } }, seller),
      mall.call(payOperationsApi.alerts, {}, seller),
    ])
      expect((await answer).errorCode).toBe('kernel.no_permission');
  });
});

describe('cancelling', () => {
  it('needs a reason', async () => {
    const { orderId } = await placed();
    expect((await mall.call(orderCancelApi.cancel, { body: { orderId, reason: ' ' } }, owner)).errorCode).toBe('order.reason_required');
    expect((await mall.call(orderCancelApi.cancel, { body: { orderId, reason: '拍错了' } }, owner)).code).toBe(200);
    expect((await mall.call(orderCancelApi.cancel, { body: { orderId, reason: '拍错了' } }, owner)).errorCode).toBe('order.moved');
  });
});

const upload = async (as: { token: string }) =>
  ((await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng, token: as.token })).data as { url: string }).url;
const submit = async (paySn: string, urls: string[], as = owner) =>
  mall.call(payApi.submitVoucher, { body: { paySn, urls, payerName: '王建国', remark: '' } }, as);
const waiting = async () => (await mall.call(payOperationsApi.vouchers, { query: { state: 'submitted' } }, operator)).data.list;
describe('paying by transfer', () => {
  it('goes from the account over a rejected voucher to a confirmed one', async () => {
    const { orderId, paySn } = await placed();
    const amount = toYuan(fen(await payableOf(mall.house.db, orderId)));
    const offline = await mall.call(payApi.offline, { body: { paySn } }, owner);
    expect(offline.data).toMatchObject({ paySn, amount, voucher: null, account: { accountNo: mall.house.config.PAY_ACCOUNT_NO } });
    expect((await submit(paySn, [])).errorCode).toBe('payment.voucher_required');
    expect((await submit(paySn, [await upload(stranger)])).errorCode).toBe('content.upload_unknown');
    const voucherState = async () => (await mall.call(payApi.cashier, { query: { paySn } }, owner)).data.voucherState;
    expect(await voucherState()).toBeUndefined();
    const first = await submit(paySn, [await upload(owner)]);
    expect(await voucherState()).toBe('submitted');
    expect(first.data).toMatchObject({ state: 'submitted', payerName: '王建国' });
    expect((await submit(paySn, [await upload(owner)])).errorCode).toBe('payment.voucher_waiting');

    const [voucher] = await waiting();
    expect(voucher).toMatchObject({ paySn, amount, state: 'submitted', memberName: '王建国' });
    const params = { id: voucher?.voucherId as string };
    expect((await mall.call(payOperationsApi.rejectVoucher, { params, body: { reason: '看不清' } }, operator)).code).toBe(200);
    expect((await mall.call(payOperationsApi.rejectVoucher, { params, body: { reason: '看不清' } }, operator)).errorCode).toBe(
      'order.moved',
    );
    expect((await mall.call(payApi.offline, { body: { paySn } }, owner)).data.voucher).toMatchObject({
      state: 'rejected',
      reason: '看不清',
    });

    expect(await voucherState()).toBe('rejected');
    await submit(paySn, [await upload(owner)]);
    const next = { id: (await waiting())[0]?.voucherId as string };
    const short = await mall.call(payOperationsApi.confirmVoucher, { params: next, body: { amount: '0.01' } }, operator);
    expect([short.errorCode, await stateOf(mall, orderId)]).toEqual(['payment.amount_differs', 'wait_pay']);
    const confirm = () => mall.call(payOperationsApi.confirmVoucher, { params: next, body: { amount } }, operator);
    const codes = (await Promise.all([confirm(), confirm()])).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'wait_ship', pay_channel: 'offline' });
    expect(await waiting()).toEqual([]);
    expect((await mall.call(payOperationsApi.confirmVoucher, { params: { id: '999' }, body: { amount } }, operator)).errorCode).toBe(
      'kernel.not_found',
    );
  });

  it('is sent back when the order was cancelled before the money was seen', async () => {
    const { orderId, paySn } = await placed();
    const amount = toYuan(fen(await payableOf(mall.house.db, orderId)));
    await submit(paySn, [await upload(owner)]);
    await mall.call(orderCancelApi.cancel, { body: { orderId, reason: '不要了' } }, owner);
    const params = { id: (await waiting())[0]?.voucherId as string };
    expect((await mall.call(payOperationsApi.confirmVoucher, { params, body: { amount } }, operator)).code).toBe(200);
    expect(await stateOf(mall, orderId)).toBe('cancelled');
    const [refund] = await refundsOf(mall, orderId);
    expect(refund).toMatchObject({ state: 'pending', tries: 0 });
    expect(refund?.ref).toMatch(/^late:/);
  });

  it('goes back by hand with a proof, once', async () => {
    const { orderId, paySn } = await placed();
    const amount = toYuan(fen(await payableOf(mall.house.db, orderId)));
    await submit(paySn, [await upload(owner)]);
    await mall.call(
      payOperationsApi.confirmVoucher,
      { params: { id: (await waiting())[0]?.voucherId as string }, body: { amount } },
      operator,
    );
    expect((await mall.call(paySellerApi.cancel, { body: { orderId, reason: '停产' } }, seller)).code).toBe(200);
    const { data } = await mall.call(payOperationsApi.refunds, { query: { tab: 'pending' } }, operator);
    const refund = data.list.find((one) => one.orderId === orderId);
    expect(refund).toMatchObject({ channel: 'offline', amount, ref: `cancel:${orderId}`, tries: 0 });
    const done = () =>
      mall.call(payOperationsApi.refundDone, { params: { id: refund?.refundId as string }, body: { proof: 'TT20260001' } }, operator);
    const codes = (await Promise.all([done(), done()])).map(({ errorCode }) => errorCode);
    expect(codes.toSorted()).toEqual([null, 'order.moved'].toSorted());
    expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'success' }]);
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'cancelled', pay_state: 'refunded' });
  });
});

describe('the operators', () => {
  it('see what went wrong around money', async () => {
    const { attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'wrong');
    const { data } = await mall.call(payOperationsApi.alerts, { query: { kind: 'wrong_amount' } }, operator);
    expect(data.list[0]).toMatchObject({ kind: 'wrong_amount', subject: attemptNo, times: 1 });
  });

  it('find every fen accounted for', async () => expect(await findBroken(mall.house.db)).toEqual([]));
});
