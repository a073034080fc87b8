import { findApi } from '@mall/contract/account/find.api.ts';
import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billInvoiceApi } from '@mall/contract/billing/bill-invoice.api.ts';
import { billSellerApi } from '@mall/contract/billing/bill-seller.api.ts';
import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { billOf, confirmedBill, financeOf, giveBack, handIn, receive, storeOf, takeIn } from '../testing/bill-steps.ts';
import { giveQuota } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { askNow, personTitle, saveTitle, setTax } from '../testing/invoice-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague, addCompany } from '../testing/people-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { answerDisputes } from './answer-disputes.ts';
import { confirmBill } from './confirm-bill.ts';
import { disputeBill } from './dispute-bill.ts';
import { issueBill } from './issue-bill.ts';
import { listLines } from './lines.queries.ts';

const mall = payApp();
const { bigBuyer } = small.members;
const finance = financeOf();
let buyer: { token: string };
let seller: { id: Id; token: string };
let titleId: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await giveQuota(db, small.company, bigBuyer, 10_000_000);
  buyer = { token: await tokenOf(db, bigBuyer) };
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.own });
  titleId = await saveTitle(mall, buyer.token, personTitle);
});
beforeEach(() => setTax(mall, 'normal'));

const apply = (billId: Id) =>
  mall.call(billInvoiceApi.apply, { params: { id: billId }, body: { titleId, type: 'electronic_normal' } }, buyer);
const amountsOf = async (billId: Id) => (await mall.call(billInvoiceApi.amounts, { params: { id: billId }, query: {} }, buyer)).data;
const seen = async (billId: Id) => (await mall.call(billApi.one, { params: { id: billId } }, buyer)).data;
const stateOf = async (id: Id) => (await mall.call(invoiceApi.detail, { params: { id } }, buyer)).data.state;
const issue = async (id: Id) => {
  await mall.call(sellerInvoiceApi.issue, { params: { id } }, seller);
  await askNow(mall);
};

/** A bill of two orders, of which the store gave up ¥10.10 of the first. */
const adjustedBill = async (amount = '-10.10', first?: (orderId: Id) => Promise<void>): Promise<{ billId: Id; orderIds: Id[] }> => {
  const { db } = mall.house;
  const orderIds = [await receive(db), await receive(db, { num: 7 })];
  await first?.(orderIds[0] as Id);
  const billId = await billOf(db, orderIds[0] as Id);
  await inTransaction(db, (tx) => issueBill(tx, system, billId));
  const line = (await listLines(db, finance, billId, { page: 1, limit: 9 })).list.find(({ orderId }) => orderId === orderIds[0]);
  const should = amount.startsWith('-') ? null : '99999.00';
  const said = { reason: 'price' as const, should, words: '单价不符', urls: [], moveOut: false };
  await inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines: [{ lineId: line?.id as Id, ...said }] }));
  const [dispute] = (await listLines(db, finance, billId, { page: 1, limit: 9 })).list.flatMap(({ disputes }) => disputes);
  await inTransaction(db, (tx) =>
    answerDisputes(tx, storeOf(seller.id), billId, {
      answers: [{ answer: 'adjusted', disputeId: dispute?.id as Id, amount, words: '按合同价' }],
    }),
  );
  await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
  return { billId, orderIds };
};

it('a confirmed bill is invoiced as it stands, what was put right included, and all three sides see it', async () => {
  const { billId, orderIds } = await adjustedBill();
  const before = await amountsOf(billId);
  expect(before.figures).toMatchObject({ amount: '110.14', invoiced: '0.00', open: '110.14', late: false });
  expect(before.list.map(({ orderId, open }) => [orderId, open])).toEqual([
    [orderIds[0], '40.00'],
    [orderIds[1], '70.14'],
  ]);
  expect(before.list[0]?.goods.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['line', '50.10'],
    ['adjust', '-10.10'],
  ]);
  expect((await seen(billId)).actions).toContain('invoice');
  const body = { titleId, type: 'electronic_normal' as const };
  const preview = await mall.call(billInvoiceApi.preview, { params: { id: billId }, body }, buyer);
  expect(preview.data).toMatchObject([{ amount: '110.14', parts: 1 }]);
  const { ids } = (await apply(billId)).data;
  expect(ids).toHaveLength(1);
  expect((await apply(billId)).errorCode).toBe('invoice.nothing_left');
  expect((await amountsOf(billId)).figures).toMatchObject({ invoiced: '110.14', open: '0.00' });
  expect((await seen(billId)).actions).not.toContain('invoice');
  // Not by itself any more.
  const single = { orderIds: [orderIds[0] as Id], titleId, type: 'electronic_normal' as const };
  expect((await mall.call(invoiceApi.apply, { body: single }, buyer)).errorCode).toBe('invoice.on_bill');
  const list = await mall.call(invoiceApi.page, { query: {} }, buyer);
  expect(list.data.list.find(({ id }) => id === ids[0])?.billSn).toBe((await seen(billId)).billSn);
  expect((await seen(billId)).onCredit).toBe('110.14');
  const toInvoice = async () => (await mall.call(billSellerApi.figures, {}, seller)).data.toInvoice;
  expect(await toInvoice()).toEqual({ count: 1, amount: '110.14' });
  await issue(ids[0] as Id);
  expect(await toInvoice()).toEqual({ count: 0, amount: '0.00' });
  const log = await mall.call(billInvoiceApi.log, { query: { billId, tab: 'issued' } }, buyer);
  expect(log.data).toMatchObject({ total: 1, counts: { all: 1, issued: 1 }, list: [{ id: ids[0], state: 'issued', amount: '110.14' }] });
  expect((await mall.call(billInvoiceApi.log, { query: { word: log.data.list[0]?.billSn ?? '' } }, buyer)).data.total).toBe(1);
  const atStore = await mall.call(billSellerApi.one, { params: { id: billId } }, seller);
  expect(atStore.data).toMatchObject({ invoiced: '110.14', invoiceList: [{ id: ids[0], state: 'issued' }] });
  expect(await findBroken(mall.house.db)).toEqual([]);
});

it('tells of them whoever reaches the bill, and nobody else', async () => {
  const { billId } = await adjustedBill();
  expect((await apply(billId)).code).toBe(200);
  const told = async (who: { token: string }) => {
    const amounts = await mall.call(billInvoiceApi.amounts, { params: { id: billId }, query: {} }, who);
    const log = await mall.call(billInvoiceApi.log, { query: { billId } }, who);
    return [amounts.errorCode, log.data?.total ?? log.errorCode];
  };
  expect(await told(await addColleague(mall.house.db, 1, 'company_finance'))).toEqual([null, 1]);
  await addCompany(mall.house.db, 7);
  expect(await told(await addColleague(mall.house.db, 7, 'company_admin'))).toEqual(['kernel.not_found', 0]);
});

it('what comes back later turns the invoice red, and the rest is applied for', async () => {
  const { billId, orderIds } = await adjustedBill();
  const { ids } = (await apply(billId)).data;
  await issue(ids[0] as Id);
  await takeIn(mall.house.db, storeOf(seller.id), await handIn(mall.house.db, billId, 11_014), 11_014);
  await giveBack(mall.house.db, orderIds[1] as Id, 2);
  await askNow(mall);
  const log = (await mall.call(billInvoiceApi.log, { query: { billId } }, buyer)).data.list;
  expect(log.map(({ state, amount }) => [state, amount])).toEqual([
    ['applied', '90.10'],
    ['red_issued', '110.14'],
  ]);
  expect(await findBroken(mall.house.db)).toEqual([]);
});

it('what the seller took back after the month is applied for within another', async () => {
  const { db } = mall.house;
  const { billId } = await confirmedBill(db, {});
  const { ids } = (await apply(billId)).data;
  await issue(ids[0] as Id);
  expect((await seen(billId)).actions).not.toContain('invoice');
  await db.pool.query(`update bill set confirmed_at = now() - interval '1 month 3 seconds' where id = $1`, [billId]);
  await mall.call(sellerInvoiceApi.red, { params: { id: ids[0] as Id }, body: { reason: '开错' } }, seller);
  await askNow(mall);
  expect(await stateOf(ids[0] as Id)).toBe('red_issued');
  expect((await amountsOf(billId)).figures).toMatchObject({ open: '50.10', late: false });
  expect((await seen(billId)).actions).toContain('invoice');
  const [next = ''] = (await apply(billId)).data.ids;
  expect((await mall.call(invoiceApi.cancel, { params: { id: next } }, buyer)).code).toBe(200);
  await db.pool.query(`update invoice set red_at = now() - interval '1 month 3 seconds' where id = $1`, [ids[0]]);
  expect((await apply(billId)).errorCode).toBe('invoice.too_late');
});

it('an order that has an invoice of its own is left out, and what a refused application had is free again', async () => {
  const { db } = mall.house;
  const orderIds = [await receive(db), await receive(db, { num: 7 })];
  const own = { orderIds: [orderIds[0] as Id], titleId, type: 'electronic_normal' as const };
  expect((await mall.call(invoiceApi.apply, { body: own }, buyer)).code).toBe(200);
  const billId = await billOf(db, orderIds[0] as Id);
  await inTransaction(db, (tx) => issueBill(tx, system, billId));
  expect((await apply(billId)).errorCode).toBe('bill.not_confirmed');
  await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
  expect((await amountsOf(billId)).list.map((one) => [one.own, one.open])).toEqual([
    [true, '0.00'],
    [false, '70.14'],
  ]);
  expect(await seen(billId)).toMatchObject({ invoiced: '50.10' });
  const [first] = (await apply(billId)).data.ids;
  await mall.call(sellerInvoiceApi.reject, { params: { id: first as Id }, body: { reason: '抬头不符' } }, seller);
  expect((await amountsOf(billId)).figures.open).toBe('70.14');
  expect((await apply(billId)).data.ids).toHaveLength(1);
  expect(await findBroken(db)).toEqual([]);
});

it('an order’s own invoice gives way to what the bill put right, issued or not, at the gateway or not, and the fen are invoiced with the bill', async () => {
  const waysOf = {
    not: async () => undefined,
    issued: issue,
    asked: (id: Id) => mall.call(sellerInvoiceApi.issue, { params: { id } }, seller),
  };
  for (const [way, act] of Object.entries(waysOf)) {
    const amount = way === 'asked' ? '1000.00' : '-10.10';
    let own = '' as Id;
    const { billId } = await adjustedBill(amount, async (orderId) => {
      const body = { orderIds: [orderId], titleId, type: 'electronic_normal' as const };
      [own = own] = (await mall.call(invoiceApi.apply, { body }, buyer)).data.ids;
      await act(own);
    });
    expect([way, await stateOf(own)]).toEqual([way, { not: 'cancelled', issued: 'red_applied', asked: 'reviewing' }[way]]);
    // The blue one's word, and then the red one's.
    await askNow(mall);
    await askNow(mall);
    expect([way, await stateOf(own)]).toEqual([way, way === 'not' ? 'cancelled' : 'red_issued']);
    const total = way === 'asked' ? '1120.24' : '110.14';
    expect((await amountsOf(billId)).figures).toMatchObject({ amount: total, open: total });
    expect((await apply(billId)).data.ids).toHaveLength(1);
    expect((await amountsOf(billId)).figures).toMatchObject({ invoiced: total, open: '0.00' });
    expect(await findBroken(mall.house.db)).toEqual([]);
  }
});

it('it is applied for within the time from the confirmation, to the second', async () => {
  const { db } = mall.house;
  const { billId } = await confirmedBill(db, {});
  const late = (seconds: number) =>
    db.pool.query(`update bill set confirmed_at = now() - interval '1 month' - make_interval(secs => $2) where id = $1`, [billId, seconds]);
  await late(5);
  expect((await apply(billId)).errorCode).toBe('invoice.too_late');
  expect((await amountsOf(billId)).figures.late).toBe(true);
  expect((await seen(billId)).actions).not.toContain('invoice');
  await late(-30);
  expect((await apply(billId)).code).toBe(200);
});

it('of five who apply at once while goods come back, nobody gets a fen that another has', async () => {
  const { db } = mall.house;
  const { billId, orderIds } = await confirmedBill(db, { num: 10 }, { num: 10 });
  await Promise.all([...[0, 1, 2, 3, 4].map(() => apply(billId)), giveBack(db, orderIds[0] as Id, 1)]);
  const live = await db.pool.query(
    `select coalesce(sum(amount_fen), 0)::int as fen from invoice where bill_id = $1 and state not in ('cancelled', 'rejected')`,
    [billId],
  );
  expect(live.rows).toEqual([{ fen: 20_040 - 1002 }]);
  expect(await findBroken(db)).toEqual([]);
});

it('a bill and its invoice are found by their numbers and by an order’s, at the counter of whose they are', async () => {
  const { db } = mall.house;
  const { billId, orderIds } = await confirmedBill(db, {});
  const { ids } = (await apply(billId)).data;
  const { rows } = await db.pool.query(
    `select bill_sn, (select order_sn from shop_order where id = $2) as order_sn from bill where id = $1`,
    [billId, orderIds[0]],
  );
  const find = async (word: string, who: { token: string }) => {
    const { data } = await mall.call(findApi.find, { query: { word } }, who);
    return data.filter(({ kind }) => kind === 'bill' || kind === 'invoice').map(({ url }) => url);
  };
  const both = [`/bills?tab=all&id=${billId}`, `/invoices?tab=all&id=${ids[0]}`];
  expect(await find(rows[0].order_sn, seller)).toEqual(both);
  expect(await find(rows[0].order_sn, await addSignedIn(db, { audience: 'operator' }))).toEqual(both);
  expect(await find(rows[0].bill_sn, seller)).toEqual(both.slice(0, 1));
  expect(await find(rows[0].order_sn, await addSignedIn(db, { audience: 'seller', storeId: small.stores.third }))).toEqual([]);
});
