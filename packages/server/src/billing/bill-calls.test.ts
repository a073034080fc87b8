import { counterApi } from '@mall/contract/account/counter.api.ts';
import { workApi } from '@mall/contract/account/work.api.ts';
import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billOperationsApi as office } from '@mall/contract/billing/bill-operations.api.ts';
import { billSellerApi as store } from '@mall/contract/billing/bill-seller.api.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageCookiesOf } from '../testing/authority.ts';
import { billOf, handIn as handMoneyIn, receive } from '../testing/bill-steps.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { giveQuota, quotaOf } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { orderRow } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { securitySteps } from '../testing/security-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addMember } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = payApp({ FOUR_EYES_FEN: '10000' });
const { bigBuyer } = small.members;
type Person = { id: Id; token: string; secret: string };
let counter: ReturnType<typeof counterSteps>;
let buyer: { token: string };
let stranger: Signed;
let seller: Person;
let otherSeller: Person;
let operator: Person;

/** Somebody of a store, who sets up the second factor as sellers may. */
const enterStore = async (storeId: Id): Promise<Person> => {
  const { id, mobile } = await addMember(mall.house.db, { audience: 'seller', storeId });
  const { token } = (await counter.knock('seller', mobile)).data as { token: string };
  await securitySteps(mall).prove(token);
  const { ticket, secret } = (await mall.call(counterApi.startFactor, {}, { token })).data;
  await mall.call(counterApi.confirmFactor, { body: { ticket, code: counter.codeOf(secret) } }, { token });
  return { id, token, secret };
};
const codeOf = async ({ id, secret }: Person) => {
  await counter.nextCode(id);
  return counter.codeOf(secret);
};

beforeAll(async () => {
  const { db } = mall.house;
  counter = counterSteps(mall);
  await giveQuota(db, small.company, bigBuyer, 10_000_000);
  buyer = { token: await tokenOf(db, bigBuyer) };
  await addCompany(db, 9);
  stranger = await addColleague(db, 9, 'company_admin');
  seller = await enterStore(small.stores.own);
  otherSeller = await enterStore(small.stores.third);
  const { id, mobile } = await addMember(db, { audience: 'operator' });
  operator = { id, ...(await counter.enrol(mobile)) };
});

/** A bill of one received order, which the store has issued. */
const issued = async (given: Parameters<typeof receive>[1] = {}) => {
  const orderId = await receive(mall.house.db, given);
  const billId = await billOf(mall.house.db, orderId);
  await mall.call(store.issue, { params: { id: billId } }, seller);
  return { orderId, params: { id: billId } };
};
const seen = async (params: { id: Id }) => (await mall.call(billApi.one, { params }, buyer)).data;
const confirm = async (by: Person, id: Id, amount: string, code?: string) =>
  mall.call((by === operator ? office : store).confirmPayment, { params: { id }, body: { amount, code: code ?? (await codeOf(by)) } }, by);
const messagesOf = async (memberId: Id) => (await toldMessages(mall.house, memberId)).map(({ code }) => code);

it('the mall reminds of what is to be confirmed, once a day; the company agrees to it, and it is due', async () => {
  const { params } = await issued();
  expect((await mall.call(office.remind, { params }, seller)).errorCode).toBe('kernel.no_permission');
  expect((await mall.call(office.remind, { params }, operator)).code).toBe(200);
  expect((await mall.call(office.remind, { params }, operator)).errorCode).toBe('bill.reminded');
  expect(await messagesOf(bigBuyer)).toContain('bill.remind_confirm');
  const before = await seen(params);
  expect(before).toMatchObject({ state: 'to_confirm', dueDate: null, actions: ['confirm', 'dispute'] });
  expect(before.steps[0]).toMatchObject({ event: 'remind', byKind: 'operator', who: '' });

  const agree = (as: { token: string }) => mall.call(billApi.confirm, { params, body: { rev: before.rev, total: before.total } }, as);
  expect((await agree(stranger)).errorCode).toBe('kernel.not_found');
  expect((await agree(buyer)).code).toBe(200);
  expect((await agree(buyer)).errorCode).toBe('bill.moved');
  const after = await seen(params);
  expect(after).toMatchObject({ state: 'confirmed', total: '50.10', open: '50.10', termDays: 30, actions: ['pay', 'invoice'] });
  expect([after.confirmDate, after.dueDate]).not.toContain(null);
  expect(await messagesOf(seller.id)).toContain('bill.store_confirmed');
  expect(await findBroken(mall.house.db)).toEqual([]);
});

it('who compares line by line says there what is wrong, and the bill waits for the store', async () => {
  const { params } = await issued({ num: 7 });
  const [line] = (await mall.call(billApi.lines, { params }, buyer)).data.list;
  const said = { lineId: line?.id as Id, reason: 'price' as const, should: '63.00', words: '合同价为每米九元', urls: [], moveOut: false };
  const dispute = (as: { token: string }, lines = [said]) => mall.call(reconciliationApi.dispute, { params, body: { lines } }, as);
  expect((await dispute(stranger)).errorCode).toBe('kernel.not_found');
  expect((await dispute(buyer, [said, said])).errorCode).toBe('bill.line_wrong');
  expect((await dispute(buyer)).code).toBe(200);
  expect((await dispute(buyer)).errorCode).toBe('bill.moved');
  expect(await seen(params)).toMatchObject({ state: 'disputed', disputes: 1, disputedAmount: '70.14', actions: [] });
  const rows = (await mall.call(reconciliationApi.rows, { params }, buyer)).data.list;
  expect(rows).toMatchObject([
    { ours: { amount: '63.00', price: '9.00' }, billed: { amount: '70.14', num: 7 }, match: 'diff', waiting: true },
  ]);
  const [asked] = (await mall.call(store.lines, { params, query: { show: 'diff' } }, seller)).data.list;
  expect(asked?.disputes).toMatchObject([{ reason: 'price', should: '63.00', words: said.words, answer: 'waiting' }]);
  expect(await messagesOf(seller.id)).toContain('bill.store_disputed');
});

it('who agrees, agrees to what he has read: what was changed since he looks at again', async () => {
  const { params } = await issued({ num: 8 });
  const { rev, total } = await seen(params);
  const [line] = (await mall.call(billApi.lines, { params }, buyer)).data.list;
  const said = { lineId: line?.id as Id, reason: 'price' as const, should: '1080.16', words: '单价不符', urls: [], moveOut: false };
  await mall.call(billApi.dispute, { params, body: { lines: [said] } }, buyer);
  const [asked] = (await mall.call(store.lines, { params, query: { show: 'diff' } }, seller)).data.list;
  const answers = [{ answer: 'adjusted' as const, disputeId: asked?.disputes[0]?.id as Id, amount: '1000.00', words: '漏记' }];
  expect((await mall.call(store.answer, { params, body: { answers } }, seller)).code).toBe(200);
  const again = await seen(params);
  expect([again.state, again.total]).toEqual(['to_confirm', '1080.16']);
  for (const api of [billApi, reconciliationApi])
    for (const body of [
      { rev, total },
      { rev: again.rev, total },
      { rev, total: again.total },
    ])
      expect((await mall.call(api.confirm, { params, body }, buyer)).errorCode).toBe('bill.moved');
  expect((await mall.call(reconciliationApi.confirm, { params, body: { rev: again.rev, total: again.total } }, buyer)).code).toBe(200);
});

it('a store that takes off more than the bill says is told so', async () => {
  const { params } = await issued({ num: 8 });
  const [line] = (await mall.call(billApi.lines, { params }, buyer)).data.list;
  const said = { lineId: line?.id as Id, reason: 'price' as const, should: null, words: '单价不符', urls: [], moveOut: false };
  await mall.call(billApi.dispute, { params, body: { lines: [said] } }, buyer);
  const [asked] = (await mall.call(store.lines, { params, query: { show: 'diff' } }, seller)).data.list;
  const less = (amount: string) =>
    mall.call(
      store.answer,
      { params, body: { answers: [{ answer: 'adjusted', disputeId: asked?.disputes[0]?.id as Id, amount, words: '更正' }] } },
      seller,
    );
  for (const amount of ['-80.16', '-80.17', '-999999999.99']) expect((await less(amount)).errorCode).toBe('bill.adjusted_below');
  expect((await less('-80.15')).code).toBe(200);
});

it('no store but the mall’s own says that money has come to the mall’s account', async () => {
  const { db } = mall.house;
  const { rows } = await db.pool.query<{ id: Id }>(
    `insert into bill (bill_sn, company_id, store_id, kind, from_day, to_day) values ('ZD90000000000001', $1, $2, 'period', current_date, current_date) returning id::text`,
    [small.company, small.stores.third],
  );
  const params = { id: rows[0]?.id as Id };
  const paymentId = await handMoneyIn(db, params.id, 100);
  expect((await mall.call(store.one, { params }, otherSeller)).data.actions).not.toContain('confirmPayment');
  expect((await mall.call(office.one, { params }, operator)).data.actions).toContain('confirmPayment');
  expect((await confirm(otherSeller, paymentId, '1.00')).errorCode).toBe('bill.mall_finds_money');
  const why = { params: { id: paymentId }, body: { reason: '未到账' } };
  expect((await mall.call(store.rejectPayment, why, otherSeller)).errorCode).toBe('bill.mall_finds_money');
  const url = `/bills?id=${params.id}&payment=${paymentId}`;
  expect((await mall.call(workApi.page, { query: { kind: 'bill_payment', url } }, operator)).data.list).toHaveLength(1);
  expect((await mall.call(office.rejectPayment, why, operator)).code).toBe(200);
});

describe('money for a bill', () => {
  let params: { id: Id };
  let orderId: Id;

  /** The company hands in a proof; the payment that waits then. */
  const handIn = async (amount: string): Promise<Id> => {
    const { url } = (await sendFile(mall, uploadApi.image, { name: '回单.png', bytes: smallPng, token: buyer.token })).data;
    const paid = await mall.call(billApi.pay, { params, body: { amount, payerName: '滨海配电', urls: [url] } }, buyer);
    expect(paid.code).toBe(200);
    return (await seen(params)).paymentList[0]?.id as Id;
  };

  beforeAll(async () => {
    ({ params, orderId } = await issued({ payMode: 'postpay', num: 20 }));
    await mall.call(billApi.confirm, { params, body: { rev: 1, total: '200.40' } }, buyer);
  });

  it('that has not come is rejected by the mall with a reason, and another proof may be handed in', async () => {
    const id = await handIn('200.40');
    const why = { params: { id }, body: { reason: '银行无此笔入账' } };
    const [proof = ''] = (await seen(params)).paymentList[0]?.urls ?? [];
    const opens = async ({ token }: { token: string }) =>
      (await mall.app.fastify.inject({ url: proof, headers: { cookie: pageCookiesOf(token) } })).statusCode;
    const colleague = await addColleague(mall.house.db, Number(small.company), 'company_admin');
    expect(await Promise.all([buyer, colleague, seller, operator, stranger, otherSeller].map(opens))).toEqual([
      200, 200, 200, 200, 404, 404,
    ]);
    expect((await mall.call(office.rejectPayment, why, buyer)).errorCode).toBe('kernel.no_permission');
    expect((await mall.call(office.rejectPayment, why, operator)).code).toBe(200);
    expect((await mall.call(office.rejectPayment, why, operator)).errorCode).toBe('bill.moved');
    const after = await seen(params);
    expect(after).toMatchObject({ state: 'confirmed', paid: '0.00', payments: 0, actions: ['pay', 'invoice'] });
    expect(after.paymentList).toMatchObject([{ state: 'rejected', reason: '银行无此笔入账', confirmedBy: '' }]);
    expect(await messagesOf(bigBuyer)).toContain('bill.pay_rejected');
  });

  it('is a case of its own in the work list, which ends with it', async () => {
    const id = await handIn('1.00');
    const url = `/bills?id=${params.id}&payment=${id}`;
    const waits = async () => (await mall.call(workApi.page, { query: { kind: 'bill_payment', url } }, operator)).data.list;
    expect(await waits()).toMatchObject([{ id, url, holder: null, mine: false }]);
    await mall.call(workApi.take, { body: { items: [{ kind: 'bill_payment', id }] } }, operator);
    expect(await waits()).toMatchObject([{ id, mine: true }]);
    await mall.call(office.rejectPayment, { params: { id }, body: { reason: '银行无此笔入账' } }, operator);
    expect(await waits()).toEqual([]);
  });

  it('that has come is confirmed by the store alone up to the limit, with the amount at the bank and the second factor', async () => {
    const id = await handIn('60.00');
    expect((await confirm(seller, id, '60.00', '000000')).errorCode).toBe('account.factor_again');
    expect((await confirm(otherSeller, id, '60.00')).errorCode).toBe('kernel.not_found');
    expect((await confirm(seller, id, '59.99')).errorCode).toBe('bill.amount_differs');
    expect((await confirm(seller, id, '60.00')).data).toEqual({ waits: false });
    expect((await confirm(seller, id, '60.00')).errorCode).toBe('bill.moved');
    const after = await seen(params);
    expect(after).toMatchObject({ state: 'part_paid', paid: '60.00', open: '140.40', payments: 0 });
    expect(after.paymentList[0]).toMatchObject({ id, state: 'confirmed', amount: '60.00' });
    expect(await messagesOf(bigBuyer)).toContain('bill.pay_confirmed');
  });

  it('above the limit is found by one and booked by another, of the mall as well; then the bill is settled and its order done', async () => {
    const id = await handIn('140.40');
    const quota = await quotaOf(mall.house.db, small.company);
    expect((await confirm(operator, id, '140.40', '000000')).errorCode).toBe('account.factor_again');
    expect((await confirm(operator, id, '140.40')).data).toEqual({ waits: true });
    expect(await seen(params)).toMatchObject({ state: 'part_paid', open: '140.40', payments: 1 });
    expect((await confirm(operator, id, '140.40')).errorCode).toBe('bill.four_eyes');
    expect((await confirm(seller, id, '140.40')).data).toEqual({ waits: false });
    const after = await seen(params);
    expect(after).toMatchObject({ state: 'settled', paid: '200.40', open: '0.00', actions: ['invoice'] });
    expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'done', pay_state: 'paid', pay_channel: 'bill' });
    // It was not bought on the quota, which gets nothing back.
    expect(await quotaOf(mall.house.db, small.company)).toEqual(quota);
    expect((await mall.call(office.remind, { params }, operator)).errorCode).toBe('bill.moved');
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});
