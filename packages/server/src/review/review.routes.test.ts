import { reviewApi } from '@mall/contract/review/review.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { maskName } from './mask-name.ts';

const mall = testApp();
const run = (text: string) => mall.house.db.pool.query(text);
const read = (query: object, as = {}) => mall.call(reviewApi.page, { query }, as);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  await run(`insert into review (id, goods_id, spec_id, store_id, member_id, stars, text, photos, spec_name, anonymous, append_text, appended_at, reply, replied_at, created_at, shown) values
    (1, 2, 1000002, 1, 1, 5, '<b>好</b>', '{/media/goods/a.svg}', '3×240', false, '半年后依旧', '2026-03-31 08:00:00+08', '谢谢', '2026-03-02 08:00:00+08', '2026-03-01 09:00:00+08', true),
    (2, 2, 1000002, 1, 2, 3, '一般', '{}', '', true, '', null, '', null, '2026-03-05 09:00:00+08', true),
    (3, 2, null, 1, 3, 1, '差', '{}', '', false, '', null, '', null, '2026-03-06 09:00:00+08', true),
    (4, 4, null, 1, 1, 4, '另一种', '{}', '', false, '', null, '', null, '2026-03-07 09:00:00+08', true),
    (5, 2, null, 1, 1, 1, '已隐藏', '{}', '', false, '', null, '', null, '2026-03-08 09:00:00+08', true)`);
  await run(`update review set shown = false, hidden_reason = '广告', hidden_at = now() where id = 5`);
  await run('select refresh_review_totals()');
});

describe('reviews of a goods', () => {
  it('come the latest first with counters, without what is hidden, in two statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => read({ goodsId: '2' }));
    expect(result.data.page).toMatchObject({ total: 3, list: [{ id: '3' }, { id: '2' }, { id: '1' }] });
    expect(result.data.counters).toEqual({
      all: 3,
      positive: 1,
      neutral: 1,
      negative: 1,
      photo: 1,
      append: 1,
      rate: '33.3',
      average: '3.0',
      stars: { 5: 1, 4: 0, 3: 1, 2: 0, 1: 1 },
    });
    expect(result.data.storeScore).toBeUndefined();
    expect(statements).toHaveLength(2);
  });

  it('carry answer and later words, and hide who wrote them', async () => {
    const { list } = (await read({ goodsId: '2' })).data.page;
    expect(list[2]).toMatchObject({
      memberName: '王***国',
      text: '<b>好</b>',
      createDate: '2026-03-01 09:00:00',
      append: { text: '半年后依旧', days: 30 },
      reply: { text: '谢谢' },
      enterpriseFlag: 0,
    });
    expect(list[1]).toMatchObject({ memberName: '匿名买家', avatar: '' });
    expect(JSON.stringify(list)).not.toContain('王建国');
    expect((await read({ goodsId: '2' }, { language: 'en' })).data.page.list[1]?.memberName).toBe('Anonymous');
    await mall.house.db.pool.query(`update review set spec_name = '出线柜' where goods_id = 2`);
    const [abroad] = (await read({ goodsId: '2' }, { language: 'ru' })).data.page.list;
    expect(abroad?.specName).not.toMatch(/\p{Script=Han}/u);
    expect(abroad?.specName).not.toBe('');
    expect(list[0]?.enterpriseFlag).toBe(1);
  });

  it.each([
    ['positive', ['1'], 1],
    ['neutral', ['2'], 1],
    ['negative', ['3'], 1],
    ['photo', ['1'], 1],
    ['append', ['1'], 1],
  ])('of the kind %s', async (kind, ids, total) => {
    const { page } = (await read({ goodsId: '2', kind })).data;
    expect([page.list.map((review) => review.id), page.total]).toEqual([ids, total]);
  });

  it('go page by page; a goods without any has none', async () => {
    expect((await read({ goodsId: '2', page: 2, limit: 2 })).data.page).toMatchObject({ total: 3, list: [{ id: '1' }] });
    expect((await read({ goodsId: '1' })).data).toMatchObject({
      page: { list: [], total: 0 },
      counters: { rate: '100.0', average: '5.0' },
    });
    expect((await read({ goodsId: '99' })).errorCode).toBe('goods.not_found');
    expect((await read({})).code).toBe(505);
    expect((await read({ goodsId: '1', storeId: '1' })).code).toBe(505);
  });
});

describe('reviews of a store', () => {
  it('are those of all its goods, with its scores', async () => {
    const { data } = await read({ storeId: '1' });
    expect(data.page).toMatchObject({
      total: 4,
      list: [{ id: '4', goodsName: '交联电缆 YJV22-4' }, { id: '3' }, { id: '2' }, { id: '1' }],
    });
    expect(data.storeScore).toEqual({ score: '5.0', goodsScore: '5.0', serviceScore: '5.0', logisticsScore: '5.0' });
    expect((await read({ storeId: small.stores.closed })).errorCode).toBe('kernel.not_found');
  });
});

it('keeps the counters of goods in step', async () => {
  const { rows } = await run('select review_count, positive_count, neutral_count, negative_count, photo_count from goods where id = 2');
  expect(Object.values(rows[0])).toEqual([3, 1, 1, 1, 1]);
  await run('delete from review where goods_id = 4');
  await run('select refresh_review_totals()');
  expect((await run('select review_count from goods where id = 4')).rows[0].review_count).toBe(0);
});

it('masks names of every length', () => {
  expect(['李敏', '王建国', '滨海配电工程', ''].map(maskName)).toEqual(['李***', '王***国', '滨***程', '***']);
});
