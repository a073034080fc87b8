import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
beforeAll(() => buildSmallMall(mall.house.db, 60));

describe('searching goods', () => {
  it('gives a page of cards with the counts of every filter', async () => {
    const { data } = await mall.call(searchApi.goods, { query: { keyword: '交联电缆', pageSize: 5 } });
    expect(data).toMatchObject({ totalCount: 60, pageNo: 1, pageSize: 5, inStockCount: 60, priceRange: { min: '10.01', max: '10.60' } });
    expect(data.goodsVOList.map((card) => card.goodsId)).toEqual(['1', '2', '3', '4', '5']);
    expect(data.sourceVOList).toEqual([
      { source: 'self', count: 30 },
      { source: 'third', count: 30 },
    ]);
  });

  it('gives the counts alone, zones and stores', async () => {
    expect((await mall.call(searchApi.filter, { query: { classId: '3' } })).data.totalCount).toBe(30);
    expect((await mall.call(searchApi.zoneGoods, { query: { zoneId: '1' } })).data.totalCount).toBe(30);
    expect((await mall.call(searchApi.zoneGoods, { query: { zoneId: '2' } })).data.totalCount).toBe(0);
    const { data } = await mall.call(searchApi.stores, { query: { keyword: '津缆' } });
    expect(data.storeVOList.map((store) => [store.storeId, store.goodsCount, store.sampleGoods.length])).toEqual([
      ['2', 30, 5],
      ['1', 30, 5],
    ]);
  });

  it('takes few statements', async () => {
    await mall.call(searchApi.goods, { query: {} });
    const { statements } = await countStatements(mall.house.db, () => mall.call(searchApi.goods, { query: { keyword: '电缆' } }));
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});
