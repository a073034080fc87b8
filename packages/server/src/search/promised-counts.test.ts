import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { fillDemo } from '../../demo/fill-demo.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
beforeAll(() => fillDemo(mall.house.db.pool, { goods: 2560, log: () => {} }), 120_000);

type Asked = { keyword?: string; classId?: string; attrs?: string; pageSize?: string };
const search = async (query: Asked) => (await mall.call(searchApi.goods, { query: { pageSize: '60', ...query } as never })).data;

const lists: Asked[] = [
  ...['YJV22', '电缆', '断路器', '变压器', '绝缘子', '互感器', '10kV', '630A', '开关柜', '熔断器 RT'].map((keyword) => ({ keyword })),
  ...['1', '2', '3', '5', '8', '11'].map((classId) => ({ classId })),
];

it('finds, for every value that is offered, as many goods as it promised', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const list of lists) {
    const { goodsAttrVOList } = await search(list);
    for (const { id, name, values } of goodsAttrVOList)
      for (const value of values) {
        asked += 1;
        const { totalCount } = await search({ ...list, attrs: `${id}:${value.id}` });
        if (totalCount !== value.count)
          wrong.push(`${JSON.stringify(list)} ${name} ${value.value}: ${value.count} promised, ${totalCount} found`);
      }
  }
  expect(asked).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
}, 120_000);

it('counts as many goods as it shows, also where only a model is typed', async () => {
  const wrong: string[] = [];
  for (const keyword of ['kvvp', 'YJV', 'BV', 'BVR', 'KVV', 'RVV', 'XP', 'FXBW', 'SZ20', 'GCK', 'MNS', 'TMY', 'XL-21', '42L6', 'YJV22']) {
    const { totalCount, goodsVOList, brandVOList } = await search({ keyword });
    const brands = brandVOList.reduce((sum, brand) => sum + brand.count, 0);
    if (Math.min(totalCount, 60) !== goodsVOList.length || brands !== totalCount)
      wrong.push(`${keyword}: ${totalCount} counted, ${goodsVOList.length} shown, ${brands} by brand`);
  }
  expect(wrong).toEqual([]);
});
