import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '10' });
const details = (as = {}) => mall.call(goodsDetailsApi.details, { query: { goodsId: '2' } }, as);

beforeAll(() => buildSmallMall(mall.house.db, 4));

it('is read once for a crowd, knows each reader all the same, and shows a new price after a second', async () => {
  const token = await tokenOf(mall.house.db, small.members.bigBuyer);
  const { result, statements } = await countStatements(mall.house.db, () => Promise.all(Array.from({ length: 20 }, () => details())));
  expect(result.every(({ data }) => data.levelId === '0' && data.loginFlag === 0)).toBe(true);
  expect(statements.length).toBeLessThanOrEqual(6);
  expect((await details({ token })).data).toMatchObject({ levelId: '2', loginFlag: 1, goodsDetailsVO: { goodsId: '2' } });
  expect((await details({ language: 'en' })).data.goodsDetailsVO.unit).toBe('m');
  await mall.house.db.pool.query(`update spec set price_fen = 777 where goods_id = 2`);
  await expect.poll(async () => (await details()).data.goodsDetailsVO.specSellPrice, { timeout: 2000 }).toBe('7.77');
});
