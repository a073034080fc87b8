import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);
const specs = (goodsId: string, language?: string) => mall.call(goodsApi.specs, { query: { goodsId } }, language ? { language } : {});
const six = (zh: string, en: string) => JSON.stringify({ zh, en, fra: en, spa: en, pt: en, ru: en });

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 12);
  await run(`insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values
    (1, 3, '${six('盘长', 'Drum')}', true, true, true, 2), (2, 3, '${six('截面', 'Section')}', true, true, true, 1), (3, 3, '${six('材质', 'Material')}', true, true, true, 3)`);
  await run(`update spec set axis = '{"盘长":"500","截面":"3×240"}' where id = 1000002`);
  await run(`insert into spec (id, goods_id, price_fen, sort, item_number, name, axis, picture, weight_gram, state) values
    (21, 2, 2000, 1, 'ITEM-2-1', '交联电缆 3×300', '{"截面":"3×300"}', '/a.svg', 1200, 'on'), (22, 2, 9, 2, 'ITEM-2-2', '停售', '{}', '/a.svg', 0, 'off')`);
  await run(`insert into spec_price_break (spec_id, min_num, price_fen) values (21, 50, 1900)`);
  await run(`update goods set state = 'off' where id = 4`);
  await run(`update goods set store_id = 3 where id = 6`);
});

describe('the specs of a page of goods', () => {
  it('come in the order asked for, by one statement, with what tells them apart in the order of the class', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => specs('3,2'));
    expect(statements).toHaveLength(1);
    expect(result.data.map(({ goodsId }) => goodsId)).toEqual(['3', '2']);
    const [, cable] = result.data;
    expect(cable).toMatchObject({ name: '交联电缆 YJV22-2', model: 'YJV22-2', axes: ['截面', '盘长'] });
    expect(cable?.specs.map(({ specId, values, specSellPrice, priceBreaks }) => [specId, values, specSellPrice, priceBreaks])).toEqual([
      ['1000002', ['3×240', '500'], '10.02', []],
      ['21', ['3×300', ''], '20.00', [{ minNum: 50, price: '19.00' }]],
    ]);
  });

  it("names the axes in the reader's language", async () => {
    const { data } = await specs('2', 'en');
    expect(data[0]).toMatchObject({ name: 'XLPE cable YJV22-2', axes: ['Section', 'Drum'] });
  });

  it('leave out what is off the shelf, of a closed store or unknown', async () => {
    expect((await specs('4,6,999')).data).toEqual([]);
  });

  it('are asked for by ids, sixty at most', async () => {
    expect((await specs('')).code).toBe(505);
    expect((await specs('1,x')).code).toBe(505);
    expect((await specs(Array.from({ length: 61 }, (_, at) => at + 1).join(','))).code).toBe(505);
  });
});
