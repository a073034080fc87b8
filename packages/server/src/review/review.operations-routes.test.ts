import type { Id } from '@mall/contract/kernel/fields.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';
import { reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';
import { sellerReviewApi } from '@mall/contract/review/review-seller.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { placeDone } from '../testing/after-sale-steps.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { linesOf, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'buyer' | 'seller' | 'other' | 'operator' | 'finance', string>;
let praise: Id;
let blame: Id;
let line: Id;

const write = async (specId: Id, score: number, text: string) => {
  const [bought] = await linesOf(db(), await placeDone(db(), small.members.buyer, [{ specId, num: 5 }]));
  line = bought?.id as Id;
  return (await mall.call(reviewApi.write, { body: { orderGoodsId: line, score, text } }, { token: tokens.buyer })).data.id;
};
const run = async (text: string, values: unknown[] = []) => (await db().pool.query<Record<string, unknown>>(text, values)).rows;
const office = async (query: object = {}) =>
  (await mall.call(reviewOperationsApi.page, { query: query as never }, { token: tokens.operator })).data;
const hide = (id: Id, body: object = { why: 'abuse', note: '' }, token = tokens.operator) =>
  mall.call(reviewOperationsApi.hide, { params: { id }, body: body as never }, { token });
const report = (id: Id, token = tokens.seller) =>
  mall.call(sellerReviewApi.report, { params: { id }, body: { why: 'untrue', note: '与订单不符' } }, { token });
const counts = async () => {
  const { data } = await mall.call(reviewApi.page, { query: { goodsId: '4' } as never });
  const [card] = await run('select review_count, negative_count from goods where id = 4');
  const [store] = await run(`select star2, append from review_total where subject = 'store' and subject_id = 1`);
  return { shown: data.page.total, average: data.counters.average, ...card, ...store };
};
const told = async (event: string) =>
  (
    await run(`select payload ->> 'side' as side from news where name = 'review.told' and payload ->> 'event' = $1 order by id`, [event])
  ).map(({ side }) => side);

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await layStock(db(), 1000);
  tokens.buyer = await tokenOf(db(), small.members.buyer);
  tokens.seller = (await addSignedIn(db(), { id: '101', memberName: '陆衡之', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.operator = (await addSignedIn(db(), { id: '104', memberName: '秦越', audience: 'operator' })).token;
  tokens.finance = (await addSignedIn(db(), { id: '105', audience: 'operator', roles: ['mall_finance'] })).token;
  praise = await write(specOf(2), 5, '绝缘厚度达标');
  blame = await write(specOf(4), 2, '包装破损，骂人的话');
});

it('lists the reviews of the mall for who decides on them, and narrows', async () => {
  expect((await office()).list.map(({ id }) => id)).toEqual([blame, praise]);
  expect((await office()).counts).toEqual({ reported: 0, all: 2, hidden: 0 });
  expect((await office({ kind: 'negative' })).list.map(({ id }) => id)).toEqual([blame]);
  expect((await office({ word: '绝缘厚' })).list.map(({ id }) => id)).toEqual([praise]);
  expect((await office({ word: '能电自营' })).total).toBe(2);
  expect((await office({ has: 'photo' })).total).toBe(0);
  expect((await office({ to: '2020-01-01' })).total).toBe(0);
  expect((await mall.call(reviewOperationsApi.page, {}, { token: tokens.finance })).errorCode).toBe('kernel.no_permission');
  const [, ...rows] = await exportedRows(
    mall,
    mall.call(reviewOperationsApi.export, { body: { tab: 'all' } as never }, { token: tokens.operator }),
    tokens.operator,
  );
  expect(rows).toHaveLength(2);
});

it('is reported by its store alone, once at a time, and goes on being shown', async () => {
  expect((await report(blame, tokens.other)).errorCode).toBe('kernel.not_found');
  expect((await report(blame)).code).toBe(200);
  expect((await report(blame)).errorCode).toBe('review.reported');
  expect(await counts()).toMatchObject({ shown: 1, review_count: 1, star2: 1 });
  expect((await office({ tab: 'reported' })).list).toMatchObject([{ id: blame, reported: true }]);
  const { data } = await mall.call(reviewOperationsApi.detail, { params: { id: blame } }, { token: tokens.operator });
  expect(data.reports).toMatchObject([{ why: 'untrue', note: '与订单不符', by: '陆衡之', outcome: 'waiting' }]);
  const own = await mall.call(sellerReviewApi.page, { query: {} as never }, { token: tokens.seller });
  expect(own.data.list[0]).toMatchObject({ id: blame, report: { outcome: 'waiting' }, actions: ['reply'] });
  expect(await told('reported')).toContain('mall');
});

it('stays when the mall says so, and is not reported for ever', async () => {
  const keep = () =>
    mall.call(reviewOperationsApi.keep, { params: { id: blame }, body: { answer: '评价属实' } }, { token: tokens.operator });
  expect((await keep()).code).toBe(200);
  expect((await keep()).errorCode).toBe('review.moved');
  expect(await told('kept')).toEqual(['store']);
  expect((await report(blame)).code).toBe(200);
  expect((await keep()).code).toBe(200);
  expect((await report(blame)).errorCode).toBe('review.reported_often');
});

it('counts no more while it is hidden, and its writer reads why', async () => {
  expect((await hide(blame, { why: 'other', note: '' })).code).not.toBe(200);
  expect((await hide(blame, { why: 'abuse', note: '' }, tokens.finance)).errorCode).toBe('kernel.no_permission');
  expect((await hide(blame)).code).toBe(200);
  expect((await hide(blame)).errorCode).toBe('review.moved');
  expect(await counts()).toEqual({ shown: 0, average: '5.0', review_count: 0, negative_count: 0, star2: 0, append: 0 });
  expect(await told('hidden')).toEqual(['writer', 'store']);
  const own = await mall.call(reviewApi.own, { params: { id: blame } }, { token: tokens.buyer });
  expect(own.data).toMatchObject({ hidden: { reason: '辱骂或攻击' }, review: { text: '包装破损，骂人的话' } });
  expect((await report(blame)).errorCode).toBe('kernel.not_found');
  // Later words to a hidden one count with it.
  await mall.call(reviewApi.write, { body: { orderGoodsId: line, append: 1, text: '补充' } }, { token: tokens.buyer });
  expect(await counts()).toMatchObject({ star2: 0, append: 0 });
});

it('counts again when it is shown again, exactly as the sums of all', async () => {
  const body = { reason: '申诉成立' };
  expect((await mall.call(reviewOperationsApi.restore, { params: { id: blame }, body }, { token: tokens.operator })).code).toBe(200);
  expect((await mall.call(reviewOperationsApi.restore, { params: { id: blame }, body }, { token: tokens.operator })).errorCode).toBe(
    'review.moved',
  );
  expect(await counts()).toEqual({ shown: 1, average: '2.0', review_count: 1, negative_count: 1, star2: 1, append: 1 });
  const before = await run('select * from review_total order by subject, subject_id');
  await run('select refresh_review_totals()');
  expect(await run('select * from review_total order by subject, subject_id')).toEqual(before);
  expect(await told('restored')).toEqual(['writer', 'store']);
});
