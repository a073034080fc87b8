import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { linesOf, orderRow, placePaid, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const db = () => mall.house.db;
const { buyer, stranger } = small.members;
let token = '';
let other = '';

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await layStock(db(), 100_000);
  token = await tokenOf(db(), buyer);
  other = await tokenOf(db(), stranger);
});

const write = (orderGoodsId: Id, over: object = {}, as = token) =>
  mall.call(reviewApi.write, { body: { orderGoodsId, score: 5, text: '绝缘厚度达标', ...over } }, { token: as });
const two = [
  { specId: specOf(2), num: 5 },
  { specId: specOf(4), num: 5 },
];
const counters = async (goodsId: Id) =>
  (
    await db().pool.query('select review_count, positive_count, neutral_count, negative_count, photo_count from goods where id = $1', [
      goodsId,
    ])
  ).rows[0];
const points = async () =>
  Number((await db().pool.query('select balance from point_account where member_id = $1', [buyer])).rows[0]?.balance ?? 0);
const photo = async () => ((await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng, token })).data as { url: string }).url;

describe('a review', () => {
  it('is written by the buyer, once for each line, and counted everywhere', async () => {
    const orderId = await placeDone(db(), buyer, two);
    const [one, last] = (await linesOf(db(), orderId)).map(({ id }) => id) as [Id, Id];
    expect((await mall.call(reviewApi.ownPage, {}, { token })).data).toMatchObject({
      total: 2,
      page: 1,
      limit: 50,
      list: [{ orderGoodsId: one, actions: ['review'] }, { orderGoodsId: last }],
    });
    const before = { goods: await counters('2'), points: await points() };
    expect((await write(one, {}, other)).errorCode).toBe('kernel.not_found');
    const { data } = await write(one, { score: 4, photos: [await photo()], text: '<script>alert(1)</script>' });
    expect(data.points).toBe(20);
    expect(await points()).toBe(before.points + 20);
    expect(await counters('2')).toEqual({ ...before.goods, review_count: 1, positive_count: 1, photo_count: 1 });
    expect((await write(one)).errorCode).toBe('review.written');
    expect((await orderRow(db(), orderId)).evaluate_state).toBe('waiting');
    expect((await write(last, { score: 2, anonymous: 1 })).data.points).toBe(10);
    expect((await orderRow(db(), orderId)).evaluate_state).toBe('evaluated');

    const { data: shown } = await mall.call(reviewApi.page, { query: { goodsId: '2' } });
    expect(shown).toMatchObject({
      counters: { all: 1, positive: 1, photo: 1, stars: { 4: 1 } },
      page: { list: [{ id: data.id, text: '<script>alert(1)</script>', memberName: '王***国', stars: 4 }] },
    });
    expect((await mall.call(reviewApi.page, { query: { goodsId: '4' } })).data.page.list[0]).toMatchObject({ memberName: '匿名买家' });
    expect((await mall.call(reviewApi.page, { query: { storeId: '1' } })).data.counters.all).toBe(2);
    const open = await mall.app.fastify.inject(shown.page.list[0]?.photos[0] as string);
    expect(open.statusCode).toBe(200);
  });

  it('is read by its writer, with what else was bought', async () => {
    const { data } = await mall.call(reviewApi.ownPage, { query: { state: 'done' } }, { token });
    expect(data).toMatchObject({ limit: 5, total: 2, counts: { waiting: 0, done: 2 } });
    const [line] = data.list;
    expect(line).toMatchObject({ actions: ['append', 'view'], review: { memberName: '王建国' } });
    const id = line?.review?.id as Id;
    expect((await mall.call(reviewApi.own, { params: { id } }, { token })).data.review?.id).toBe(id);
    expect((await mall.call(reviewApi.own, { params: { id } }, { token: other })).errorCode).toBe('kernel.not_found');
    const orderId = line?.orderId as Id;
    expect((await mall.call(reviewApi.ofOrder, { params: { orderId } }, { token })).data).toHaveLength(2);
    const query = { orderGoodsId: line?.orderGoodsId as Id };
    expect((await mall.call(reviewApi.ofOrder, { params: { orderId }, query }, { token })).data).toHaveLength(1);
    expect((await mall.call(reviewApi.ofOrder, { params: { orderId } }, { token: other })).errorCode).toBe('kernel.not_found');
  });

  it('takes later words once, without another score or points', async () => {
    const { data } = await mall.call(reviewApi.ownPage, { query: { state: 'done' } }, { token });
    const line = data.list.at(-1);
    const id = line?.orderGoodsId as Id;
    const before = await points();
    const append = (as = token) => mall.call(reviewApi.write, { body: { orderGoodsId: id, text: '半年后依旧', append: 1 } }, { token: as });
    expect((await append(other)).errorCode).toBe('kernel.not_found');
    const racing = await Promise.all([append(), append(), append()]);
    expect(racing.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(racing.find(({ code }) => code !== 200)?.errorCode).toBe('review.appended');
    expect(await points()).toBe(before);
    expect((await mall.call(reviewApi.page, { query: { goodsId: '2', kind: 'append' } })).data).toMatchObject({
      counters: { append: 1, all: 1 },
      page: { list: [{ append: { text: '半年后依旧' }, stars: 4 }] },
    });
  });

  it('waits until the order is done', async () => {
    const [line] = await linesOf(db(), await placePaid(db(), buyer));
    expect((await write(line?.id as Id)).errorCode).toBe('review.not_done');
  });

  it('is one, however often the button is pressed, and two last lines at once finish the order', async () => {
    const orderId = await placeDone(db(), buyer, two);
    const [one, last] = (await linesOf(db(), orderId)).map(({ id }) => id) as [Id, Id];
    const before = await points();
    const answers = await Promise.all([...Array.from({ length: 8 }, () => write(one)), write(last)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect((await orderRow(db(), orderId)).evaluate_state).toBe('evaluated');
    expect(await points()).toBe(before + 20);
    const { rows } = await db().pool.query(
      'select (select count(*)::int from review where goods_id = 2) as n, review_count from goods where id = 2',
    );
    expect(rows[0].n).toBe(rows[0].review_count);
  });

  it.each([
    ['no score', { score: undefined }, 'review.score_required'],
    ['six stars', { score: 6 }, 'review.score_required'],
    ['no words', { text: ' ' }, 'review.text_required'],
    ['too many words', { text: '好'.repeat(501) }, 'kernel.too_long'],
    ['ten photos', { photos: Array.from({ length: 10 }, () => `/uploads/${'0'.repeat(32)}`) }, 'review.photos_many'],
    ['a picture from elsewhere', { photos: ['https://evil.example/a.png'] }, 'content.upload_unknown'],
    ['a photo that is not there', { photos: [`/uploads/${'0'.repeat(32)}`] }, 'content.upload_unknown'],
  ])('is refused with %s', async (_, over, errorCode) => {
    const [line] = await linesOf(db(), await placeDone(db(), buyer));
    expect((await write(line?.id as Id, over)).errorCode).toBe(errorCode);
  });

  it('is not asked for what was sent back', async () => {
    const orderId = await placeDone(db(), buyer, two);
    const [one, last] = (await linesOf(db(), orderId)).map(({ id }) => id) as [Id, Id];
    await apply(db(), buyer, orderId, { type: 1, orderGoodsId: one, num: 5 });
    await db().pool.query(
      'update order_line set refunded_num = num, refunded_fen = in_process_fen, in_process_num = 0, in_process_fen = 0 where id = $1',
      [one],
    );
    expect((await mall.call(reviewApi.ofOrder, { params: { orderId }, query: { orderGoodsId: one } }, { token })).data[0]?.actions).toEqual(
      [],
    );
    await write(last);
    expect((await orderRow(db(), orderId)).evaluate_state).toBe('evaluated');
  });
});
