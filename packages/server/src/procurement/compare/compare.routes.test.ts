import { compareApi } from '@mall/contract/procurement/compare.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { sheetRows } from '../../testing/sheet-rows.ts';
import { buildSmallMall } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);
const compare = (specId: string, as = {}) => mall.call(compareApi.compare, { query: { specId } }, as);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 20);
  await run(`insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values
    (1, 3, '{"zh":"额定容量","en":"Capacity","fra":"C","spa":"C","pt":"C","ru":"C"}', true, true, true, 1),
    (2, 3, '{"zh":"噪声","en":"Noise","fra":"N","spa":"N","pt":"N","ru":"N"}', true, false, false, 2)`);
  await run(
    `insert into attribute_value (id, attribute_id, value, sort) values (1, 1, '630kVA', 1), (2, 1, '800kVA', 2), (3, 2, '52dB', 1)`,
  );
  await run(`insert into goods_attribute (goods_id, attribute_id, value_id) values (2, 1, 1), (2, 1, 2), (2, 2, 3)`);
  await run(`update spec set axis = '{"额定容量":"630kVA"}' where goods_id = 2`);
  await run(
    `insert into spec_figure values (1000002, 'no_load_loss_w', 570), (1000002, 'load_loss_w', 4960), (1000004, 'no_load_loss_w', 460), (1000004, 'load_loss_w', 4460)`,
  );
  await run(`insert into spec_price_break values (1000002, 10, 900)`);
  await run(`update goods_class set after_sales = '质保期36个月', standards = '{GB/T 6451}' where id = 3`);
  await run(`update goods set state = 'off' where id = 6`);
});

it('shows specs in the order asked, with all that they are compared by, to anybody', async () => {
  const { result, statements } = await countStatements(mall.house.db, () => compare('1000004,1000002,1000006,999999'));
  const { specs, goneIds } = result.data;
  expect(specs.map(({ specId }) => specId)).toEqual(['1000004', '1000002']);
  expect(goneIds).toEqual(['1000006', '999999']);
  expect(statements.length).toBeLessThanOrEqual(2);
  expect(specs[1]).toMatchObject({
    specSellPrice: '10.02',
    taxOutPrice: '8.87',
    priceBreaks: [{ minNum: 10, price: '9.00' }],
    brandName: '津缆',
    gcName: '高压断路器',
    warrantyMonths: 36,
    standards: [],
    storeScore: '5.0',
    figures: { no_load_loss_w: 570, load_loss_w: 4960 },
    attributes: [
      { key: '额定容量', name: '额定容量', value: '630kVA' },
      { key: '噪声', name: '噪声', value: '52dB' },
    ],
  });
  expect((await compare('1000002', { language: 'en' })).data.specs[0]).toMatchObject({
    brandName: 'Jinlan',
    gcName: 'High-voltage breakers',
  });
});

it('asks for goods where none are named, and refuses what is no list of up to four', async () => {
  expect(await compare('', { language: 'en' })).toMatchObject({ errorCode: 'compare.none', msg: 'Select the products!' });
  expect((await mall.call(compareApi.export)).errorCode).toBe('compare.none');
  for (const wrong of ['1,2,3,4,5', '1,1', 'x', '1,', '1;drop table spec']) expect((await compare(wrong)).code).toBe(505);
  expect((await compare('999999')).data).toEqual({ specs: [], goneIds: ['999999'] });
});

it('gives the same side by side as a sheet', async () => {
  const { rawPayload } = await mall.app.fastify.inject({
    url: `${mall.house.config.API_BASE}${compareApi.export.path}?specId=1000002,1000004&kwh=0.62`,
    headers: { to: 'zh', membersource: '0' },
  });
  const rows = sheetRows(rawPayload);
  expect(rows[0]?.slice(3)).toEqual(['交联电缆 YJV22-2 3×240', '交联电缆 YJV22-4 3×240']);
  expect(rows.find(([, name]) => name === '20 年损耗电费')?.slice(3)).toEqual(['¥196,609', '¥171,083 [最低]']);
  expect(rows.at(-1)?.[1]).toContain('负载率 50%');
});
