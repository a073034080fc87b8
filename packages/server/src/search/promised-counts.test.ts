import { searchApi } from '@mall/contract/search/search.api.ts';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' }, 2560);

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

it('keeps the counts of a search that shows what comes nearest', async () => {
  const wrong: string[] = [];
  const list = { keyword: '光缆 25芯' };
  const { goodsAttrVOList, unmetList } = await search(list);
  expect(unmetList).not.toEqual([]);
  for (const { id, name, values } of goodsAttrVOList)
    for (const value of values) {
      const { totalCount } = await search({ ...list, attrs: `${id}:${value.id}` });
      if (totalCount !== value.count) wrong.push(`${name} ${value.value}: ${value.count} promised, ${totalCount} found`);
    }
  expect(wrong).toEqual([]);
});

it('offers figures from small to large', async () => {
  const { goodsAttrVOList } = await search({ keyword: '断路器' });
  const inAmperes = goodsAttrVOList.find(({ values }) => values.length > 3 && values.every(({ value }) => /^\d+A$/.test(value)));
  const currents = (inAmperes?.values ?? []).map(({ value }) => Number.parseInt(value, 10));
  expect(currents.length).toBeGreaterThan(3);
  expect(currents).toEqual(currents.toSorted((one, other) => one - other));
});

it('names the spec of an item number, however it is written, and none for another house’s number', async () => {
  const { rows } = await mall.house.db.pool.query<{ id: string; item_number: string }>(
    `select id::text, item_number from spec where goods_id = 2 and state = 'on' order by sort limit 1 offset 2`,
  );
  const { id, item_number: number } = rows[0] as { id: string; item_number: string };
  const itemOf = async (keyword: string) => (await mall.call(searchApi.tipGoods, { query: { keyword } })).data.item?.specId;
  expect(await itemOf(number)).toBe(id);
  expect(await itemOf(number.toLowerCase().replaceAll('-', ' '))).toBe(id);
  expect(await itemOf(number.replace(/^[A-Z]+/, 'XQ'))).toBeUndefined();
  const { data } = await mall.call(searchApi.specs, { query: { goodsId: '2', keyword: number } });
  expect(data.specIds).toEqual([id]);
});

it('says what was too much to be looked for at once', async () => {
  const { unmetList } = await search({ keyword: '商用台式计算机 4核8线程 16GB 512GB固态 21.5英寸 不预装 63A' });
  expect(unmetList.map(({ typed }) => typed)).toContain('63A');
});

it('tells four cores from four and a neutral', async () => {
  const { goodsVOList, unmetList } = await search({ keyword: 'YJV 4×95' });
  expect(unmetList).toEqual([{ typed: '4×95', nearest: [{ value: '4×95+1×50', keyword: 'YJV 4×95+1×50' }] }]);
  expect(goodsVOList[0]?.specName).toContain('4×95+1×50');
});
