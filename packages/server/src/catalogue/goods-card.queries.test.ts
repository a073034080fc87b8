import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { listGoodsCards } from './goods-card.queries.ts';

const database = testDatabase();
beforeAll(() => buildSmallMall(database.db, 40));

describe('goods cards', () => {
  it('show what a buyer decides by', async () => {
    const [card] = await listGoodsCards(database.db, ['1'], 'zh');
    expect(card).toEqual({
      goodsId: '1',
      specId: '1000001',
      specName: '交联电缆 YJV22-1 3×240',
      picture: '/media/goods/cable.svg',
      specSellPrice: '10.01',
      marketPrice: '20.00',
      activityType: 0,
      seckillFlag: 0,
      unit: '米',
      taxRate: 13,
      minOrderQuantity: 5,
      specStorage: 60,
      leadDays: 3,
      storeId: '2',
      storeName: '津缆旗舰店',
      goodsSource: 'third',
      ownFlag: 0,
      sales: 10,
      monthSales: 1,
      attributeLine: '8.7/15kV 3×240 铜芯',
    });
  });

  it('keep the order asked for, in one statement however many, twice where asked twice', async () => {
    const ids = ['40', '2', '33', '2', '1'];
    const { result, statements } = await countStatements(database.db, () => listGoodsCards(database.db, ids, 'zh'));
    expect(result.map((card) => card.goodsId)).toEqual(ids);
    expect(statements).toHaveLength(1);
    expect((await countStatements(database.db, () => listGoodsCards(database.db, [], 'zh'))).statements).toHaveLength(0);
  });

  it('are prepared once: the server keeps the plan', async () => {
    await listGoodsCards(database.db, ['1'], 'zh');
    const { rows } = await database.db.pool.query(`select name from pg_prepared_statements where name = 'goods_cards'`);
    expect(rows).toEqual([{ name: 'goods_cards' }]);
  });

  it('speak a foreign language as far as they can', async () => {
    const [own, third] = await listGoodsCards(database.db, ['2', '1'], 'fra');
    expect(own).toMatchObject({ specName: 'XLPE cable YJV22-2 3×240', storeName: 'Nengdian', attributeLine: '8.7/15kV 3×240', ownFlag: 1 });
    expect(third).toMatchObject({ storeName: '津缆旗舰店' });
  });

  it('leave out what is off the shelf, of a closed store, or unknown', async () => {
    await database.db.pool.query(`update goods set state = 'off' where id = 5`);
    await database.db.pool.query(`update goods set store_id = 3 where id = 6`);
    await database.db.pool.query(`update spec set state = 'off' where goods_id = 7`);
    await database.db.pool.query(`delete from spec_stock where spec_id = 1000008`);
    const cards = await listGoodsCards(database.db, ['4', '5', '6', '7', '8', '999'], 'zh');
    expect(cards.map((card) => [card.goodsId, card.specStorage])).toEqual([
      ['4', 60],
      ['8', 0],
    ]);
  });
});
