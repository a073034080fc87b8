import { operatorAfterSaleApi, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { randomId } from '@mall/contract/wire/random-id.ts';
import { beforeAll, expect, it } from 'vitest';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { linesOf, orderRow, placePaid, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { agreeAfterSale } from './agree-after-sale.ts';

const mall = testApp();
const db = () => mall.house.db;
const { buyer, stranger } = small.members;
const seller = { kind: 'seller', storeId: small.stores.own } as const;
const address = { receiver: '退货组', receiverPhone: '0316-7880000', receiverAddress: '霸州市裕华道 77 号' };
let token = '';
let operator = '';
let late: Id;
let soon: Id;
let orderId: Id;

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await layStock(db(), 1000);
  token = (await addSignedIn(db(), { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  operator = (await addSignedIn(db(), { id: '102', audience: 'operator' })).token;
  orderId = await placeDone(db(), buyer);
  late = await apply(db(), buyer, orderId, { num: 2 });
  soon = await apply(db(), stranger, await placeDone(db(), stranger), { type: 1 });
  await db().pool.query("update after_sale set due_at = now() + interval '3 hours' where id = $1", [soon]);
});

const page = async (query: object = {}) => (await mall.call(sellerAfterSaleApi.page, { query }, { token })).data;
const ids = async (query: object) => (await page(query)).list.map(({ id }) => id);

it('shows a store what waits for it, whose time ends first in front, and counts every tab', async () => {
  expect(await ids({ tab: 'answer' })).toEqual([soon, late]);
  expect(await ids({})).toEqual([soon, late]);
  const { counts, answerHours, list } = await page({ tab: 'answer' });
  expect({ counts, answerHours }).toMatchObject({ counts: { all: 2, answer: 2, ended: 0 }, answerHours: 48 });
  expect(list[0]?.dueSeconds).toBeGreaterThan(10_000);
  expect(list[0]?.dueSeconds).toBeLessThanOrEqual(10_800);
});

it('finds cases by their number, their order, their buyer and their type', async () => {
  const sn = (await page()).list.find(({ id }) => id === late)?.aftersaleSn as string;
  expect(await ids({ word: sn })).toEqual([late]);
  expect(await ids({ word: (await orderRow(db(), orderId)).order_sn })).toEqual([late]);
  expect(await ids({ word: '王建国' })).toEqual([late]);
  expect(await ids({ word: '%' })).toEqual([]);
  expect(await ids({ type: '1' })).toEqual([soon]);
});

it('holds what our books say against what the buyer says', async () => {
  const { data } = await mall.call(sellerAfterSaleApi.detail, { params: { id: late } }, { token });
  expect(data).toMatchObject({
    applicantName: '王建国',
    reasonCode: 'quality',
    actions: ['agree', 'reject'],
    records: { refundedAmount: '0.00', lines: [{ boughtNum: 5, sentNum: 5, refundedNum: 0 }] },
    returnAddresses: [],
  });
  expect(data.records.parcels.reduce((sum, { num }) => sum + num, 0)).toBe(5);
  expect(data.records.deadline?.slice(0, 4)).toMatch(/^20/);
});

it('offers a store the addresses that it had goods sent to before', async () => {
  const other = { ...address, receiver: '二号仓' };
  for (const to of [address, address, other]) {
    const id = await apply(db(), buyer, await placeDone(db(), buyer));
    await inTransaction(db(), (tx) => agreeAfterSale(tx, seller, id, { address: to, remark: '' }, usualSettings));
  }
  const { data } = await mall.call(sellerAfterSaleApi.detail, { params: { id: late } }, { token });
  expect(data.returnAddresses).toEqual([other, address]);
});

it('offers nothing to do to who may only look', async () => {
  const { token: finance } = await addSignedIn(db(), {
    id: '103',
    audience: 'seller',
    storeId: small.stores.own,
    roles: ['store_finance'],
  });
  const seen = await mall.call(sellerAfterSaleApi.detail, { params: { id: late } }, { token: finance });
  expect(seen.data.actions).toEqual([]);
  const { data } = await mall.call(sellerAfterSaleApi.page, { query: { tab: 'answer' } }, { token: finance });
  expect(data.list.flatMap(({ actions }) => actions)).toEqual([]);
  const act = mall.call(sellerAfterSaleApi.reject, { params: { id: late }, body: { reason: '不行' } }, { token: finance });
  expect((await act).errorCode).toBe('kernel.no_permission');
});

it('shows the mall what it has to decide and to pay back', async () => {
  await inTransaction(db(), (tx) => agreeAfterSale(tx, seller, soon, { remark: '' }, usualSettings));
  await db().pool.query('update after_sale set escalated = true, due_at = null where id = $1', [late]);
  const tabs = async (tab: 'decide' | 'refund' | 'others') =>
    (await mall.call(operatorAfterSaleApi.page, { query: { tab } }, { token: operator })).data;
  expect((await tabs('decide')).list).toMatchObject([{ id: late, actions: ['arbitrate'] }]);
  expect((await tabs('refund')).list).toMatchObject([{ id: soon, actions: ['startRefund'] }]);
  expect((await tabs('others')).counts).toMatchObject({ decide: 1, refund: 1, refunding: 0, others: 3, all: 5 });
  const { data } = await mall.call(operatorAfterSaleApi.detail, { params: { id: late } }, { token: operator });
  expect(data).toMatchObject({ buyerName: '王建国', returnAddresses: [{ receiver: '二号仓' }, {}] });
});

it('names only the parcels that hold the goods in question, and the pieces of those', async () => {
  const placed = await placePaid(db(), buyer, {
    lines: [
      { specId: specOf(2), num: 10 },
      { specId: specOf(4), num: 10 },
    ],
  });
  const [asked, other] = (await linesOf(db(), placed)).map(({ id }) => id) as [Id, Id];
  let numbers = 0;
  const parcel = (...lines: [Id, number][]) => {
    numbers += 1;
    return {
      logisticsCompany: '顺丰速运',
      trackingNumber: `SF-77${numbers}`,
      lines: lines.map(([orderGoodsId, num]) => ({ orderGoodsId, num })),
    };
  };
  const parcels = [parcel([asked, 1], [other, 1]), parcel([other, 2]), parcel([asked, 2])];
  const sent = await mall.call(orderSellerApi.ship, { body: { orderId: placed, key: randomId(), parcels } }, { token });
  expect(sent.code).toBe(200);
  const id = await apply(db(), buyer, placed, { type: 1, orderGoodsId: asked, num: 1 });
  const { records } = (await mall.call(sellerAfterSaleApi.detail, { params: { id } }, { token })).data;
  expect(records.parcels.map(({ trackingNumber, num }) => [trackingNumber, num])).toEqual([
    ['SF-771', 1],
    ['SF-773', 2],
  ]);
  expect(records).toMatchObject({ unsent: true, lines: [{ sentNum: 3 }] });
});
