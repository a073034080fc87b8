import { downloadApi } from '@mall/contract/download/download.api.ts';
import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDownloads } from '../download/make-downloads.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { makers } from '../makers.ts';
import { authorityOf } from '../testing/authority.ts';
import { countStatements } from '../testing/count-statements.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { buyerOf, orderRow, place, placePaid, ship, specOf } from '../testing/order-steps.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';

const mall = testApp();
const { buyer, stranger } = small.members;
const orders: Record<string, string> = {};
let mine = '';
let theirs = '';

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 10);
  await db.pool.query('update goods set moq = 1');
  await layStock(db, 4960);
  const by = buyerOf(buyer);
  orders['toPay'] = (await place(db, buyer, { lines: [{ specId: specOf(2), num: 3 }] })).orderIds[0] as string;
  orders['toShip'] = await placePaid(db, buyer, { lines: [{ specId: specOf(4), num: 50 }] });
  orders['onWay'] = await placePaid(db, buyer, {
    lines: [
      { specId: specOf(6), num: 100 },
      { specId: specOf(8), num: 1 },
    ],
  });
  orders['done'] = await placePaid(db, buyer, { lines: [{ specId: specOf(3), num: 200 }] });
  orders['cancelled'] = (await place(db, buyer)).orderIds[0] as string;
  orders['foreign'] = await placePaid(db, stranger);
  for (const name of ['onWay', 'done', 'foreign']) await ship(db, orders[name] as string);
  await inTransaction(db, (tx) => confirmReceipt(tx, by, orders['done'] as string, usualSettings));
  await inTransaction(db, (tx) => cancelOrder(tx, { orderId: orders['cancelled'] as string, by, kind: 'buyer', reason: '不想买了' }));
  mine = await tokenOf(db, buyer);
  theirs = await tokenOf(db, stranger);
});

const idOf = (name: string) => ({ params: { id: orders[name] as string } });
const page = async (query: Record<string, unknown> = {}, token = mine) =>
  (await mall.call(orderApi.page, { query } as never, { token })).data as { list: OrderSummary[]; total: number };
const named = ({ list }: { list: OrderSummary[] }) =>
  list.map(({ orderId }) => Object.entries(orders).find(([, id]) => id === orderId)?.[0]);

describe('the counts of the header', () => {
  it('are the member’s own; receiving holds what is still to be shipped', async () => {
    expect((await mall.call(orderApi.headerInfo, {}, { token: mine })).data).toEqual({
      paymentNum: 1,
      receivingNum: 2,
      shippedNum: 1,
      evaluateNum: 1,
      approvalNum: 0,
      toApproveNum: 0,
      orderNum: 5,
    });
    const { statements } = await countStatements(mall.house.db, () => mall.call(orderApi.headerInfo, {}, { token: mine }));
    expect(statements).toHaveLength(1);
    expect((await mall.call(orderApi.headerInfo)).code).toBe(401);
  });
});

describe('the list of orders', () => {
  it('is the member’s own, latest first, with what he may do', async () => {
    const all = await page();
    expect(all.total).toBe(5);
    expect(named(all)).toEqual(['cancelled', 'done', 'onWay', 'toShip', 'toPay']);
    expect(all.list.map((order) => order.actions.join())).toEqual([
      'again,delete',
      'review,logistics,afterSale,again,delete',
      'confirm,accept,logistics,afterSale,again',
      'afterSale,again',
      'pay,cancel',
    ]);
    const toPay = all.list.at(-1);
    expect(toPay?.paySeconds).toBeGreaterThan(86_000);
    expect(toPay).toMatchObject({ totalPayable: '30.06', itemCount: 3, storeName: '能电自营店', receiverName: '王建国' });
    expect(all.list[2]?.lines.map((line) => [line.specName, line.goodsNum, line.shippedNum, line.afterSaleFlag])).toEqual([
      ['交联电缆 YJV22-6 3×240', 100, 100, 1],
      ['交联电缆 YJV22-8 3×240', 1, 1, 1],
    ]);
    expect(named(await page({}, theirs))).toEqual(['foreign']);
  });

  it('tells where goods on their way were seen, and why an order was cancelled', async () => {
    const [cancelled, done, onWay, toShip] = (await page()).list;
    expect(cancelled).toMatchObject({ cancelReason: '不想买了' });
    expect(onWay?.track).toMatchObject({ logisticsCompany: expect.any(String), text: expect.stringContaining('发货') });
    expect([done?.track, toShip?.track, cancelled?.track]).toEqual([undefined, undefined, undefined]);
  });

  it('is filtered by tab, number, goods, time, amount and terms of payment, and paged', async () => {
    expect(named(await page({ state: 'wait_ship' }))).toEqual(['toShip']);
    expect(named(await page({ evaluate: 'waiting' }))).toEqual(['done']);
    const sn = (await orderRow(mall.house.db, orders['onWay'] as string))?.order_sn as string;
    expect(named(await page({ orderSn: sn }))).toEqual(['onWay']);
    expect(named(await page({ goodsName: 'yjv22-6' }))).toEqual(['onWay']);
    expect((await page({ goodsName: '%' })).total).toBe(0);
    expect(named(await page({ minAmount: '500', maxAmount: '1100' }))).toEqual(['onWay', 'toShip']);
    expect([(await page({ payMode: 'prepay' })).total, (await page({ payMode: 'postpay' })).total]).toEqual([5, 0]);
    const asked = [orders['toPay'], orders['done'], orders['foreign']].join();
    expect(named(await page({ orderIds: asked }))).toEqual(['done', 'toPay']);
    expect((await page({ startTime: '2020-01-01 00:00:00', endTime: '2020-02-01 00:00:00' })).total).toBe(0);
    expect(named(await page({ startTime: '2020-01-01 00:00:00', limit: 2, page: 2 }))).toEqual(['onWay', 'toShip']);
  });

  it.each([
    [{ orderSn: '1'.repeat(21) }, 'order.sn_long'],
    [{ orderSn: '1-1' }, 'order.sn_wrong'],
    [{ goodsName: '电'.repeat(51) }, 'order.goods_name_long'],
    [{ startTime: '2026-02-01 00:00:00', endTime: '2026-01-01 00:00:00' }, 'order.times_wrong'],
    [{ startTime: '2026-02-30 00:00:00' }, 'order.day_wrong'],
    [{ endTime: '昨天 23:59:59' }, 'order.day_wrong'],
    [{ minAmount: '0' }, 'order.amount_wrong'],
    [{ maxAmount: '9999999999' }, 'order.amount_wrong'],
    [{ maxAmount: '999999999.99' }, 'order.amount_wrong'],
    [{ minAmount: '999999999.99' }, 'order.amount_wrong'],
    [{ minAmount: '5', maxAmount: '5.00' }, 'order.amounts_wrong'],
    [{ state: 'gone' }, 'kernel.bad_input'],
    [{ payMode: 'barter' }, 'kernel.bad_input'],
    [{ orderIds: '1,,2' }, 'kernel.bad_input'],
    [{ orderIds: Array.from({ length: 51 }, (_, at) => at + 1).join() }, 'kernel.bad_input'],
    [{ companyId: '2' }, 'kernel.unknown_field'],
  ])('refuses a filter that makes no sense: %#', async (query, code) => {
    expect((await mall.call(orderApi.page, { query } as never, { token: mine })).errorCode).toBe(code);
    expect((await mall.call(orderApi.export, { query } as never, { token: mine })).errorCode).toBe(code);
  });

  it('takes three statements', async () => {
    const { statements } = await countStatements(mall.house.db, () => page());
    // Who asks is read anew when he was not asked for some seconds.
    expect(statements.filter((one) => !String(one).includes('session_id'))).toHaveLength(3);
  });
});

describe('an order', () => {
  it('shows its way, its amounts and its parcels', async () => {
    const { data } = await mall.call(orderApi.detail, idOf('onWay'), { token: mine });
    expect(data.steps.map((step) => [step.event, step.toState, step.byKind, step.byName])).toEqual([
      ['submit', 'wait_pay', 'buyer', '王建国'],
      ['pay', 'wait_ship', 'system', ''],
      ['ship', 'wait_receive', 'seller', ''],
    ]);
    expect(data.steps.at(-1)?.parcels).toMatchObject([{ place: 1, logisticsCompany: '顺丰速运' }]);
    expect(data).toMatchObject({
      goodsAmount: '1016.08',
      paidAmount: data.totalPayable,
      address: { receiverPhone: '13800000001' },
      deliverState: 'all',
    });
    expect(data.shipments[0]).toMatchObject({ logisticsCompany: '顺丰速运', tracks: [{ text: '商家已发货，等待承运商揽收' }] });
    expect(data.shipments[0]?.lines.map((line) => line.num)).toEqual([100, 1]);
    const { statements } = await countStatements(mall.house.db, () => mall.call(orderApi.detail, idOf('onWay'), { token: mine }));
    expect(statements.length).toBeLessThanOrEqual(4);
    expect((await mall.call(orderApi.logistics, idOf('onWay'), { token: mine })).data).toEqual(data.shipments);
    expect((await mall.call(orderApi.logistics, idOf('toPay'), { token: mine })).data).toEqual([]);
  });

  it('is not there for a stranger, which is written down, and nobody else can move it', async () => {
    const before = await orderRow(mall.house.db, orders['onWay'] as string);
    for (const call of [orderApi.detail, orderApi.logistics, orderApi.confirm, orderApi.remove]) {
      const denied = await mall.call(call, idOf('onWay'), { token: theirs });
      const unknown = await mall.call(call, { params: { id: '999999999' } }, { token: theirs });
      expect([denied.errorCode, denied]).toEqual(['kernel.not_found', unknown]);
      expect((await mall.call(call, idOf('onWay'))).code).toBe(401);
    }
    expect(await orderRow(mall.house.db, orders['onWay'] as string)).toEqual(before);
    const audit = await mall.house.db.pool.query(`select count(*)::int as n from audit_log where event = 'denied' and member_id = $1`, [
      stranger,
    ]);
    expect(audit.rows[0]?.n).toBe(8);
  });

  it('is received by its buyer, once, and taken off the list when done', async () => {
    const orderId = await placePaid(mall.house.db, buyer);
    const given = { params: { id: orderId } };
    expect((await mall.call(orderApi.confirm, given, { token: mine })).errorCode).toBe('order.moved');
    expect((await mall.call(orderApi.remove, given, { token: mine })).errorCode).toBe('order.moved');
    await ship(mall.house.db, orderId);
    const both = await Promise.all([0, 1].map(() => mall.call(orderApi.confirm, given, { token: mine })));
    expect(both.map((answer) => answer.code).toSorted()).toEqual([200, 505]);
    expect((await mall.call(orderApi.remove, given, { token: mine })).code).toBe(200);
    expect((await page()).list.some((order) => order.orderId === orderId)).toBe(false);
    expect((await mall.call(orderApi.detail, given, { token: mine })).errorCode).toBe('kernel.not_found');
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });
});

const fetchFile = (path: string, token = mine) =>
  mall.app.fastify.inject({ url: `${mall.house.config.API_BASE}${path}`, headers: { ...authorityOf(token), to: 'zh' } });
describe('an export', () => {
  it('has a row for each line of the orders of the filter', async () => {
    const answer = await fetchFile('/portal/order/export?state=wait_receive');
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const [head, ...rows] = sheetRows(answer.rawPayload);
    expect(head?.slice(0, 8)).toEqual(['订单号', '下单时间', '下单人', '部门', '店铺', '订单状态', '支付方式', '商品']);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ 5: '待收货', 6: '先款后货', 7: '交联电缆 YJV22-6 3×240', 11: '100', 10: '10.06' });
    expect(head).toHaveLength(rows[0]?.length as number);
    const { list } = (await mall.call(downloadApi.page, { query: { kind: 'orders' } }, { token: mine })).data;
    expect(list[0]).toMatchObject({
      state: 'ready',
      source: '我的订单',
      name: expect.stringMatching(/^订单导出 \d{4}-\d\d-\d\d$/),
      conditions: ['待收货'],
      rows: 2,
      fetched: 1,
      size: answer.rawPayload.length,
    });
    expect((await fetchFile(`/portal/download/${list[0]?.id}/file`)).rawPayload).toEqual(answer.rawPayload);
  });

  it('of nothing, or of too much, is refused', async () => {
    expect((await mall.call(orderApi.export, { query: { orderSn: '77777777' } }, { token: mine })).errorCode).toBe('order.export_none');
    expect((await mall.call(orderApi.exportLater, { body: { orderSn: '77777777' } }, { token: mine })).errorCode).toBe('order.export_none');
    expect((await mall.call(orderApi.export)).code).toBe(401);
  });

  it('of much is made in the background, for its owner alone', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db, { id: '103' });
    await fillOrders(memberId, 5001);
    expect((await mall.call(orderApi.export, {}, { token })).errorCode).toBe('order.export_many');
    const asked = await mall.call(orderApi.exportLater, { body: {} }, { token });
    expect(asked.data).toMatchObject({ state: 'waiting', rows: 5001, done: 0 });
    expect((await mall.call(orderApi.exportLater, { body: {} }, { token })).errorCode).toBe('download.busy');
    const given = { params: { id: asked.data.id } };
    expect((await mall.call(downloadApi.file, given, { token })).errorCode).toBe('download.waiting');
    await Promise.all([makeDownloads(mall.house, makers), makeDownloads(mall.house, makers)]);
    expect((await mall.call(downloadApi.state, given, { token })).data).toMatchObject({ state: 'ready', rows: 5001, done: 5001 });
    for (const call of [downloadApi.state, downloadApi.file])
      expect((await mall.call(call, given, { token: mine })).errorCode).toBe('kernel.not_found');
    const file = await fetchFile(`/portal/download/${asked.data.id}/file`, token);
    expect(sheetRows(file.rawPayload)).toHaveLength(5002);
  });
});

/** So many orders of one line, as they stand in the table. */
const fillOrders = async (memberId: string, count: number) => {
  await mall.house.db.pool.query(
    `with deal as (insert into trade (pay_sn, member_id, pay_mode, payable_fen, submit_token, request_hash) values ('900000000000000', $1, 'prepay', 0, gen_random_uuid(), '') returning id),
      head as (insert into shop_order (order_sn, member_id, store_id, state, trade_id, goods_fen, payable_fen, item_count, cancel_kind)
        select (700000000000 + n)::text, $1, 1, 'cancelled', deal.id, 100, 100, 1, 'buyer' from deal, generate_series(1, $2::int) n returning id)
     insert into order_line (order_id, spec_id, goods_id, spec_name, picture, item_number, unit, tax_rate, num, list_fen, unit_fen, goods_fen, pay_fen)
     select id, 1000002, 2, '电缆', '', 'A', '米', 13, 1, 100, 100, 100, 100 from head`,
    [memberId, count],
  );
};
