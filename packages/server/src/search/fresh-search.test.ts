import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { sweepChanges } from './read-changes.ts';

const mall = testApp();
const run = (text: string) => mall.house.db.pool.query(text);
const ids = async (query: Record<string, string>) =>
  (await mall.call(searchApi.goods, { query })).data.goodsVOList.map((card) => card.goodsId);
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 50 });

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 60);
  await ids({ keyword: '电缆' });
  // The model stands as soon as a change is seen in it; until then the search runs in SQL.
  await run(`update goods set name = '起始光缆 GYTS' where id = 60`);
  await soon(async () => expect(await ids({ keyword: '起始光缆' })).toEqual(['60']));
});

describe('within five seconds the search sees', () => {
  it('a new name, and no longer the old one', async () => {
    await run(`update goods set name = '阻燃母线槽 CMC', en_name = '', model = 'CMC-9' where id = 7`);
    await run(`update spec set name = '阻燃母线槽 CMC-9 630A' where goods_id = 7`);
    await soon(async () => expect(await ids({ keyword: '母线槽' })).toEqual(['7']));
    expect(await ids({ keyword: 'cmc9' })).toEqual(['7']);
    expect(await ids({ keyword: 'YJV22-7' })).not.toContain('7');
  });

  it('what leaves the shelf, and what comes back', async () => {
    await run(`update goods set state = 'off' where id = 7`);
    await soon(async () => expect((await mall.call(searchApi.goods, { query: { storeId: '2' } })).data.totalCount).toBe(29));
    await run(`update goods set state = 'on' where id = 7`);
    await soon(async () => expect((await mall.call(searchApi.goods, { query: { storeId: '2' } })).data.totalCount).toBe(30));
  });

  it('a new price and stock that ran out', async () => {
    await run(`update spec set price_fen = 5 where goods_id = 9`);
    await soon(async () => expect(await ids({ priceMax: '0.05' })).toEqual(['9']));
    await run(`update spec_stock set reserved = on_hand where spec_id = 1000009`);
    await soon(async () => expect((await mall.call(searchApi.goods, { query: { priceMax: '0.05' } })).data.inStockCount).toBe(0));
    expect(await ids({ priceMax: '0.05', inStock: '1' })).toEqual([]);
  });

  it('a goods that is new, and one that is gone', async () => {
    await run(`insert into goods (id, first_gc_id, second_gc_id, gc_id, brand_id, store_id, price_fen, source, spu_code, model, name, unit)
      values (900, 1, 2, 4, 1, 1, 100, 'self', 'SPU000900', 'NEW-1', '新到柔性电缆', '米')`);
    await run(
      `insert into spec (id, goods_id, price_fen, item_number, name, picture) values (900, 900, 100, 'ITEM-900', '新到柔性电缆', '/x.svg')`,
    );
    await run(`update goods set default_spec_id = 900 where id = 900`);
    await soon(async () => expect(await ids({ keyword: '柔性电缆' })).toContain('900'));
    expect(await ids({ keyword: 'item-900' })).toEqual(['900']);
    await run(`update goods set default_spec_id = null where id = 900`);
    await run(`delete from goods where id = 900`);
    await soon(async () => expect(await ids({ keyword: '新到柔性电缆' })).not.toContain('900'));
    await soon(async () => expect((await run(`select from goods_search where goods_id = 900`)).rowCount).toBe(0));
  });

  it('another name of a class, a store that closes, a zone that opens', async () => {
    await run(`update goods_class set names = names || '{"zh":"仪表电缆"}' where id = 4`);
    await soon(async () => expect((await mall.call(searchApi.goods, { query: { keyword: '仪表' } })).data.totalCount).toBe(30));
    await run(`update store set state = 'closed' where id = 2`);
    await soon(async () =>
      expect((await mall.call(searchApi.goods, { query: {} })).data.sourceVOList.map((one) => one.source)).toEqual(['self']),
    );
    await run(`update store set state = 'open' where id = 2`);
    await run(`insert into zone_rule (zone_id, kind, target) values (2, 'goods', '3')`);
    await run(`update zone set open = true where id = 2`);
    await soon(async () => expect((await mall.call(searchApi.zoneGoods, { query: { zoneId: '2' } })).data.totalCount).toBe(1));
  });

  it('a word that was typed often and now names a class', async () => {
    for (const pageSize of ['10', '11', '12', '13']) expect(await ids({ keyword: '光缆', pageSize })).toEqual(['60']);
    await run(`update goods_class set names = names || '{"zh":"仪表光缆"}' where id = 4`);
    await soon(async () => expect((await mall.call(searchApi.goods, { query: { keyword: '光缆' } })).data.totalCount).toBeGreaterThan(29));
  });

  it('what a long transaction commits after a shorter one', async () => {
    const slow = await mall.house.db.pool.connect();
    await slow.query('begin');
    await slow.query(`update goods set name = '慢事务绞线' where id = 11`);
    await run(`update goods set name = '快事务绞线' where id = 12`);
    await soon(async () => expect(await ids({ keyword: '快事务绞线' })).toEqual(['12']));
    await slow.query('commit');
    slow.release();
    await soon(async () => expect(await ids({ keyword: '慢事务绞线' })).toEqual(['11']));
  });
});

it('sweeps notes of an hour ago', async () => {
  await run(`update goods_change set at = now() - interval '2 hours'`);
  await run(`update goods set name = name || '甲' where id = 20`);
  await inTransaction(mall.house.db, sweepChanges);
  const { rows } = await run('select goods_id::text from goods_change');
  expect(rows).toEqual([{ goods_id: '20' }]);
});
