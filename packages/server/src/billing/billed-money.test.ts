import type { Id } from '@mall/contract/kernel/fields.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { keepWrong } from '../payment/keep-wrong.ts';
import { keepPayRequest, scopeOfOrder } from '../payment/pay-scope.ts';
import { confirmedBill, financeOf, receive } from '../testing/bill-steps.ts';
import { buyerOf, orderRow } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { listCandidates } from './candidates.queries.ts';

const mall = payApp();
const { bigBuyer } = small.members;

/** The company says that it has paid an order by itself. */
const handVoucherIn = async (orderId: Id): Promise<Id> => {
  const { db } = mall.house;
  const actor = buyerOf(bigBuyer, { companyId: small.company });
  const paySn = await inTransaction(db, async (tx) => {
    const scope = await scopeOfOrder(tx, actor, orderId);
    await keepPayRequest(tx, actor, scope);
    return scope.paySn;
  });
  const { rows } = await db.pool.query<{ id: Id }>(
    `insert into pay_voucher (pay_sn, member_id, urls, payer_name) values ($1, $2, '{a}', '滨海配电') returning id::text`,
    [paySn, bigBuyer],
  );
  return rows[0]?.id as Id;
};

it('an order for which money is being looked at is offered for no bill', async () => {
  const { db } = mall.house;
  const orderId = await receive(db, { payMode: 'postpay' });
  const offered = async () => (await listCandidates(db, financeOf(), { page: 1, limit: 100 })).list.map(({ id }) => id);
  expect(await offered()).toContain(orderId);
  await handVoucherIn(orderId);
  expect(await offered()).not.toContain(orderId);
});

it('money for an order that stands on a bill is booked to no order, and the operator reads why', async () => {
  const { db } = mall.house;
  const operator = await addSignedIn(db, { audience: 'operator' });
  const [orderId] = (await confirmedBill(db, { payMode: 'postpay' })).orderIds as [Id];
  const { order_sn: sn, payable_fen: payable, bill_id: billId } = await orderRow(db, orderId);
  expect(billId).not.toBeNull();
  const voucherId = await handVoucherIn(orderId);
  const amount = (Number(payable) / 100).toFixed(2);
  const confirmed = await mall.call(payOperationsApi.confirmVoucher, { params: { id: voucherId }, body: { amount } }, operator);
  expect([confirmed.errorCode, confirmed.msg]).toEqual(['payment.billed', expect.stringContaining(String(sn))]);
  const stray = await inTransaction(db, (tx) =>
    keepWrong(tx, {
      kind: 'stray',
      channel: 'offline',
      attemptNo: null,
      outNo: 'BILLED1',
      receivedFen: Number(payable),
      expectedFen: null,
      payerName: '滨海配电',
      remark: '货款',
    }),
  );
  const body = { way: 'book', reason: '货款', orderSn: String(sn) } as const;
  expect((await mall.call(wrongPaymentApi.propose, { params: { id: stray as string }, body }, operator)).errorCode).toBe('payment.billed');
});
