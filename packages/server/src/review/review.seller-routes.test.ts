import { deskApi } from '@mall/contract/account/desk.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';
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
const tokens = {} as Record<'buyer' | 'seller' | 'other' | 'finance', string>;
let praise: Id;
let blame: Id;

const write = async (specId: Id, score: number, text: string) => {
  const [line] = await linesOf(db(), await placeDone(db(), small.members.buyer, [{ specId, num: 5 }]));
  const body = { orderGoodsId: line?.id as Id, score, text, anonymous: 1 as const };
  return (await mall.call(reviewApi.write, { body }, { token: tokens.buyer })).data.id;
};
const page = async (query: object = {}) => (await mall.call(sellerReviewApi.page, { query }, { token: tokens.seller })).data;
const reply = (id: Id, text: string, token = tokens.seller, before = '') =>
  mall.call(sellerReviewApi.reply, { params: { id }, body: { text, before } }, { token });
const waits = async () =>
  (await mall.call(deskApi.desk, {}, { token: tokens.seller })).data.waiting.find(({ screen }) => screen === '/reviews')?.count;

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await layStock(db(), 1000);
  tokens.buyer = await tokenOf(db(), small.members.buyer);
  tokens.seller = (await addSignedIn(db(), { id: '101', memberName: '陆衡之', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.finance = (await addSignedIn(db(), { id: '103', audience: 'seller', storeId: small.stores.own, roles: ['store_finance'] })).token;
  praise = await write(specOf(2), 5, '绝缘厚度达标');
  blame = await write(specOf(4), 2, '包装破损');
});

it('shows a store what buyers wrote and what waits for an answer, with names as everybody sees them', async () => {
  const { list, counts } = await page();
  expect(list).toMatchObject([
    { id: blame, memberName: '匿名买家', actions: ['reply', 'report'] },
    { id: praise, actions: ['reply', 'report'] },
  ]);
  expect(counts).toEqual({ waiting: 2, critical: 1, answered: 0, all: 2 });
  expect((await page({ tab: 'critical' })).list.map(({ id }) => id)).toEqual([blame]);
  expect((await page({ word: '绝缘厚' })).list.map(({ id }) => id)).toEqual([praise]);
  expect((await mall.call(sellerReviewApi.page, {}, { token: tokens.other })).data.total).toBe(0);
  expect((await mall.call(sellerReviewApi.page, {}, { token: tokens.finance })).errorCode).toBe('kernel.no_permission');
  expect(await waits()).toBe(1);
});

it('are had as a sheet by the store alone, with names as everybody sees them', async () => {
  const sheet = (body: object, token = tokens.seller) =>
    exportedRows(mall, mall.call(sellerReviewApi.export, { body: body as never }, { token }), token);
  const [, ...rows] = await sheet({ tab: 'all' });
  expect(rows.map((row) => [row[3], row[4], row[5]])).toEqual([
    ['匿名买家', '2', '包装破损'],
    ['匿名买家', '5', '绝缘厚度达标'],
  ]);
  expect(await sheet({ tab: 'critical' })).toHaveLength(2);
  expect(await sheet({ tab: 'answered' })).toEqual([['download.none']]);
  expect(await sheet({ tab: 'all' }, tokens.other)).toEqual([['download.none']]);
  expect(await sheet({ tab: 'all' }, tokens.finance)).toEqual([['kernel.no_permission']]);
});

it.each([
  ['no words', ' ', 'review.reply_required'],
  ['too many words', '好'.repeat(301), 'review.reply_long'],
])('takes no answer of %s', async (_, text, errorCode) => {
  expect((await reply(blame, text)).errorCode).toBe(errorCode);
});

it('is answered once by its own store, for everybody to read, and may be put right for a day', async () => {
  expect((await reply(blame, '我们的错', tokens.other)).errorCode).toBe('kernel.not_found');
  expect((await reply(blame, '已补发')).code).toBe(200);
  expect(await waits()).toBeUndefined();
  const shown = async () => (await mall.call(reviewApi.page, { query: { goodsId: '4' } })).data.page.list[0]?.reply;
  const first = await shown();
  expect(first?.text).toBe('已补发');
  const own = await mall.call(reviewApi.ownPage, { query: { state: 'done' } }, { token: tokens.buyer });
  expect(own.data.list.find(({ review }) => review?.id === blame)?.review?.reply).toEqual(first);
  expect((await page({ tab: 'answered' })).list).toMatchObject([{ id: blame, replyBy: '陆衡之', actions: ['change', 'report'] }]);
  expect((await reply(blame, '已补发，运费由我方承担', tokens.seller, '已补发')).code).toBe(200);
  expect(await shown()).toEqual({ text: '已补发，运费由我方承担', createDate: first?.createDate });
  await db().pool.query("update review set replied_at = now() - interval '24 hours 1 second' where id = $1", [blame]);
  expect((await reply(blame, '再改', tokens.seller, '已补发，运费由我方承担')).errorCode).toBe('review.reply_fixed');
  expect((await page({ tab: 'answered' })).list[0]?.actions).toEqual(['report']);
});

const answered = async () => (await page({ tab: 'answered' })).list.map(({ id }) => id);

it('keeps the first of several answers that are given at once, and no change runs over one that was not read', async () => {
  const answers = ['甲', '乙', '丙'];
  const heard = await Promise.all(answers.map(async (text) => (await reply(praise, text)).errorCode));
  expect(heard.toSorted()).toEqual([null, 'review.reply_moved', 'review.reply_moved'].toSorted());
  const { rows } = await db().pool.query<{ reply: string }>('select reply from review where id = $1', [praise]);
  expect(rows[0]?.reply).toBe(answers[heard.indexOf(null)]);
  expect((await reply(praise, '丁', tokens.seller, '别的')).errorCode).toBe('review.reply_moved');
  expect(await answered()).toEqual([praise, blame]);
  await db().pool.query('update review set replied_at = now() where id = $1', [blame]);
  expect(await answered()).toEqual([blame, praise]);
});

it('does not answer what nobody is shown', async () => {
  await db().pool.query(`update review set shown = false, hidden_reason = '广告', hidden_at = now() where id = $1`, [praise]);
  expect((await reply(praise, '谢谢')).errorCode).toBe('kernel.not_found');
});
