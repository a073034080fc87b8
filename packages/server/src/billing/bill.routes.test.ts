import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billOperationsApi } from '@mall/contract/billing/bill-operations.api.ts';
import { billSellerApi } from '@mall/contract/billing/bill-seller.api.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { readXlsx } from '../kernel/read-xlsx.ts';
import { authorityOf } from '../testing/authority.ts';
import { billOf, billRow, receive } from '../testing/bill-steps.ts';
import { giveQuota } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { sendFile } from '../testing/multipart.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = payApp();
const { bigBuyer } = small.members;
let buyer: { token: string };
let seller: { id: string; token: string };
let office: { id: string; token: string };
let orderIds: Id[];
let billId: Id;

const upload = async (memberId: Id, name: string): Promise<string> => {
  const { rows } = await mall.house.db.pool.query<{ key: string }>(
    `insert into upload (key, member_id, kind, type, name, bytes) values (md5($2 || $1), $1::bigint, 'image', 'image/png', 'a.png', 10) returning key`,
    [memberId, name],
  );
  return `/uploads/${rows[0]?.key}`;
};

beforeAll(async () => {
  const { db } = mall.house;
  await giveQuota(db, small.company, bigBuyer, 10_000_000);
  buyer = { token: await tokenOf(db, bigBuyer) };
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.own });
  office = await addSignedIn(db, { audience: 'operator' });
  orderIds = [await receive(db), await receive(db, { payMode: 'postpay', num: 6 }), await receive(db, { num: 8 })];
  billId = await billOf(db, orderIds[0] as Id);
});

it('the company says how it is billed, and what it says wrong is named', async () => {
  expect((await mall.call(billApi.options, {}, buyer)).data).toEqual({ billingDay: 31, email: '', merge: 'company', autoConfirm: false });
  const wanted = { billingDay: 25, email: 'finance@example.com', merge: 'company' as const, autoConfirm: true };
  expect((await mall.call(billApi.keepOptions, { body: wanted }, buyer)).code).toBe(200);
  expect((await mall.call(billApi.options, {}, buyer)).data).toEqual(wanted);
  expect((await mall.call(billApi.keepOptions, { body: { ...wanted, billingDay: 32 } }, buyer)).errorCode).toBe('bill.day_wrong');
  expect((await mall.call(billApi.keepOptions, { body: { ...wanted, email: 'x' } }, buyer)).errorCode).toBe('bill.email_wrong');
});

it('the open bill is seen by all three, issued by the store, and its orders are paid through it alone', async () => {
  const { data } = await mall.call(billApi.page, {}, buyer);
  expect(data).toMatchObject({ total: 1, tabs: { open: 1 }, list: [{ id: billId, state: 'open', orders: 3, total: '190.38' }] });
  expect((await mall.call(billApi.candidates, {}, buyer)).data.total).toBe(3);
  expect((await mall.call(reconciliationApi.orders, { query: { word: 'YJV22' } }, buyer)).data.total).toBe(3);
  const params = { id: billId };
  expect((await mall.call(billSellerApi.one, { params }, seller)).data.actions).toEqual(['issue']);
  expect((await mall.call(billSellerApi.issue, { params }, seller)).code).toBe(200);
  expect((await mall.call(billSellerApi.withdraw, { params, body: { reason: '漏了一笔' } }, seller)).code).toBe(200);
  expect((await mall.call(billOperationsApi.issue, { params }, office)).code).toBe(200);
  expect((await mall.call(billSellerApi.remind, { params }, seller)).code).toBe(200);
  expect((await mall.call(billOperationsApi.remind, { params }, office)).errorCode).toBe('bill.reminded');
  const [, postpaid = ''] = orderIds;
  const detail = (await mall.call(orderApi.detail, { params: { id: postpaid } } as never, buyer)).data as {
    bill?: { id: Id };
    actions: string[];
  };
  expect(detail.bill?.id).toBe(billId);
  expect(detail.actions).not.toContain('pay');
  const together = await mall.call(payApi.together as never, { body: { orderIds: [postpaid] } } as never, buyer);
  expect(together.errorCode).toBe('payment.on_bill');
  const { rows } = await mall.house.db.pool.query('select t.pay_sn from trade t join shop_order o on o.trade_id = t.id where o.id = $1', [
    postpaid,
  ]);
  const alone = await mall.call(payApi.pc, { body: { paySn: rows[0].pay_sn, channel: 'pc' } }, buyer);
  expect(alone).toMatchObject({ errorCode: 'payment.on_bill', data: { billId } });
});

it('lines, amounts and rows of a bill; an own sheet shows what differs; the sheet of it is given out', async () => {
  const params = { id: billId };
  expect((await mall.call(billApi.lines, { params }, buyer)).data.total).toBe(3);
  expect((await mall.call(billApi.lines, { params, query: { show: 'diff' } }, buyer)).data.total).toBe(0);
  expect((await mall.call(billApi.amounts, { params }, buyer)).data.list.map(({ amount }) => amount)).toEqual(['50.10', '60.12', '80.16']);
  expect((await mall.call(reconciliationApi.rows, { params }, buyer)).data.figures).toMatchObject({ matched: 3, difference: '0.00' });
  const list = (await mall.call(billApi.lines, { params }, buyer)).data.list;
  const csv = `订单号,金额（元）\n${list[0]?.orderSn},50.10\n${list[1]?.orderSn},"1,060.12"\n99999,7.00\n`;
  const sent = await sendFile(mall, reconciliationApi.sheet, { name: 'ow\0n.csv', bytes: Buffer.from(csv), token: buyer.token, params });
  expect(sent.data).toEqual({ rows: 3 });
  const rows = (await mall.call(reconciliationApi.rows, { params }, buyer)).data;
  expect(rows.figures).toMatchObject({ matched: 1, diff: 1, missing: 2, unsaid: 3 });
  expect(rows.sheet?.columns).toEqual(['订单号', '金额（元）']);
  const lacking = (orderSn: string, row = 3) => mall.call(reconciliationApi.askMissing, { params, body: { row, orderSn } }, buyer);
  expect((await lacking('99998')).errorCode).toBe('bill.moved');
  expect((await lacking(list[0]?.orderSn ?? '', 1)).errorCode).toBe('bill.moved');
  expect((await lacking('99999')).code).toBe(200);
  expect((await lacking('99999')).errorCode).toBe('bill.moved');
  const said = (await mall.call(reconciliationApi.rows, { params, query: { match: 'missing' } }, buyer)).data;
  expect(said.figures.unsaid).toBe(2);
  expect(said.list.find(({ orderSn }) => orderSn === '99999')).toMatchObject({ waiting: true, billed: null });
  expect((await mall.call(billSellerApi.one, { params }, seller)).data.steps[0]).toMatchObject({
    event: 'missing',
    reason: '99999 ¥7.00',
  });
  expect((await mall.call(reconciliationApi.rows, { params, query: { match: 'diff' } }, buyer)).data.list[0]?.difference).toBe('-1000.00');
  const detailed = `物料名称,订单号,数量,含税金额\n${list[0]?.name},${list[0]?.orderSn},5 米,50.10\n${list[1]?.name},${list[1]?.orderSn},5,60.12\n`;
  await sendFile(mall, reconciliationApi.sheet, { name: 'own.csv', bytes: Buffer.from(detailed), token: buyer.token, params });
  const lines = (await mall.call(reconciliationApi.rows, { params }, buyer)).data;
  expect(lines.figures).toMatchObject({ ours: '110.22', billed: '190.38', matched: 1, diff: 1, missing: 1, disputed: 0, unsaid: 2 });
  expect(lines.list.map(({ lineId, match, ours, billed }) => [lineId, match, ours?.num, billed?.num, billed?.price])).toEqual([
    [list[2]?.id, 'missing', undefined, 8, '10.02'],
    [list[1]?.id, 'diff', 5, 6, '10.02'],
    [list[0]?.id, 'matched', 5, 5, '10.02'],
  ]);
  const odd = { name: 'o\u0000wn.csv', bytes: Buffer.from(`订单号,金额\n1\u00002,7\n${'a'.repeat(39)}😀,7\n`), token: buyer.token, params };
  expect((await sendFile(mall, reconciliationApi.sheet, odd)).data).toEqual({ rows: 2 });
  expect((await mall.call(reconciliationApi.dropSheet, { params }, buyer)).code).toBe(200);
  const sheet = await mall.app.fastify.inject({
    method: 'GET',
    url: `${mall.house.config.API_BASE}${billApi.export.path.replace('{id}', billId)}`,
    headers: { ...authorityOf(buyer.token), membersource: '0' },
  });
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const compared = await mall.app.fastify.inject({
    method: 'GET',
    url: `${mall.house.config.API_BASE}${reconciliationApi.export.path.replace('{id}', billId)}?match=matched`,
    headers: { ...authorityOf(buyer.token), membersource: '0' },
  });
  const read = await readXlsx(compared.rawPayload, { rows: 20, columns: 20, unpackedBytes: 1e6 });
  expect('rows' in read && read.rows.slice(3).map((row) => [row[7], row[9], row[10], row[12], row[13], row[14]])).toEqual([
    ['5', '50.1', '5', '50.1', '0', '一致'],
    ['6', '60.12', '6', '60.12', '0', '一致'],
    ['8', '80.16', '8', '80.16', '0', '一致'],
  ]);
  expect((await mall.call(billApi.exportAll, { body: {} }, buyer)).code).toBe(200);
  expect((await mall.call(billSellerApi.export, { body: {} }, seller)).code).toBe(200);
  expect((await mall.call(billOperationsApi.export, { body: {} }, office)).code).toBe(200);
  expect((await mall.call(reconciliationApi.page, {}, buyer)).data.total).toBe(1);
});

it('dispute, answer, moving out, confirmation, payment: each side by its own calls', async () => {
  const { db } = mall.house;
  const params = { id: billId };
  const lines = (await mall.call(billApi.lines, { params }, buyer)).data.list;
  const urls = [await upload(bigBuyer, 'dispute')];
  const said = lines.map(({ id }) => ({ lineId: id, reason: 'price' as const, should: '40.00', words: '与合同不符', urls }));
  expect((await mall.call(reconciliationApi.dispute, { params, body: { lines: [] } }, buyer)).errorCode).toBe('bill.lines_required');
  expect((await mall.call(billApi.dispute, { params, body: { lines: said } }, buyer)).code).toBe(200);
  const agree = async (call: typeof billApi.confirm | typeof reconciliationApi.confirm) => {
    const { rev, total } = (await mall.call(billApi.one, { params }, buyer)).data;
    return mall.call(call, { params, body: { rev, total } }, buyer);
  };
  expect((await agree(billApi.confirm)).errorCode).toBe('bill.moved');
  const disputes = (await mall.call(billSellerApi.lines, { params, query: { show: 'diff' } }, seller)).data.list.flatMap(
    (line) => line.disputes,
  );
  const first = { answers: [{ answer: 'adjusted' as const, disputeId: disputes[0]?.id ?? '', amount: '-10.10', words: '按合同' }] };
  expect((await mall.call(billSellerApi.answer, { params, body: first }, seller)).code).toBe(200);
  // Words do not end a dispute before the company agrees: while one waits, no line of it is equal.
  const compared = (await mall.call(reconciliationApi.rows, { params }, buyer)).data;
  expect(compared.figures).toMatchObject({
    matched: 0,
    diff: 4,
    disputed: 3,
    unsaid: 0,
    ours: '120.00',
    billed: '180.28',
    difference: '60.28',
  });
  expect(compared.list.map(({ kind, ours, billed, waiting }) => [kind, ours?.price, ours?.amount, billed?.amount, waiting])).toEqual([
    ['order', '8.00', '40.00', '50.10', false],
    ['order', '6.67', '40.00', '60.12', true],
    ['order', '5.00', '40.00', '80.16', true],
    ['adjust', undefined, undefined, '-10.10', false],
  ]);
  expect((await mall.call(reconciliationApi.rows, { params, query: { match: 'disputed' } }, buyer)).data.total).toBe(3);
  const moving = { params: { id: disputes[2]?.id ?? '' }, body: { reason: '下期再查' } };
  expect((await mall.call(billOperationsApi.moveOut, moving, office)).code).toBe(200);
  const rest = { answers: [{ answer: 'explained' as const, disputeId: disputes[1]?.id ?? '', words: '价格无误' }] };
  expect((await mall.call(billOperationsApi.answer, { params, body: rest }, office)).code).toBe(200);
  expect((await mall.call(billOperationsApi.lines, { params }, office)).data.total).toBe(4);
  expect((await mall.call(billApi.lines, { params, query: { show: 'matched' } }, buyer)).data.list.map(({ movedOut }) => movedOut)).toEqual(
    [true],
  );
  expect((await agree(reconciliationApi.confirm)).code).toBe(200);
  const seen = (await mall.call(billApi.one, { params }, buyer)).data;
  expect(seen).toMatchObject({ state: 'confirmed', total: '100.12', open: '100.12', rev: 3, actions: ['pay', 'invoice'] });
  const proof = [await upload(bigBuyer, 'pay')];
  const pay = (amount: string) => mall.call(billApi.pay, { params, body: { amount, payerName: '滨海配电', urls: proof } }, buyer);
  expect((await pay('100.13')).errorCode).toBe('bill.more_than_open');
  expect((await pay('0.00')).errorCode).toBe('bill.amount_wrong');
  expect((await pay('60.00')).code).toBe(200);
  expect((await pay('1.00')).errorCode).toBe('bill.payment_waits');
  const [payment] = (await mall.call(billSellerApi.one, { params }, seller)).data.paymentList;
  const of = { params: { id: payment?.id ?? '' } };
  expect((await mall.call(billSellerApi.rejectPayment, { ...of, body: { reason: '未到账' } }, seller)).code).toBe(200);
  expect((await mall.call(billOperationsApi.rejectPayment, { ...of, body: { reason: '未到账' } }, office)).errorCode).toBe('bill.moved');
  expect((await mall.call(billSellerApi.figures, {}, seller)).data).toMatchObject({
    toPay: { count: 1, amount: '100.12' },
    toInvoice: { count: 0, amount: '0.00' },
    tabs: { open: 1, void: 0 },
  });
  expect((await mall.call(billOperationsApi.figures, {}, office)).data.payments.count).toBe(0);
  expect((await mall.call(billSellerApi.page, { query: { state: 'toPay' } }, seller)).data.total).toBe(1);
  expect((await mall.call(billOperationsApi.page, { query: { word: '滨海' } }, office)).data.total).toBe(2);
  expect((await mall.call(billOperationsApi.one, { params }, office)).data.actions).toEqual(['remind']);
  expect(await findBroken(db)).toEqual([]);
});

it('chosen orders make a bill; an empty open one is voided by the mall', async () => {
  const { db } = mall.house;
  const [, , moved = ''] = orderIds;
  const before = await billOf(db, moved);
  expect((await mall.call(reconciliationApi.make, { body: { orderIds: ['77777'] } }, buyer)).code).not.toBe(200);
  expect((await mall.call(billApi.make, { body: { orderIds: [moved] } }, buyer)).data.ids).toHaveLength(1);
  expect((await mall.call(billOperationsApi.void, { params: { id: before }, body: { reason: '无明细' } }, office)).code).toBe(200);
  expect((await billRow(db, before)).state).toBe('void');
  const order = await receive(db);
  expect((await mall.call(reconciliationApi.make, { body: { orderIds: [order] } }, buyer)).code).toBe(200);
});
