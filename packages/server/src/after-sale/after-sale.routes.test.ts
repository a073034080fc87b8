import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { operatorAfterSaleApi, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apply, finishRefunds, placeDone } from '../testing/after-sale-steps.ts';
import { pageCookiesOf } from '../testing/authority.ts';
import { countStatements } from '../testing/count-statements.ts';
import { findBroken } from '../testing/find-broken.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { linesOf, orderRow, placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { runDueAfterSales } from './run-due-after-sales.ts';

const mall = testApp();
const db = () => mall.house.db;
const { buyer, stranger } = small.members;
const tokens = {} as Record<'buyer' | 'stranger' | 'seller' | 'otherSeller' | 'operator', string>;
const address = { receiver: '退货组', receiverPhone: '0316-7880000', receiverAddress: '河北省廊坊市霸州市裕华道 77 号' };

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await mall.owner.query('alter table member alter column id restart with 100');
  await layStock(db(), 100_000);
  await db().pool.query('update store set freight_fen = 1200, free_from_fen = null');
  tokens.buyer = await tokenOf(db(), buyer);
  tokens.stranger = await tokenOf(db(), stranger);
  tokens.seller = (await addSignedIn(db(), { audience: 'seller', storeId: small.stores.own })).token;
  tokens.otherSeller = (await addSignedIn(db(), { audience: 'seller', storeId: small.stores.third })).token;
  tokens.operator = (await addSignedIn(db(), { audience: 'operator' })).token;
});

afterEach(async () => {
  // Orders are paid past the bank here.
  expect(await findBroken(db(), ['I10'])).toEqual([]);
});

type Who = keyof typeof tokens;
const as = (who: Who) => ({ token: tokens[who] });
const upload = async (who: Who) =>
  ((await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng, token: tokens[who] })).data as { url: string }).url;
const detail = async (id: Id) => (await mall.call(afterSaleApi.detail, { query: { id } }, as('buyer'))).data;
const agree = (id: Id, body: object = { address }, who: Who = 'seller') =>
  mall.call(sellerAfterSaleApi.agree, { params: { id }, body }, as(who));
const sendBack = (id: Id, who: Who = 'buyer') =>
  mall.call(afterSaleApi.sendBack, { body: { id, company: '德邦物流', trackingNumber: `DB${id}00` } }, as(who));
const receive = (id: Id, restock = true, who: Who = 'seller') =>
  mall.call(sellerAfterSaleApi.receive, { params: { id }, body: { restock } }, as(who));
const startRefund = (id: Id, who: Who = 'operator') => mall.call(operatorAfterSaleApi.startRefund, { params: { id } }, as(who));
const stockOf = async (specId: Id) =>
  (await db().pool.query<{ on_hand: number; reserved: number }>('select on_hand, reserved from spec_stock where spec_id = $1', [specId]))
    .rows[0];
const fallDue = (id: Id) => db().pool.query("update after_sale set due_at = now() - interval '1 second' where id = $1", [id]);

describe('applying', () => {
  it('says what may be returned, and takes photos of the buyer alone', async () => {
    const orderId = await placeDone(db(), buyer, [{ specId: specOf(2), num: 5 }]);
    const { data: room } = await mall.call(afterSaleApi.availableOfOrder, { params: { id: orderId } }, as('buyer'));
    expect(room).toMatchObject({ types: [1, 2, 3], refusal: '', lines: [{ availableNum: 5, availableAmount: '50.10' }] });
    expect((await mall.call(afterSaleApi.availableOfOrder, { params: { id: orderId } }, as('stranger'))).errorCode).toBe(
      'kernel.not_found',
    );
    const { data: list } = await mall.call(afterSaleApi.available, {}, as('buyer'));
    expect(list.list[0]).toMatchObject({ orderId });
    expect((await mall.call(afterSaleApi.available, {}, as('stranger'))).data.total).toBe(0);

    const orderGoodsId = room.lines[0]?.orderGoodsId as Id;
    const give = (photos: string[], who: Who = 'buyer') =>
      mall.call(
        afterSaleApi.apply,
        { body: { orderGoodsId, type: 2, reason: 'quality', num: 2, amount: '20.04', photos, description: '<b>盘长不足</b>' } },
        as(who),
      );
    expect((await give([await upload('stranger')])).errorCode).toBe('content.upload_unknown');
    expect((await give([await upload('buyer')], 'stranger')).errorCode).toBe('kernel.not_found');
    const photo = await upload('buyer');
    const { data } = await give([photo]);
    expect(data.aftersaleSn).toMatch(/^SH\d{12}$/);
    expect(await detail(data.id)).toMatchObject({
      aftersaleType: 2,
      state: 'applied',
      stateCode: 10,
      amount: '20.04',
      reason: '质量问题',
      description: '<b>盘长不足</b>',
      photos: [photo],
      orderGoodsList: [{ goodsNum: 2, specPayPrice: '20.04' }],
      actions: ['cancel'],
      steps: [{ event: 'apply', byKind: 'buyer', byName: '王建国' }],
    });
    const seen = (who?: Who) => mall.app.fastify.inject({ url: photo, headers: who ? { cookie: pageCookiesOf(tokens[who]) } : {} });
    expect([(await seen('seller')).statusCode, (await seen('otherSeller')).statusCode, (await seen()).statusCode]).toEqual([200, 404, 404]);
    expect((await mall.call(afterSaleApi.reasons, { query: { type: '1' } }, as('buyer'))).data.map(({ reason }) => reason)).toContain(
      'not_received',
    );
    expect((await mall.call(afterSaleApi.reasons, { query: { type: '2' } }, { ...as('buyer'), language: 'en' })).data[0]?.name).toBe(
      'Quality fault',
    );
  });

  it.each([
    ['more pieces than were bought', { num: 6 }, 'after_sale.num_over'],
    ['more money than was paid', { num: 1, amount: '10.03' }, 'after_sale.amount_over'],
    ['no money', { amount: '0' }, 'after_sale.amount_wrong'],
    ['a reason of another type', { reason: 'not_received' }, 'after_sale.reason_wrong'],
    ['no reason', { reason: 'because' }, 'after_sale.reason_required'],
    ['six photos', { photos: Array.from({ length: 6 }, () => `/uploads/${'0'.repeat(32)}`) }, 'after_sale.photos_many'],
    ['a negative number', { num: -1 }, 'kernel.bad_input'],
    ['a state of his own', { state: 'finished' }, 'kernel.unknown_field'],
  ])('is refused for %s', async (_, over, errorCode) => {
    const orderId = await placeDone(db(), buyer);
    const [line] = await linesOf(db(), orderId);
    const body = { orderGoodsId: line?.id as Id, type: 2 as const, reason: 'quality' as const, num: 5, ...over } as never;
    expect((await mall.call(afterSaleApi.apply, { body }, as('buyer'))).errorCode).toBe(errorCode);
  });

  it('knows its time: not before paying, money only before shipping, fifteen days after completion', async () => {
    const sent = await placePaid(db(), buyer);
    await expect(apply(db(), buyer, sent, { type: 2 })).rejects.toMatchObject({ code: 'after_sale.unshipped_refund_only' });
    const old = await placeDone(db(), buyer);
    await db().pool.query("update shop_order set done_at = now() - interval '15 days 1 second' where id = $1", [old]);
    await expect(apply(db(), buyer, old)).rejects.toMatchObject({ code: 'after_sale.window_over' });
    expect((await mall.call(afterSaleApi.availableOfOrder, { params: { id: old } }, as('buyer'))).data).toMatchObject({
      types: [],
      refusal: '已超过售后期（收货后 15 天）',
    });
    await db().pool.query("update shop_order set done_at = now() - interval '14 days 23 hours' where id = $1", [old]);
    await apply(db(), buyer, old);
  });

  it('never gives more than was bought and paid, however many ask at once', async () => {
    const orderId = await placeDone(db(), buyer, [{ specId: specOf(2), num: 7 }]);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => apply(db(), buyer, orderId, { num: 2, type: at % 2 ? 1 : 2 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [line] = await linesOf(db(), orderId);
    expect(line?.in_process_num).toBe(6);
  });
});

describe('money back before shipping', () => {
  it('of all lines ends the order with freight, stock, and nothing kept; shipping waits for it', async () => {
    await db()
      .pool.query('update store set freight_fen = 1200 where id = 1')
      .catch(() => {});
    const orderId = await placePaid(db(), buyer, {
      lines: [
        { specId: specOf(2), num: 5 },
        { specId: specOf(4), num: 5 },
      ],
    });
    const order = await orderRow(db(), orderId);
    expect(order.freight_fen).toBe('1200');
    const lines = (await linesOf(db(), orderId)).map(({ id, num }) => ({ orderGoodsId: id, num }));
    const before = await stockOf(specOf(2));
    const body = { lines, type: 1 as const, reason: 'not_needed' as const };
    expect((await mall.call(afterSaleApi.apply, { body: { ...body, amount: '1.00' } }, as('buyer'))).errorCode).toBe(
      'after_sale.amount_full',
    );
    const { data } = await mall.call(afterSaleApi.apply, { body }, as('buyer'));
    expect((await detail(data.id)).amount).toBe((Number(order.paid_fen) / 100).toFixed(2));
    await expect(ship(db(), orderId)).rejects.toMatchObject({ code: 'order.after_sale_open' });
    expect((await agree(data.id, { amount: '1.00' })).errorCode).toBe('after_sale.amount_full');
    await agree(data.id, {});
    expect((await detail(data.id)).state).toBe('wait_refund');
    expect((await startRefund(data.id)).code).toBe(200);
    await finishRefunds(db());
    expect(await detail(data.id)).toMatchObject({ state: 'finished', stateCode: 50, actions: [] });
    expect(await orderRow(db(), orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'after_sale', refunded_fen: order.paid_fen });
    expect((await stockOf(specOf(2)))?.reserved).toBe((before?.reserved ?? 0) - 5);
  });

  it('of single lines gives the freight back with the last, even when both are under way at once', async () => {
    const orderId = await placePaid(db(), buyer, {
      lines: [
        { specId: specOf(2), num: 5 },
        { specId: specOf(4), num: 5 },
      ],
    });
    const [one, two] = await linesOf(db(), orderId);
    const first = await apply(db(), buyer, orderId, { type: 1, orderGoodsId: one?.id, num: 5 });
    const second = await apply(db(), buyer, orderId, { type: 1, orderGoodsId: two?.id, num: 5 });
    for (const id of [first, second]) await agree(id, {});
    for (const id of [first, second]) await startRefund(id);
    await finishRefunds(db());
    const order = await orderRow(db(), orderId);
    expect([order.state, order.refunded_fen]).toEqual(['cancelled', order.paid_fen]);
  });
});

describe('a return', () => {
  it('goes back to the store, on the shelf, and becomes money once', async () => {
    const orderId = await placeDone(db(), buyer, [{ specId: specOf(2), num: 3 + 4 }]);
    const id = await apply(db(), buyer, orderId, { num: 3 });
    expect((await agree(id, {})).errorCode).toBe('after_sale.address_required');
    expect((await agree(id, { address }, 'otherSeller')).errorCode).toBe('kernel.not_found');
    expect((await agree(id, { address }, 'buyer')).code).not.toBe(200);
    await agree(id, { address, remark: '请保持原盘包装' });
    expect((await agree(id)).errorCode).toBe('after_sale.moved');
    expect(await detail(id)).toMatchObject({ state: 'agreed', actions: ['sendBack', 'cancel'], address, sellerRemark: '请保持原盘包装' });
    expect((await sendBack(id, 'stranger')).errorCode).toBe('kernel.not_found');
    await sendBack(id);
    expect(await detail(id)).toMatchObject({ state: 'returning', logisticsCompany: '德邦物流', trackingNumber: `DB${id}00`, actions: [] });
    expect((await mall.call(afterSaleApi.cancel, { params: { id } }, as('buyer'))).errorCode).toBe('after_sale.moved');
    const before = await stockOf(specOf(2));
    expect((await receive(id, true, 'otherSeller')).errorCode).toBe('kernel.not_found');
    await receive(id);
    expect((await stockOf(specOf(2)))?.on_hand).toBe((before?.on_hand ?? 0) + 3);
    expect((await startRefund(id, 'seller')).errorCode).toBe('kernel.no_permission');
    const twice = await Promise.all(Array.from({ length: 8 }, () => startRefund(id)));
    expect(twice.filter(({ code }) => code === 200)).toHaveLength(1);
    await Promise.all([finishRefunds(db()), finishRefunds(db())]);
    expect((await db().pool.query('select count(*)::int as n from refund where ref = $1', [`after-sale:${id}`])).rows[0].n).toBe(1);
    expect(await detail(id)).toMatchObject({ state: 'finished' });
    expect(await orderRow(db(), orderId)).toMatchObject({ state: 'done', refund_state: 'part', pay_state: 'part_refunded' });
    const { data: steps } = await mall.call(afterSaleApi.process, { params: { id } }, as('buyer'));
    expect(steps.map(({ stateCode }) => stateCode)).toEqual([10, 20, 30, 40, 40, 50]);
    expect((await mall.call(afterSaleApi.process, { params: { id } }, as('stranger'))).errorCode).toBe('kernel.not_found');
  });

  it('may be agreed to for less, and the rest stays free', async () => {
    const orderId = await placeDone(db(), buyer);
    const id = await apply(db(), buyer, orderId, { type: 1, amount: undefined });
    expect((await agree(id, { amount: '99.00' })).errorCode).toBe('after_sale.amount_over');
    await agree(id, { amount: '12.34' });
    expect((await detail(id)).amount).toBe('12.34');
    await startRefund(id);
    await finishRefunds(db());
    expect((await orderRow(db(), orderId)).refunded_fen).toBe('1234');
  });

  it('shares the money of a line by pieces, and the last piece takes what is left', async () => {
    const orderId = await placeDone(db(), buyer, [{ specId: specOf(2), num: 7 }]);
    const [line] = await linesOf(db(), orderId);
    await db().pool.query('update order_line set pay_fen = 7001, coupon_fen = goods_fen - 7001 where id = $1', [line?.id]);
    const ids = [await apply(db(), buyer, orderId, { type: 1, num: 6 }), await apply(db(), buyer, orderId, { type: 1, num: 1 })];
    expect(await Promise.all(ids.map(async (id) => (await detail(id)).amount))).toEqual(['60.00', '10.01']);
    await db().pool.query('update order_line set pay_fen = goods_fen, coupon_fen = 0 where id = $1', [line?.id]);
  });

  it('that the store does not take in can be appealed against once, and the mall decides', async () => {
    const orderId = await placeDone(db(), buyer);
    const id = await apply(db(), buyer, orderId);
    await agree(id);
    await sendBack(id);
    const photo = await upload('seller');
    const refusal = { params: { id }, body: { reason: '包装已拆封', photos: [photo] } };
    expect((await mall.call(sellerAfterSaleApi.refuseReceipt, refusal, as('otherSeller'))).errorCode).toBe('kernel.not_found');
    await mall.call(sellerAfterSaleApi.refuseReceipt, refusal, as('seller'));
    expect(await detail(id)).toMatchObject({ state: 'refused', refuseReason: '包装已拆封', actions: ['appeal', 'reapply'] });
    const seen = await mall.app.fastify.inject({ url: photo, headers: { cookie: pageCookiesOf(tokens.buyer) } });
    expect(seen.statusCode).toBe(200);
    const decide = (decision: 'uphold' | 'dismiss', who: Who = 'operator') =>
      mall.call(operatorAfterSaleApi.arbitrate, { params: { id }, body: { decision, reason: '包装不影响退货' } }, as(who));
    expect((await decide('uphold')).errorCode).toBe('after_sale.moved');
    const appeal = (who: Who = 'buyer') => mall.call(afterSaleApi.appeal, { params: { id }, body: { reason: '商品未使用' } }, as(who));
    expect((await appeal('stranger')).errorCode).toBe('kernel.not_found');
    expect((await appeal()).code).toBe(200);
    expect((await appeal()).errorCode).toBe('after_sale.appealed');
    const { data: asked } = await mall.call(operatorAfterSaleApi.page, { query: { tab: 'decide' } }, as('operator'));
    expect(asked.list).toMatchObject([{ id, actions: ['arbitrate'], buyerName: '王建国' }]);
    expect((await mall.call(operatorAfterSaleApi.detail, { params: { id } }, as('operator'))).data.arbitrationFlag).toBe(1);
    expect((await decide('uphold', 'seller')).errorCode).toBe('kernel.no_permission');
    expect((await decide('uphold')).code).toBe(200);
    expect((await detail(id)).state).toBe('wait_refund');
  });

  it('rejected stays rejected when the mall says so, and lets the pieces go', async () => {
    const orderId = await placeDone(db(), buyer);
    const id = await apply(db(), buyer, orderId);
    const reject = (who: Who, reason = '超出复检期') => mall.call(sellerAfterSaleApi.reject, { params: { id }, body: { reason } }, as(who));
    expect((await reject('seller', '')).errorCode).toBe('after_sale.reject_reason_required');
    expect((await reject('otherSeller')).errorCode).toBe('kernel.not_found');
    await reject('seller');
    expect((await linesOf(db(), orderId))[0]?.in_process_num).toBe(0);
    await mall.call(afterSaleApi.appeal, { params: { id }, body: { reason: '有检测报告' } }, as('buyer'));
    await mall.call(
      operatorAfterSaleApi.arbitrate,
      { params: { id }, body: { decision: 'dismiss', reason: '报告已过期' } },
      as('operator'),
    );
    expect(await detail(id)).toMatchObject({ state: 'rejected', actions: ['reapply'], refuseReason: '报告已过期' });
    expect((await mall.call(afterSaleApi.appeal, { params: { id }, body: { reason: '再次' } }, as('buyer'))).errorCode).toBe(
      'after_sale.appealed',
    );
  });

  it('is taken back by the buyer alone', async () => {
    const orderId = await placeDone(db(), buyer);
    const id = await apply(db(), buyer, orderId);
    expect((await mall.call(afterSaleApi.cancel, { params: { id } }, as('stranger'))).errorCode).toBe('kernel.not_found');
    const { rows } = await db().pool.query("select detail from audit_log where event = 'denied' order by id desc limit 1");
    expect(rows[0]?.detail).toMatchObject({ code: 'kernel.not_found', asked: { id } });
    const [cancelled, agreed] = await Promise.all([mall.call(afterSaleApi.cancel, { params: { id } }, as('buyer')), agree(id)]);
    expect([cancelled.code, agreed.code].filter((code) => code === 200).length).toBeGreaterThan(0);
    expect(['cancelled', 'agreed']).toContain((await detail(id)).state);
  });
});

describe('an exchange', () => {
  it('takes the other goods from the shelf, and ends when they have come', async () => {
    const orderId = await placeDone(db(), buyer, [{ specId: specOf(4), num: 5 }]);
    const id = await apply(db(), buyer, orderId, { type: 3, num: 2 });
    expect(await detail(id)).toMatchObject({
      amount: '0.00',
      address: { trueName: '王建国', areaInfo: '天津市 市辖区 和平区 南京路 1 号' },
    });
    await agree(id);
    await sendBack(id);
    await receive(id, false);
    const resend = (who: Who) =>
      mall.call(sellerAfterSaleApi.resend, { params: { id }, body: { company: '顺丰速运', trackingNumber: `SFX${id}` } }, as(who));
    expect((await resend('otherSeller')).errorCode).toBe('kernel.not_found');
    await layStock(db(), 1, specOf(4));
    expect((await resend('seller')).errorCode).toBe('goods.sold_out');
    await layStock(db(), 100_000, specOf(4));
    const before = await stockOf(specOf(4));
    expect((await resend('seller')).code).toBe(200);
    expect(await stockOf(specOf(4))).toEqual({ on_hand: (before?.on_hand ?? 0) - 2, reserved: before?.reserved });
    expect(await detail(id)).toMatchObject({ state: 'resent', actions: ['confirmReceipt'], resendNumber: `SFX${id}` });
    expect((await mall.call(afterSaleApi.confirmReceipt, { params: { id } }, as('stranger'))).errorCode).toBe('kernel.not_found');
    await mall.call(afterSaleApi.confirmReceipt, { params: { id } }, as('buyer'));
    expect((await detail(id)).state).toBe('finished');
    expect((await linesOf(db(), orderId))[0]).toMatchObject({ in_process_num: 0, refunded_num: 0 });
  });
});

describe('left lying', () => {
  it('an application goes to the mall, never through by itself', async () => {
    const id = await apply(db(), buyer, await placeDone(db(), buyer));
    await fallDue(id);
    await runDueAfterSales(mall.house);
    expect(await detail(id)).toMatchObject({ state: 'applied', arbitrationFlag: 1 });
    expect(await runDueAfterSales(mall.house)).toBe(0);
    const decide = (body: object) =>
      mall.call(operatorAfterSaleApi.arbitrate, { params: { id }, body: { reason: '商家未处理', ...body } as never }, as('operator'));
    expect((await decide({ decision: 'uphold' })).errorCode).toBe('after_sale.address_required');
    expect((await decide({ decision: 'uphold', address })).code).toBe(200);
    expect((await detail(id)).state).toBe('agreed');
  });

  it('an agreed one is closed, a return counts as received, an exchange as come', async () => {
    const closed = await apply(db(), buyer, await placeDone(db(), buyer));
    await agree(closed);
    const returned = await apply(db(), buyer, await placeDone(db(), buyer));
    await agree(returned);
    await sendBack(returned);
    const exchanged = await apply(db(), buyer, await placeDone(db(), buyer), { type: 3 });
    await agree(exchanged);
    await sendBack(exchanged);
    await receive(exchanged);
    await mall.call(
      sellerAfterSaleApi.resend,
      { params: { id: exchanged }, body: { company: '顺丰', trackingNumber: 'SFZ100' } },
      as('seller'),
    );
    for (const id of [closed, returned, exchanged]) await fallDue(id);
    const moved = await Promise.all([runDueAfterSales(mall.house), runDueAfterSales(mall.house)]);
    expect((moved[0] ?? 0) + (moved[1] ?? 0)).toBe(3);
    expect([(await detail(closed)).state, (await detail(returned)).state, (await detail(exchanged)).state]).toEqual([
      'closed',
      'wait_refund',
      'finished',
    ]);
  });
});

describe('lists', () => {
  it('are of the member, six a page, with a count for each tab', async () => {
    const { result, statements } = await countStatements(db(), () => mall.call(afterSaleApi.record, {}, as('buyer')));
    expect(result.data.list).toHaveLength(6);
    expect(result.data.total).toBe(result.data.counts.all);
    expect(statements.length).toBeLessThanOrEqual(3);
    const { data: finished } = await mall.call(afterSaleApi.record, { query: { state: 'finished' } }, as('buyer'));
    expect(finished.total).toBe(finished.counts.finished);
    expect(finished.list.every(({ state }) => state === 'finished')).toBe(true);
    const sn = finished.list[0]?.aftersaleSn as string;
    expect((await mall.call(afterSaleApi.record, { query: { keyword: sn } }, as('buyer'))).data.total).toBe(1);
    expect(
      (await mall.call(afterSaleApi.record, { query: { type: '3' } }, as('buyer'))).data.list.every((one) => one.aftersaleType === 3),
    ).toBe(true);
    expect((await mall.call(afterSaleApi.record, {}, as('stranger'))).data).toMatchObject({ list: [], total: 0 });
  });

  it('of a store are its own', async () => {
    const { data } = await mall.call(sellerAfterSaleApi.page, { query: { tab: 'buyer' } }, as('seller'));
    expect(data.list.every((one) => one.storeId === small.stores.own && ['agreed', 'resent'].includes(one.state))).toBe(true);
    expect((await mall.call(sellerAfterSaleApi.page, {}, as('otherSeller'))).data.total).toBe(0);
    const id = data.list[0]?.id as Id;
    expect((await mall.call(sellerAfterSaleApi.detail, { params: { id } }, as('seller'))).data).toMatchObject({ id, buyerName: '王建国' });
    expect((await mall.call(sellerAfterSaleApi.detail, { params: { id } }, as('otherSeller'))).errorCode).toBe('kernel.not_found');
    expect((await mall.call(sellerAfterSaleApi.page, {}, as('buyer'))).errorCode).toBe('kernel.no_permission');
  });
});
