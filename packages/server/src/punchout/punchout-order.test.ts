import { addressApi } from '@mall/contract/member/address.api.ts';
import { punchoutConnectionApi } from '@mall/contract/punchout/connection.api.ts';
import { describe, expect, it } from 'vitest';
import { addressFields, specOf } from '../testing/order-steps.ts';
import { addColleague } from '../testing/people-steps.ts';
import { deliverPapers } from './deliver-papers.ts';
import { punchoutNews } from './punchout.news.ts';
import { orderPaper } from './testing/papers.ts';
import { punchoutMall } from './testing/punchout-mall.ts';
import { postCxml } from './testing/punchout-steps.ts';

const { mall, laid, run, returned } = punchoutMall();

type Items = { partId: string; auxiliaryId: string; num: number; unitPrice: string }[];

const send = (over: Parameters<typeof orderPaper>[0]) => postCxml(mall, orderPaper({ to: laid.cxml.key, ...over }));

const orders = async () => Number((await run('select count(*) as n from shop_order'))[0]?.n);

describe('an order', () => {
  it('is placed once, however often it comes, at what was returned', async () => {
    const items = await returned([
      [2, 10],
      [4, 6],
    ]);
    const before = await orders();
    const [one, two] = await Promise.all([send({ orderId: 'PO-1', items }), send({ orderId: 'PO-1', items })]);
    expect([one?.code, two?.code]).toEqual(['200', '200']);
    expect(one?.text).toBe(two?.text);
    expect((await send({ orderId: 'PO-1', items })).text).toBe(one?.text);
    expect(await orders()).toBe(before + 1);
    expect(await send({ orderId: 'PO-1', items: items.slice(1) })).toMatchObject({ code: '409' });
    expect(await run('select their_id, payload_id from punchout_order')).toEqual([{ their_id: 'PO-1', payload_id: 'p-1@erp.test' }]);
  });

  it('is one by its number there, whomever it names', async () => {
    const colleague = async (email: string) => {
      const { id, token } = await addColleague(mall.house.db, 7, 'company_purchaser');
      await mall.call(addressApi.add, { body: addressFields }, { token });
      await run('update member set email = $1 where id = $2', [email, id]);
    };
    await colleague('a@erp.test');
    await colleague('b@erp.test');
    await run('update punchout_connection set by_email = true, address_id = null where id = $1', [laid.cxml.id]);
    const items = await returned([[2, 10]]);
    const before = await orders();
    const both = await Promise.all(['a@erp.test', 'b@erp.test'].map((email) => send({ orderId: 'PO-R', items, email })));
    await run(
      'update punchout_connection set by_email = false, address_id = (select min(id) from member_address where member_id = punchout_connection.member_id) where id = $1',
      [laid.cxml.id],
    );
    expect(both.map(({ code }) => code)).toEqual(['200', '200']);
    expect(both[0]?.text).toBe(both[1]?.text);
    expect(await orders()).toBe(before + 1);
  });

  it.each([
    ['an altered price', (items: Items) => items.map((item) => ({ ...item, unitPrice: '0.01' })), '409', 'returned at'],
    ['goods that were not returned', (items: Items) => items.map((item) => ({ ...item, partId: specOf(6) })), '406', 'not of a cart'],
    ['half a metre', (items: Items) => items.map((item) => ({ ...item, num: 0.5 })), '406', 'whole number'],
    ['a line twice', (items: Items) => [...items, ...items], '406', 'two lines'],
    ['nothing', () => [], '400', 'without items'],
  ])('is refused for %s', async (_name, change, code, words) => {
    const items = await returned([[2, 10]]);
    const before = await orders();
    const answer = await send({ orderId: `PO-${_name}`, items: change(items) });
    expect(answer.code).toBe(code);
    expect(answer.text).toContain(words);
    expect(await orders()).toBe(before);
  });

  it('is refused once the price is another, with both', async () => {
    const items = await returned([[2, 10]]);
    await run('update spec set price_fen = price_fen + 500 where id = $1', [specOf(2)]);
    const answer = await send({ orderId: 'PO-late', items });
    await run('update spec set price_fen = price_fen - 500 where id = $1', [specOf(2)]);
    expect(answer).toMatchObject({ code: '409' });
    expect(answer.text).toContain('15.02');
    expect(answer.text).toContain('10.02');
  });

  it('is refused for a place that nobody mapped, and goes where one is', async () => {
    const items = await returned([[2, 10]]);
    const [{ id } = { id: '' }] = await run('select id::text from member_address where member_id = $1', [laid.buyer.id]);
    await run('update punchout_connection set ship_to = $1 where id = $2', [
      JSON.stringify([{ code: 'WH-1', addressId: id }]),
      laid.cxml.id,
    ]);
    expect(await send({ orderId: 'PO-where', shipTo: 'WH-2', items })).toMatchObject({ code: '406' });
    expect(await send({ orderId: 'PO-where', shipTo: 'WH-1', items })).toMatchObject({ code: '200' });
  });

  it('of another type is not taken', async () => {
    expect(await send({ orderId: 'PO-x', type: 'delete', items: [] })).toMatchObject({ code: '406' });
  });
});

const seen = async () =>
  (
    (await (await fetch(`${mall.house.config.siteUrl}/sandbox/erp/punchout`, { headers: { accept: 'application/json' } })).json()) as {
      papers: { kind: string; orderId: string }[];
    }
  ).papers.map(({ kind, orderId }) => `${kind} ${orderId}`);

const sendable = async (set: string): Promise<number> => {
  await run(`update punchout_connection set state = 'on', blocked_at = null, removed_at = null where id = $1`, [laid.cxml.id]);
  await run('update punchout_paper set next_try_at = now(), sent_at = null where id = (select min(id) from punchout_paper)');
  await run(`update punchout_connection set ${set} where id = $1`, [laid.cxml.id]);
  return deliverPapers(mall.house);
};

describe('what becomes of an order is told the other side', () => {
  it('that it was taken, sent and cancelled, once it is up, and once', async () => {
    const host = new URL(mall.house.config.siteUrl).host;
    await run(`update punchout_connection set papers_url = $1, hosts = hosts || $2::text where id = $3`, [
      `${mall.house.config.siteUrl}/sandbox/erp/nowhere`,
      host,
      laid.cxml.id,
    ]);
    const items = await returned([[2, 10]]);
    expect(await send({ orderId: 'PO-told', shipTo: 'WH-1', items })).toMatchObject({ code: '200' });
    await deliverPapers(mall.house);
    expect(await run('select fault, tries, sent_at from punchout_paper')).toMatchObject([{ fault: '404', tries: 1, sent_at: null }]);
    await run('update punchout_connection set papers_url = $1 where id = $2', [
      `${mall.house.config.siteUrl}/sandbox/erp/cxml`,
      laid.cxml.id,
    ]);
    const [order] = await run(
      'select s.id::text, s.order_sn from shop_order s join punchout_order o on o.trade_id = s.trade_id where o.their_id = $1',
      ['PO-told'],
    );
    const told = { orderId: order?.id as string, orderSn: order?.order_sn as string };
    const heard = punchoutNews.afterwards as Record<string, (house: unknown, told: unknown) => Promise<void>>;
    const [parcel] = await run(
      `insert into shipment (order_id, logistics_company, tracking_number) values ($1, '顺丰速运', 'SF1234567890') returning id::text`,
      [told.orderId],
    );
    const [invoice] = await run(
      `with i as (insert into invoice (apply_sn, store_id, member_id, type, title, receiver, amount_fen, state, cause, number, issued_at)
           select 'FP202611170001', store_id, member_id, 'electronic_normal', '{}', '{}', 10020, 'issued', 'apply', '2611000001', now() from shop_order where id = $1 returning id)
       insert into invoice_cover (invoice_id, order_id, order_line_id, kind, name, unit, num, tax_rate, amount_fen)
       select i.id, l.order_id, l.id, 'line', l.spec_name, l.unit, l.num, l.tax_rate, l.pay_fen from i, order_line l where l.order_id = $1 returning invoice_id::text as id`,
      [told.orderId],
    );
    for (let times = 0; times < 2; times += 1) {
      await heard['order.shipped']?.(mall.house, { payload: { ...told, shipmentId: parcel?.id } });
      await heard['invoice.moved']?.(mall.house, { payload: { invoiceId: invoice?.id, event: 'issue' } });
      await heard['invoice.moved']?.(mall.house, { payload: { invoiceId: invoice?.id, event: 'mail' } });
      await heard['order.cancelled']?.(mall.house, { payload: { ...told, kind: 'buyer', reason: '不要了 <&>' } });
      await run('update punchout_paper set next_try_at = now() where sent_at is null');
      await deliverPapers(mall.house);
      await deliverPapers(mall.house);
    }
    expect((await seen()).toSorted()).toEqual([
      'ConfirmationRequest PO-told',
      'ConfirmationRequest PO-told',
      'InvoiceDetailRequest PO-told',
      'ShipNoticeRequest PO-told',
    ]);
    expect(await run('select fault from punchout_paper where sent_at is null')).toEqual([]);
  });

  it('waits while the connection is off or shut out, and stays unsaid once it is removed', async () => {
    expect(await sendable(`state = 'off'`)).toBe(0);
    expect(await sendable('blocked_at = now()')).toBe(0);
    expect(await sendable('removed_at = now()')).toBe(0);
    expect(await sendable(`state = 'on'`)).toBe(1);
  });

  it('once more when its administrator asks for it, and the other side takes it once', async () => {
    const { db } = mall.house;
    const before = await seen();
    const [{ id } = { id: '' }] = await run('select id::text from punchout_paper order by id limit 1');
    const again = (token: string) => mall.call(punchoutConnectionApi.sendAgain, { params: { id: id as string } }, { token });
    expect((await again((await addColleague(db, 8, 'company_admin')).token)).errorCode).toBe('kernel.not_found');
    expect((await again((await addColleague(db, 7, 'company_admin')).token)).code).toBe(200);
    expect(await run('select id from punchout_paper where sent_at is null')).toHaveLength(1);
    await deliverPapers(mall.house);
    expect(await run('select id from punchout_paper where sent_at is null')).toEqual([]);
    expect(await seen()).toEqual(before);
  });
});
