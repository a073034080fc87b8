import { downloadApi } from '@mall/contract/download/download.api.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { randomId } from '@mall/contract/wire/random-id.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDownloads } from '../download/make-downloads.ts';
import { makers } from '../makers.ts';
import { apply } from '../testing/after-sale-steps.ts';
import { authorityOf } from '../testing/authority.ts';
import { countStatements } from '../testing/count-statements.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { linesOf, orderRow, place, placePaid, specOf } from '../testing/order-steps.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { listSteps } from './order-steps.queries.ts';

const mall = testApp();
const { buyer } = small.members;
let mine = '';
let seller = '';
let otherSeller = '';
let numbers = 0;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 10);
  await db.pool.query('update goods set moq = 1');
  await layStock(db, 4960);
  mine = await tokenOf(db, buyer);
  seller = (await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  otherSeller = (await addSignedIn(db, { id: '102', audience: 'seller', storeId: small.stores.third })).token;
});

type Query = RequestOf<typeof orderSellerApi.page>['query'];
const page = async (query: Query = {}, token = seller) => (await mall.call(orderSellerApi.page, { query }, { token })).data;
const parcel = (lines?: { orderGoodsId: string; num: number }[]) => {
  numbers += 1;
  return { logisticsCompany: '德邦物流', trackingNumber: `DB-${100_000 + numbers}`, ...(lines && { lines }) };
};
type Parcel = ReturnType<typeof parcel>;
const ship = (orderId: string, parcels: Parcel[], { key = randomId(), token = seller } = {}) =>
  mall.call(orderSellerApi.ship, { body: { orderId, key, parcels } }, { token });
const twoLines = () =>
  placePaid(mall.house.db, buyer, {
    lines: [
      { specId: specOf(2), num: 4 },
      { specId: specOf(4), num: 2 },
    ],
  });
const waitedHours = (orderId: string, hours: number) =>
  mall.house.db.pool.query('update shop_order set ship_from = now() - make_interval(hours => $2) where id = $1', [orderId, hours]);
const sentOf = async (orderId: string) => (await linesOf(mall.house.db, orderId)).map((line) => line.shipped_num);

describe('a store that ships', () => {
  it('sends several parcels in one act; what is left follows later', async () => {
    const { db } = mall.house;
    const orderId = await twoLines();
    const [first, second] = (await linesOf(db, orderId)).map(({ id }) => id) as [string, string];
    const part = await ship(orderId, [
      parcel([{ orderGoodsId: first, num: 1 }]),
      parcel([
        { orderGoodsId: first, num: 2 },
        { orderGoodsId: second, num: 2 },
      ]),
    ]);
    expect(part.data.map(({ lines }) => lines.map(({ num }) => num))).toEqual([[1], [2, 2]]);
    expect(await orderRow(db, orderId)).toMatchObject({ state: 'wait_ship', deliver_state: 'part' });
    const rest = await ship(orderId, [parcel()]);
    expect(rest.data.map(({ lines }) => lines.map(({ num }) => num))).toEqual([[1]]);
    const track = { shipmentId: rest.data[0]?.shipmentId as string, place: '天津', text: '已签收', signed: true };
    expect((await mall.call(orderSellerApi.track, { body: track }, { token: seller })).code).toBe(200);
    expect((await mall.call(orderSellerApi.track, { body: track }, { token: seller })).errorCode).toBe('order.parcel_signed');
    const { data } = await mall.call(orderApi.detail, { params: { id: orderId } }, { token: mine });
    expect(data).toMatchObject({ state: 'wait_receive', shipments: [{}, {}, { tracks: [{ text: '已签收', place: '天津' }, {}] }] });
    const told = (await toldMessages(mall.house, buyer)).filter(({ url }) => url.endsWith(`id=${orderId}`));
    expect(told.map(({ code }) => code)).toEqual(['order.paid', 'order.shipped', 'order.shipped', 'order.shipped']);
    expect(await findBroken(db, pastTheBank)).toEqual([]);
  });

  it('sends all of its parcels or none', async () => {
    const orderId = await twoLines();
    const [first] = (await linesOf(mall.house.db, orderId)).map(({ id }) => id) as [string];
    const used = parcel([{ orderGoodsId: first, num: 1 }]);
    const tooMuch = [parcel([{ orderGoodsId: first, num: 3 }]), parcel([{ orderGoodsId: first, num: 2 }])];
    expect((await ship(orderId, tooMuch)).errorCode).toBe('order.ship_most');
    expect((await ship(orderId, [used, used])).errorCode).toBe('order.tracking_used');
    expect(await sentOf(orderId)).toEqual([0, 0]);
    expect((await ship(orderId, [used])).code).toBe(200);
    expect(await sentOf(orderId)).toEqual([1, 0]);
  });

  it('sends them once, however often the same act is asked for', async () => {
    const orderId = await twoLines();
    const [first] = (await linesOf(mall.house.db, orderId)).map(({ id }) => id) as [string];
    const parcels = [parcel([{ orderGoodsId: first, num: 1 }]), parcel()];
    const key = randomId();
    const both = await Promise.all([ship(orderId, parcels, { key }), ship(orderId, parcels, { key })]);
    const again = await ship(orderId, parcels, { key });
    for (const answer of both) expect(answer.data).toEqual(again.data);
    expect(again.data).toHaveLength(2);
    expect(await sentOf(orderId)).toEqual([4, 2]);
    expect((await ship(orderId, [parcel()], { key })).errorCode).toBe('order.moved');
  });

  it('does not take the same act with other pieces for a repetition', async () => {
    const orderId = await twoLines();
    const [first, second] = (await linesOf(mall.house.db, orderId)).map(({ id }) => id) as [string, string];
    const one = parcel([{ orderGoodsId: first, num: 1 }]);
    const key = randomId();
    expect((await ship(orderId, [one], { key })).code).toBe(200);
    for (const lines of [
      [{ orderGoodsId: first, num: 3 }],
      [{ orderGoodsId: second, num: 1 }],
      [...(one.lines ?? []), { orderGoodsId: second, num: 1 }],
    ])
      expect((await ship(orderId, [{ ...one, lines }], { key })).errorCode).toBe('order.moved');
    expect((await ship(orderId, [one], { key })).data).toHaveLength(1);
    expect(await sentOf(orderId)).toEqual([1, 0]);
  });

  it('takes a waybill once in an order, whatever the carrier is called', async () => {
    const orderId = await twoLines();
    const [first] = (await linesOf(mall.house.db, orderId)).map(({ id }) => id) as [string];
    const one = parcel([{ orderGoodsId: first, num: 1 }]);
    const other = { ...one, logisticsCompany: '顺丰速运', trackingNumber: one.trackingNumber.toLowerCase() };
    expect((await ship(orderId, [one, other])).errorCode).toBe('order.tracking_used');
    expect((await ship(orderId, [one])).code).toBe(200);
    expect((await ship(orderId, [other])).errorCode).toBe('order.tracking_used');
    expect(await sentOf(orderId)).toEqual([1, 0]);
  });

  it('keeps back what is asked back, and sends the rest', async () => {
    const { db } = mall.house;
    const orderId = await twoLines();
    const [first, second] = (await linesOf(db, orderId)).map(({ id }) => id) as [string, string];
    await apply(db, buyer, orderId, { type: 1, orderGoodsId: first, num: 4 });
    const [listed] = (await page({ orderIds: orderId })).list;
    expect(listed?.actions).toEqual(['ship', 'afterSale', 'print']);
    expect((await ship(orderId, [parcel([{ orderGoodsId: first, num: 1 }])])).errorCode).toBe('order.after_sale_open');
    const { data } = await ship(orderId, [parcel()]);
    expect(data.map(({ lines }) => lines.map(({ orderGoodsId, num }) => [orderGoodsId, num]))).toEqual([[[second, 2]]]);
    expect((await ship(orderId, [parcel()])).errorCode).toBe('order.after_sale_open');
    expect((await page({ orderIds: orderId })).list[0]?.actions).toEqual(['afterSale', 'track', 'print']);
  });

  it('has nothing to do with orders of others, and a buyer nothing with a store’s calls', async () => {
    const orderId = await placePaid(mall.house.db, buyer, { lines: [{ specId: specOf(2), num: 1 }] });
    const given = { params: { id: orderId } };
    expect((await ship(orderId, [parcel()], { token: otherSeller })).errorCode).toBe('kernel.not_found');
    expect((await mall.call(orderSellerApi.detail, given, { token: otherSeller })).errorCode).toBe('kernel.not_found');
    expect((await page({ orderIds: orderId }, otherSeller)).total).toBe(0);
    const { data } = await ship(orderId, [parcel()]);
    const body = { shipmentId: data[0]?.shipmentId as string, text: '我来了' };
    expect((await mall.call(orderSellerApi.track, { body }, { token: otherSeller })).errorCode).toBe('kernel.not_found');
    expect((await ship(orderId, [parcel()], { token: mine })).errorCode).toBe('kernel.no_permission');
    expect((await mall.call(orderSellerApi.page, {}, { token: mine })).errorCode).toBe('kernel.no_permission');
  });
});

describe('the orders of a store', () => {
  it('stand by when they are due, with what their cards need', async () => {
    const { db } = mall.house;
    const later = await twoLines();
    const over = await twoLines();
    await waitedHours(later, 47);
    await waitedHours(over, 50);
    await db.pool.query(`update shop_order set leave_word = '请送到北门' where id = $1`, [over]);
    const { list } = await page({ tab: 'toShip', orderIds: `${later},${over}` });
    expect(list.map(({ orderId }) => orderId)).toEqual([over, later]);
    expect(list[0]).toMatchObject({
      receiverPhone: '138****0001',
      receiverPlace: '天津市 市辖区 和平区',
      leaveWord: '请送到北门',
      parcels: [],
      actions: ['ship', 'refuse', 'print'],
    });
    expect(list[0]?.shipSeconds).toBeLessThan(-7100);
    expect(list[1]?.shipSeconds).toBeGreaterThan(3500);
    expect((await page({ due: 'over', orderIds: `${later},${over}` })).list.map(({ orderId }) => orderId)).toEqual([over]);
    await ship(over, [parcel()]);
    const [sent] = (await page({ tab: 'shipped', orderIds: over })).list;
    expect(sent).toMatchObject({ parcels: [{ num: 6, seen: { text: '商家已发货，等待承运商揽收' } }], actions: ['track', 'print'] });
    expect(sent?.shipDue).toBeUndefined();
  });

  it('tell in their log which parcel left when, and who sent it to none but the store', async () => {
    const orderId = await twoLines();
    const [line] = await linesOf(mall.house.db, orderId);
    const given = { params: { id: orderId } };
    const one = parcel([{ orderGoodsId: line?.id as string, num: 1 }]);
    const two = parcel();
    await ship(orderId, [one]);
    const part = (await mall.call(orderApi.detail, given, { token: mine })).data.steps.at(-1);
    expect(part).toMatchObject({
      event: 'shipPart',
      toState: 'wait_ship',
      byName: '',
      parcels: [{ place: 1, trackingNumber: one.trackingNumber }],
    });
    await ship(orderId, [two]);
    const { steps } = (await mall.call(orderSellerApi.detail, given, { token: seller })).data;
    expect(steps.slice(-2)).toMatchObject([
      { event: 'shipPart', byKind: 'seller', parcels: [{ place: 1 }] },
      { event: 'ship', byKind: 'seller', parcels: [{ place: 2, trackingNumber: two.trackingNumber }] },
    ]);
    const { rows } = await mall.house.db.pool.query(
      'select m.member_name as name from shipment s join member m on m.id = s.by_member_id where order_id = $1',
      [orderId],
    );
    expect(steps.slice(-2).map(({ byName }) => byName)).toEqual(rows.map(({ name }) => name));
    expect(rows).toHaveLength(2);
    const bought = (await mall.call(orderApi.detail, given, { token: mine })).data.steps;
    expect(bought.map(({ event, byName }) => [event, byName]).slice(-2)).toEqual([
      ['shipPart', ''],
      ['ship', ''],
    ]);
  });

  it('tell neither buyer nor store which of the mall’s people did something', async () => {
    const { db } = mall.house;
    const orderId = await twoLines();
    const clerk = await addSignedIn(db, { id: '119', audience: 'operator', memberName: '顾予宁' });
    await db.pool.query(
      `insert into order_event (order_id, seq, event, from_state, to_state, by_kind, by_member_id)
       select order_id, max(seq) + 1, 'pay', 'wait_pay', 'wait_ship', 'operator', $2 from order_event where order_id = $1 group by order_id`,
      [orderId, clerk.id],
    );
    const nameTo = async (kind: 'buyer' | 'seller' | 'operator') =>
      (await listSteps(db, { kind } as never, orderId)).find(({ byKind }) => byKind === 'operator')?.byName;
    expect([await nameTo('buyer'), await nameTo('seller'), await nameTo('operator')]).toEqual(['', '', '顾予宁']);
  });

  it('are counted by tab, what is part shipped among what is to be shipped', async () => {
    const { db } = mall.house;
    const ids = [await twoLines(), await twoLines(), (await place(db, buyer)).orderIds[0] as string];
    const [line] = await linesOf(db, ids[0] as string);
    await ship(ids[0] as string, [parcel([{ orderGoodsId: line?.id as string, num: 1 }])]);
    const { counts, total } = await page({ tab: 'partShipped', orderIds: ids.join(',') });
    expect(counts).toEqual({ all: 3, toShip: 2, partShipped: 1, shipped: 0, toPay: 1, repricing: 0, inApproval: 0, done: 0, cancelled: 0 });
    expect(total).toBe(1);
    await mall.owner.query(`update shop_order set state = 'in_approval', pay_deadline = null where id = $1`, [ids[2]]);
    const asked = await page({ tab: 'inApproval', orderIds: ids.join(',') });
    expect([asked.total, asked.counts.toPay, asked.counts.inApproval]).toEqual([1, 0, 1]);
    await mall.owner.query(`update shop_order set state = 'wait_pay', pay_deadline = now() + interval '1 hour' where id = $1`, [ids[2]]);
  });

  it('are found by number, buyer, goods, item number and pay mode', async () => {
    const orderId = await twoLines();
    const { order_sn: sn } = await orderRow(mall.house.db, orderId);
    const [line] = (await page({ orderIds: orderId })).list[0]?.lines ?? [];
    const { buyerName } = (await page({ orderIds: orderId })).list[0] ?? {};
    for (const word of [sn.slice(4), buyerName, '王建国', line?.specName.slice(0, 6), line?.itemNumber])
      expect((await page({ word, orderIds: orderId })).total, word).toBe(1);
    expect((await page({ word: '没有的', orderIds: orderId })).total).toBe(0);
    expect((await page({ payMode: 'credit', orderIds: orderId })).total).toBe(0);
  });

  it('are read in three statements, however many there are', async () => {
    const { statements } = await countStatements(mall.house.db, () => page({ limit: 50 }));
    expect(statements).toHaveLength(3);
  });

  it('offer nothing to do to somebody who may only look', async () => {
    const { token } = await addSignedIn(mall.house.db, {
      id: '103',
      audience: 'seller',
      storeId: small.stores.own,
      roles: ['store_finance'],
    });
    const orderId = await twoLines();
    expect((await page({ orderIds: orderId }, token)).list[0]?.actions).toEqual(['print']);
    expect((await mall.call(orderSellerApi.detail, { params: { id: orderId } }, { token })).data.actions).toEqual(['print']);
    expect((await ship(orderId, [parcel()], { token })).errorCode).toBe('kernel.no_permission');
  });

  it('show the whole address only one by one', async () => {
    const orderId = await twoLines();
    const { data } = await mall.call(orderSellerApi.detail, { params: { id: orderId } }, { token: seller });
    expect(data).toMatchObject({ address: { receiverPhone: '13800000001' }, state: 'wait_ship', shipments: [], steps: [{}, {}] });
  });
});

describe('an export of a store', () => {
  it('has its own orders alone, and nothing of a company’s departments', async () => {
    const orderId = await twoLines();
    const url = `${mall.house.config.API_BASE}/seller/order/export?orderIds=${orderId}`;
    const answer = await mall.app.fastify.inject({ url, headers: { ...authorityOf(seller), to: 'zh' } });
    const [head, ...rows] = sheetRows(answer.rawPayload);
    expect(head?.slice(0, 5)).toEqual(['订单号', '下单时间', '下单人', '订单状态', '支付方式']);
    expect(rows).toHaveLength(2);
    const none = await mall.call(orderSellerApi.export, { query: { orderIds: orderId } }, { token: otherSeller });
    expect(none.errorCode).toBe('order.export_none');
  });

  it('is made in the background, and is no more of somebody who went to another store', async () => {
    const { db } = mall.house;
    const { id: memberId, token } = await addSignedIn(db, { id: '104', audience: 'seller', storeId: small.stores.own });
    const orderId = await twoLines();
    const asked = await mall.call(orderSellerApi.exportLater, { body: { orderIds: orderId } }, { token });
    await makeDownloads(mall.house, makers);
    const given = { params: { id: asked.data.id } };
    expect((await mall.call(downloadApi.state, given, { token })).data).toMatchObject({ state: 'ready', rows: 2 });
    await db.pool.query('update member set store_id = $2 where id = $1', [memberId, small.stores.third]);
    const moved = (await tokenOf(db, memberId)) as string;
    expect((await mall.call(downloadApi.file, given, { token: moved })).errorCode).toBe('kernel.no_permission');
  });
});
