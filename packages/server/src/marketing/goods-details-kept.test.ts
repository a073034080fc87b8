import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '10' });
const details = (as = {}) => mall.call(goodsDetailsApi.details, { query: { goodsId: '2' } }, as);
const specs = async () => (await details()).data.goodsSpecList.map(({ id }) => id);
const run = (text: string) => mall.house.db.pool.query(text);

beforeAll(() => buildSmallMall(mall.house.db, 4));

it('is read once for a crowd, knows each reader all the same, and shows a new price after a second', async () => {
  const token = await tokenOf(mall.house.db, small.members.bigBuyer);
  const { result, statements } = await countStatements(mall.house.db, () => Promise.all(Array.from({ length: 20 }, () => details())));
  expect(result.every(({ data }) => data.levelId === '0' && data.loginFlag === 0)).toBe(true);
  expect(statements.length).toBeLessThanOrEqual(6);
  expect((await details({ token })).data).toMatchObject({ levelId: '2', loginFlag: 1, goodsDetailsVO: { goodsId: '2' } });
  expect((await details({ language: 'en' })).data.goodsDetailsVO.unit).toBe('m');
  await run(`update spec set price_fen = 777 where goods_id = 2`);
  await expect.poll(async () => (await details()).data.goodsDetailsVO.specSellPrice, { timeout: 2000 }).toBe('7.77');
});

it('shows a spec that came, and refuses a goods that went, although its words are kept for longer', async () => {
  expect(await specs()).toEqual(['1000002']);
  await run(`insert into spec (id, goods_id, price_fen, lead_days, sort, item_number, name, axis, axis_line, picture)
    values (21, 2, 2000, 0, 1, 'ITEM-2-1', '另一个', '{}', '', '/media/goods/cable.svg')`);
  await expect.poll(specs, { timeout: 2000 }).toEqual(['1000002', '21']);
  await run(`update goods set state = 'off' where id = 2`);
  await expect.poll(async () => (await details()).errorCode, { timeout: 2000 }).toBe('goods.off_shelf');
});
