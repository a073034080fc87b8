import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { operatorInvoiceApi, sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreeAfterSale } from '../after-sale/agree-after-sale.ts';
import { startRefund } from '../after-sale/start-refund.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { apply as applyAfterSale, finishRefunds, placeDone } from '../testing/after-sale-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { askNow, atTax, personTitle, qualify, saveTitle, setTax, specialTitle, taxBooks } from '../testing/invoice-steps.ts';
import { buyerOf, linesOf, orderRow, specOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { applyInvoice } from './apply-invoice.ts';
import { applyWanted } from './apply-wanted.ts';
import { readInvoicePdf } from './read-invoice-pdf.ts';
import { retryAsk } from './retry-ask.ts';

const mall = payApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const { buyer } = small.members;
let token = '';
let seller = { token: '' };
let titleId = '';

/** Two lines of the third party's store, ¥50.05 and ¥70.21 of goods. */
const done = () =>
  placeDone(mall.house.db, buyer, [
    { specId: specOf(1), num: 5 },
    { specId: specOf(3), num: 7 },
  ]);
const apply = (orderIds: Id[], more: object = {}) =>
  mall.call(invoiceApi.apply, { body: { orderIds, titleId, type: 'electronic_normal', ...more } as never }, { token });
const applied = async (orderId: Id): Promise<Id> => (await apply([orderId])).data.ids[0] as Id;
const issue = (id: Id) => mall.call(sellerInvoiceApi.issue, { params: { id } }, seller);
const rowOf = async (id: Id) => (await run('select * from invoice where id = $1', [id]))[0] as Record<string, string | null>;
const stateOf = async (id: Id) => (await rowOf(id))['state'];
const issued = async (orderId: Id): Promise<Id> => {
  const id = await applied(orderId);
  await issue(id);
  await askNow(mall);
  expect(await stateOf(id)).toBe('issued');
  return id;
};
/** Some pieces of the first line come back, and the money has gone. */
const refund = async (orderId: Id, num: number) => {
  const { db } = mall.house;
  const [line] = await linesOf(db, orderId);
  const id = await applyAfterSale(db, buyer, orderId, { type: 1, lines: [{ orderGoodsId: line?.id as string, num }] } as never);
  await inTransaction(db, (tx) =>
    agreeAfterSale(tx, { kind: 'seller', storeId: small.stores.third } as never, id, { remark: '' }, usualSettings),
  );
  await inTransaction(db, (tx) => startRefund(tx, system, id));
  await finishRefunds(db);
};

const layBill = (id: number) =>
  run(
    `insert into bill (id, bill_sn, company_id, store_id, kind, state, from_day, to_day, issued_at, confirmed_at, due_at, total_fen)
     values ($1::bigint, 'ZD' || lpad($1::bigint::text, 12, '0'), $2, $3, 'chosen', 'confirmed', current_date, current_date, now(), now(), now(), 12005)`,
    [id, small.company, small.stores.third],
  );

beforeAll(async () => {
  const { db } = mall.house;
  await run(`update store set invoice_types = '{electronic_normal,paper_normal,paper_special}' where id = 2`);
  token = await tokenOf(db, buyer);
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.third } as never);
  titleId = await saveTitle(mall, token, personTitle);
});
beforeEach(() => setTax(mall, 'normal'));

describe('an invoice', () => {
  it('is applied for, issued by the gateway, downloaded, verified by anybody, and its order says so', async () => {
    const orderId = await done();
    const listed = (await mall.call(invoiceApi.orders, { query: {} }, { token })).data.list.find((one) => one.orderId === orderId);
    expect(listed).toMatchObject({
      amount: '120.26',
      faultCode: '',
      kinds: 2,
      types: ['electronic_normal', 'paper_normal', 'paper_special'],
    });
    const preview = (await mall.call(invoiceApi.preview, { body: { orderIds: [orderId], titleId, type: 'electronic_normal' } }, { token }))
      .data;
    expect(preview).toMatchObject([{ amount: '120.26', lines: 2, part: 1, parts: 1 }]);
    const id = await applied(orderId);
    expect((await orderRow(mall.house.db, orderId))['invoice_state']).toBe('applied');
    expect((await apply([orderId])).errorCode).toBe('invoice.nothing_left');
    expect((await mall.call(sellerInvoiceApi.page, { query: {} }, seller)).data.list.map((one) => one.id)).toContain(id);
    expect((await issue(id)).code).toBe(200);
    expect((await issue(id)).errorCode).toBe('invoice.moved');
    expect((await mall.call(invoiceApi.cancel, { params: { id } }, { token })).errorCode).toBe('invoice.moved');
    await askNow(mall);
    const detail = (await mall.call(invoiceApi.detail, { params: { id } }, { token })).data;
    expect(detail).toMatchObject({ state: 'issued', amount: '120.26', actions: ['verify', 'change', 'download'] });
    expect((await orderRow(mall.house.db, orderId))['invoice_state']).toBe('issued');
    const { code, number } = detail;
    const pdf = await readInvoicePdf(mall.house, buyerOf(buyer), id, 'blue');
    expect(String(pdf.bytes).slice(0, 5)).toBe('%PDF-');
    const found = (
      await mall.call(invoiceApi.verify, { query: { code, number } }, { token: await tokenOf(mall.house.db, small.members.stranger) })
    ).data;
    expect(found).toMatchObject({ titleName: '王**', amount: '120.26', takenBack: 0, invoiceId: null, canMark: 0 });
    expect((await mall.call(invoiceApi.verify, { query: { code, number: '00000000' } }, { token })).errorCode).toBe('invoice.unknown');
    expect((await mall.call(invoiceApi.markVerified, { params: { id } }, { token })).code).toBe(200);
    expect(await stateOf(id)).toBe('verified');
    expect((await mall.call(invoiceApi.ofOrder, { params: { id: orderId } }, { token })).data).toMatchObject([{ id, state: 'verified' }]);
    expect((await mall.call(invoiceApi.page, { query: { tab: 'issued' } }, { token })).data).toMatchObject({
      total: 1,
      counts: { issued: 1 },
    });
    const { stores } = (await mall.call(invoiceApi.page, { query: {} }, { token })).data;
    expect(stores.map((store) => store.id)).toEqual([small.stores.third]);
    for (const [storeId, total] of [
      [small.stores.third, 1],
      [small.stores.own, 0],
    ] as const)
      expect((await mall.call(invoiceApi.page, { query: { tab: 'issued', storeId } }, { token })).data.total).toBe(total);
    expect((await mall.call(invoiceApi.figures, {}, { token })).data).toMatchObject({ issued: { count: 1 } });
    expect((await findBroken(mall.house.db)).filter((rule) => rule.startsWith('I30'))).toEqual([]);
  });

  it('is of no fen twice when two apply at the same moment', async () => {
    const orderId = await done();
    const input = { orderIds: [orderId], titleId, type: 'electronic_normal' } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => inTransaction(mall.house.db, (tx) => applyInvoice(tx, buyerOf(buyer), input))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [sum] = await run(
      'select sum(amount_fen)::int as fen, count(distinct invoice_id)::int as papers from invoice_cover where order_id = $1',
      [orderId],
    );
    expect(sum).toEqual({ fen: 12_026, papers: 1 });
  });

  it('is merged by store and cut by the limit', async () => {
    const [one, other] = [await done(), await done()];
    const preview = (await mall.call(invoiceApi.preview, { body: { orderIds: [one, other], titleId, type: 'paper_normal' } }, { token }))
      .data;
    expect(preview).toMatchObject([{ amount: '240.52', orderSns: [expect.any(String), expect.any(String)] }]);
    const ids = await inTransaction(mall.house.db, (tx) =>
      applyInvoice(
        tx,
        buyerOf(buyer),
        { orderIds: [one, other], titleId, type: 'paper_normal' },
        { ...mall.house.config, INVOICE_MOST_YUAN: 100 },
      ),
    );
    expect(ids).toHaveLength(4);
    expect((await run('select sum(amount_fen)::int as fen from invoice where id = any ($1::bigint[])', [ids]))[0]).toEqual({ fen: 24_052 });
  });

  it('is of a type that all goods of the order may have, or that was agreed with it', async () => {
    const orderId = await done();
    await run(`update goods set invoice_types = '{paper_normal}' where id = 1`);
    const typesNow = async () =>
      (await mall.call(invoiceApi.orders, { query: {} }, { token })).data.list.find((one) => one.orderId === orderId)?.types;
    const listedFor = async (type: 'electronic_normal' | 'paper_normal') =>
      (await mall.call(invoiceApi.orders, { query: { type } }, { token })).data.list.some((one) => one.orderId === orderId);
    expect(await typesNow()).toEqual(['paper_normal']);
    expect([await listedFor('electronic_normal'), await listedFor('paper_normal')]).toEqual([false, true]);
    expect(await apply([orderId])).toMatchObject({
      errorCode: 'invoice.goods_type',
      msg: '订单中有商品不能开具这类发票，请换一种发票类型',
    });
    await run(`update shop_order set invoice = $2 where id = $1`, [orderId, JSON.stringify(personTitle)]);
    expect(await typesNow()).toEqual(['electronic_normal', 'paper_normal']);
    await run(`update shop_order set invoice = null where id = $1`, [orderId]);
    await run(`update goods set invoice_types = default where id = 1`);
    const id = await applied(orderId);
    await issue(id);
    await askNow(mall);
    await run(`update goods set invoice_types = '{electronic_normal}' where id = 1`);
    const change = (type: 'electronic_normal' | 'paper_normal') =>
      mall.call(invoiceApi.change, { params: { id }, body: { titleId, type, reason: '换一种' } }, { token });
    expect((await change('paper_normal')).errorCode).toBe('invoice.goods_type');
    expect((await change('electronic_normal')).code).toBe(200);
    await run(`update goods set invoice_types = default where id = 1`);
  });

  it('is refused with what stands in the way', async () => {
    const orderId = await done();
    const late = await done();
    await run(`update shop_order set done_at = now() - interval '1 month' - interval '1 minute' where id = $1`, [late]);
    expect((await apply([late])).errorCode).toBe('invoice.too_late');
    expect((await apply([orderId, late])).msg).toBe('部分发票无法开具');
    await run(`update shop_order set done_at = now() - interval '1 month' + interval '1 minute' where id = $1`, [late]);
    expect((await apply([late])).code).toBe(200);
    await run(`update goods set invoiceable = false where id in (1, 3)`);
    expect((await apply([orderId])).msg).toBe('所选商品不支持开票');
    await run(`update goods set invoiceable = true where id = 3`);
    expect(
      (await mall.call(invoiceApi.preview, { body: { orderIds: [orderId], titleId, type: 'electronic_normal' } }, { token })).data,
    ).toMatchObject([{ amount: '70.21', lines: 1 }]);
    await run(`update goods set invoiceable = true where id = 1`);
    await layBill(9);
    await run(`update shop_order set bill_id = 9 where id = $1`, [orderId]);
    expect((await apply([orderId])).errorCode).toBe('invoice.on_bill');
    await run(`update shop_order set bill_id = null where id = $1`, [orderId]);
    expect((await apply([orderId], { type: 'paper_special' })).errorCode).toBe('cart.title_lacks');
    expect(
      (
        await mall.call(
          invoiceApi.apply,
          { body: { orderIds: [orderId], titleId, type: 'electronic_normal' } },
          {
            token: await tokenOf(mall.house.db, small.members.stranger),
          },
        )
      ).errorCode,
    ).toBe('kernel.not_found');
  });

  it('of a bill is of the bill’s amounts, what it put right included, and once', async () => {
    const orderId = await done();
    await layBill(77);
    await run(`update shop_order set bill_id = 77 where id = $1`, [orderId]);
    const [first, second] = await linesOf(mall.house.db, orderId);
    await run(
      `with entry as (insert into bill_entry (bill_id, order_id) values (77, $1) returning id)
       insert into bill_line (bill_id, entry_id, order_id, kind, name, amount_fen, by_kind, happened_at)
       select 77, entry.id, $1, n.kind, n.name, n.fen, 'system', now() from entry, (values ('order', '电缆', 12026), ('adjust', '差价', -21)) n(kind, name, fen)`,
      [orderId],
    );
    const billed = {
      billId: '77',
      since: new Date(Date.now() - 60_000).toISOString(),
      amounts: [
        { orderId, kind: 'line', lineId: first?.id as string, name: '电缆一', amountFen: 5005 },
        { orderId, kind: 'line', lineId: second?.id as string, name: '电缆二', amountFen: 7021 },
        { orderId, kind: 'adjust', lineId: null, name: '调整：差价', amountFen: -21 },
      ],
    } as const;
    const input = { orderIds: [orderId], titleId, type: 'electronic_normal', billed } as const;
    const [id] = await inTransaction(mall.house.db, (tx) => applyInvoice(tx, buyerOf(buyer), input));
    expect(await rowOf(id as string)).toMatchObject({ amount_fen: '12005', bill_id: '77', cause: 'bill' });
    await expect(inTransaction(mall.house.db, (tx) => applyInvoice(tx, buyerOf(buyer), input))).rejects.toThrow('invoice.nothing_left');
    const stale = { ...input, billed: { ...billed, since: new Date(Date.now() - 32 * 86_400_000).toISOString() } };
    await expect(inTransaction(mall.house.db, (tx) => applyInvoice(tx, buyerOf(buyer), stale))).rejects.toThrow('invoice.too_late');
  });
});

it('what was refused is applied for again within a month of the refusal, and not by itself once its order has come to a bill', async () => {
  const orderId = await done();
  const id = await applied(orderId);
  await mall.call(sellerInvoiceApi.reject, { params: { id }, body: { reason: '抬头不全' } }, seller);
  const again = async () => (await mall.call(invoiceApi.again, { params: { id }, body: { titleId } }, { token })).errorCode;
  const refusedAgo = async (ago: string) => {
    await mall.owner.query('alter table invoice_event disable trigger user');
    await mall.owner.query(`update invoice_event set at = now() - $2::interval where invoice_id = $1 and event = 'reject'`, [id, ago]);
    await mall.owner.query('alter table invoice_event enable trigger user');
  };
  const anew = await applied(orderId);
  expect(await again()).toBe('invoice.nothing_left');
  await mall.call(invoiceApi.cancel, { params: { id: anew } }, { token });
  await refusedAgo('1 month 1 minute');
  expect(await again()).toBe('invoice.again_late');
  await refusedAgo('27 days');
  await layBill(78);
  await run(`update shop_order set bill_id = 78, done_at = now() - interval '5 months' where id = $1`, [orderId]);
  expect(await again()).toBe('invoice.on_bill');
  await run('update shop_order set bill_id = null where id = $1', [orderId]);
  expect(await again()).toBeNull();
});

describe('the tax gateway', () => {
  it('that refuses leaves it with the seller, who tries again or rejects it', async () => {
    const id = await applied(await done());
    await setTax(mall, 'refuse');
    await issue(id);
    await askNow(mall);
    expect((await mall.call(sellerInvoiceApi.detail, { params: { id } }, seller)).data).toMatchObject({
      state: 'reviewing',
      ask: { state: 'refused', fault: '购买方税号与登记信息不一致' },
      actions: ['retry', 'reject'],
    });
    expect((await mall.call(sellerInvoiceApi.reject, { params: { id }, body: { reason: '税号不符' } }, seller)).code).toBe(200);
    expect((await mall.call(invoiceApi.detail, { params: { id } }, { token })).data).toMatchObject({
      state: 'rejected',
      reason: '税号不符',
    });
    expect((await mall.call(invoiceApi.again, { params: { id }, body: { titleId } }, { token })).code).toBe(200);
    await setTax(mall, 'normal');
    await issue(id);
    await askNow(mall);
    expect(await stateOf(id)).toBe('issued');
  });

  it('whose answer was lost issues once, under the same number', async () => {
    const id = await applied(await done());
    await setTax(mall, 'lost');
    await issue(id);
    await askNow(mall);
    expect(await stateOf(id)).toBe('reviewing');
    await setTax(mall, 'normal');
    await askNow(mall);
    expect(await stateOf(id)).toBe('issued');
    const [ask] = await run('select ask_no from invoice_ask where invoice_id = $1', [id]);
    expect((await taxBooks(mall)).find(({ askNo }) => askNo === ask?.ask_no)?.asks).toBe(2);
  });

  it('that is down is asked again, and after the last try by hand', async () => {
    const id = await applied(await done());
    await setTax(mall, 'down');
    await issue(id);
    await run('update invoice_ask set tries = 19 where invoice_id = $1', [id]);
    await askNow(mall);
    expect((await run('select state, tries from invoice_ask where invoice_id = $1', [id]))[0]).toEqual({ state: 'failed', tries: 20 });
    expect((await mall.call(sellerInvoiceApi.reject, { params: { id }, body: { reason: '不开' } }, seller)).errorCode).toBe(
      'invoice.at_gateway',
    );
    const operator = await addSignedIn(mall.house.db, { audience: 'operator' });
    const [asked] = (await mall.call(operatorInvoiceApi.taxPage, { query: { state: 'failed' } }, operator)).data.list;
    expect(asked).toMatchObject({ invoiceId: id, canRetry: true });
    const one = { params: { id: asked?.id as string } };
    expect((await mall.call(operatorInvoiceApi.taxOne, one, operator)).data).toEqual(asked);
    expect((await mall.call(operatorInvoiceApi.exportTax, { body: { state: 'failed' } }, operator)).code).toBe(200);
    expect((await mall.call(operatorInvoiceApi.exportTax, { body: { to: '2020-01-01' } }, operator)).errorCode).toBe('download.none');
    expect((await mall.call(operatorInvoiceApi.taxHealth, {}, operator)).data).toMatchObject({ failed: 1, lastFault: '网关无应答' });
    await setTax(mall, 'normal');
    expect((await mall.call(operatorInvoiceApi.taxRetry, one, operator)).code).toBe(200);
    await askNow(mall);
    expect(await stateOf(id)).toBe('issued');
    await expect(
      inTransaction(mall.house.db, (tx) => retryAsk(tx, { kind: 'seller', memberId: buyer, storeId: '2' } as never, id)),
    ).rejects.toThrow('invoice.not_failed');
  });

  it('that answers twice, or is played by somebody else, changes nothing more', async () => {
    const id = await applied(await done());
    await setTax(mall, 'slow');
    await issue(id);
    await askNow(mall);
    expect(await stateOf(id)).toBe('reviewing');
    const [ask] = await run('select ask_no from invoice_ask where invoice_id = $1', [id]);
    const askNo = ask?.ask_no as string;
    expect(await atTax(mall, askNo, 'issue')).toBe(200);
    expect(await stateOf(id)).toBe('issued');
    const before = await rowOf(id);
    expect(await atTax(mall, askNo, 'call')).toBe(200);
    expect(await atTax(mall, askNo, 'forged')).toBe(403);
    expect(await rowOf(id)).toEqual(before);
  });
});

describe('a refund', () => {
  it('of some takes an issued invoice back by a red letter, and the rest is applied for by itself', async () => {
    const orderId = await done();
    const id = await issued(orderId);
    await refund(orderId, 2);
    expect(await rowOf(id)).toMatchObject({ state: 'red_applied', red_cause: 'refund' });
    await askNow(mall);
    expect(await stateOf(id)).toBe('red_issued');
    const detail = (await mall.call(invoiceApi.detail, { params: { id } }, { token })).data;
    expect(detail.actions).toEqual(['download', 'downloadRed']);
    const rest = await rowOf(detail.after?.id as string);
    expect(rest).toMatchObject({ state: 'applied', cause: 'refund', amount_fen: String(12_026 - 2002), until_at: null });
    expect(await run(`select id, rule, bad from inv.checks where bad > 0 and id = 'I30'`)).toEqual([]);
  });

  it('of an application that nobody has begun with makes another over the rest', async () => {
    const orderId = await done();
    const id = await applied(orderId);
    await refund(orderId, 5);
    expect(await stateOf(id)).toBe('cancelled');
    expect(await run('select state, amount_fen::int as fen from invoice where replaces = $1', [id])).toEqual([
      { state: 'applied', fen: 7021 },
    ]);
    expect(await run(`select id, rule, bad from inv.checks where bad > 0 and id = 'I30'`)).toEqual([]);
  });

  it('while the gateway has it waits for its word', async () => {
    const orderId = await done();
    const id = await applied(orderId);
    await issue(id);
    await refund(orderId, 1);
    expect(await stateOf(id)).toBe('reviewing');
    await askNow(mall);
    expect(await stateOf(id)).toBe('red_applied');
    await askNow(mall);
    expect(await stateOf(id)).toBe('red_issued');
    expect(await run('select amount_fen::int as fen from invoice where replaces = $1', [id])).toEqual([{ fen: 12_026 - 1001 }]);
    expect(await run(`select id, rule, bad from inv.checks where bad > 0 and id = 'I30'`)).toEqual([]);
  });
});

it('a change is a red letter and another application, within a year of its issue', async () => {
  const id = await issued(await done());
  const other = await saveTitle(mall, token, { ...personTitle, personName: '王建军' });
  await run(`update invoice set issued_at = now() - interval '12 months' - interval '1 minute' where id = $1`, [id]);
  const change = () => mall.call(invoiceApi.change, { params: { id }, body: { titleId: other, reason: '抬头写错' } }, { token });
  expect((await change()).errorCode).toBe('invoice.change_late');
  await run(`update invoice set issued_at = now() - interval '12 months' + interval '1 minute' where id = $1`, [id]);
  expect((await change()).code).toBe(200);
  expect((await change()).errorCode).toBe('invoice.moved');
  await askNow(mall);
  expect(await run(`select state, title ->> 'personName' as name, amount_fen::int as fen from invoice where replaces = $1`, [id])).toEqual([
    { state: 'applied', name: '王建军', fen: 12_026 },
  ]);
});

it('what was wanted at checkout is applied for when the order is complete', async () => {
  const orderId = await done();
  await run(`update shop_order set invoice_state = 'wanted', invoice = $2 where id = $1`, [orderId, JSON.stringify(personTitle)]);
  expect(await applyWanted(mall.house)).toBe(1);
  expect(await applyWanted(mall.house)).toBe(0);
  expect(
    await run(`select i.state, i.cause from invoice i join invoice_cover c on c.invoice_id = i.id where c.order_id = $1 group by 1, 2`, [
      orderId,
    ]),
  ).toEqual([{ state: 'applied', cause: 'checkout' }]);
});

it('a special invoice needs the company’s papers, and what they say of it', async () => {
  const { db } = mall.house;
  const company = { token: await tokenOf(db, small.members.bigBuyer) };
  const actor = buyerOf(small.members.bigBuyer, { companyId: small.company });
  const orderId = await placeDone(db, small.members.bigBuyer, [{ specId: specOf(1), num: 5 }]);
  await run(`update shop_order set company_id = 1 where id = $1`, [orderId]);
  const special = await saveTitle(mall, company.token, specialTitle);
  const ask = () => mall.call(invoiceApi.apply, { body: { orderIds: [orderId], titleId: special, type: 'paper_special' } }, company);
  expect((await ask()).errorCode).toBe('invoice.not_qualified');
  await qualify(mall, small.company, small.members.bigBuyer);
  for (const other of [{ taxNumber: '91120116MA05X00X1X' }, { bankAccount: '6200000000009999' }, { registeredAddress: '别处 1 号' }]) {
    const differs = await saveTitle(mall, company.token, { ...specialTitle, ...other } as typeof specialTitle);
    const body = { orderIds: [orderId], titleId: differs, type: 'paper_special' as const };
    expect((await mall.call(invoiceApi.apply, { body }, company)).errorCode).toBe('invoice.title_differs');
  }
  await run(`update store set invoice_types = '{electronic_normal}' where id = $1`, [small.stores.third]);
  expect((await ask()).errorCode).toBe('invoice.some_not');
  await run(`update store set invoice_types = '{electronic_normal,paper_normal,paper_special}' where id = $1`, [small.stores.third]);
  const [id] = (await ask()).data.ids;
  expect(await rowOf(id as string)).toMatchObject({ state: 'applied', company_id: '1', type: 'paper_special' });
  expect(actor.companyId).toBe('1');
  await issue(id as string);
  await askNow(mall);
  expect(
    (
      await mall.call(
        sellerInvoiceApi.mail,
        { params: { id: id as string }, body: { company: '顺丰速运', number: 'SF1390002207' } },
        seller,
      )
    ).code,
  ).toBe(200);
  expect(await stateOf(id as string)).toBe('mailed');
  expect((await mall.call(sellerInvoiceApi.red, { params: { id: id as string }, body: { reason: '开错' } }, seller)).code).toBe(200);
  await askNow(mall);
  expect(await stateOf(id as string)).toBe('red_issued');
});
