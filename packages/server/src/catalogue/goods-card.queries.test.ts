import { fen } from '@mall/contract/kernel/money.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { listGoodsCards, listSpecCards } from './goods-card.queries.ts';
import { openActivityPrice } from './open-activity-price.ts';
import { setActivityPrices } from './set-activity-prices.ts';

const database = testDatabase();
beforeAll(() => buildSmallMall(database.db, 40));

describe('goods cards', () => {
  it('show what a buyer decides by', async () => {
    const [card] = await listGoodsCards(database.db, ['1'], 'zh');
    expect(card).toEqual({
      goodsId: '1',
      specId: '1000001',
      itemNumber: 'ITEM-1',
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

  it('tell the first quantity that makes a piece cheaper, unless the least order reaches it', async () => {
    await database.db.pool.query(
      'insert into spec_price_break (spec_id, min_num, price_fen) values (1000007, 5, 990), (1000007, 20, 900), (1000009, 4, 990)',
    );
    const [stepped, reached] = await listGoodsCards(database.db, ['7', '9'], 'zh');
    expect([stepped?.priceBreak, reached?.priceBreak]).toEqual([{ minNum: 20, price: '9.00' }, undefined]);
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
    expect(own).toMatchObject({
      specName: 'XLPE cable YJV22-2 3×240 copper core',
      storeName: 'Nengdian',
      attributeLine: '8.7/15kV · 3×240 · âme cuivre',
      ownFlag: 1,
    });
    expect(third).toMatchObject({ storeName: '津缆旗舰店' });
    await database.db.pool.query(`update goods set abroad_names = '{"fra": "Câble PRC YJV22-2"}' where id = 2`);
    expect((await listGoodsCards(database.db, ['2'], 'fra'))[0]?.specName).toBe('Câble PRC YJV22-2 3×240 âme cuivre');
    expect((await listGoodsCards(database.db, ['2'], 'ru'))[0]?.specName).toBe('XLPE cable YJV22-2 3×240 copper core');
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

const activityOf = async (goodsId: string) => {
  const [card] = await listGoodsCards(database.db, [goodsId], 'zh');
  return [card?.activityPrice, card?.activityType, card?.seckillFlag, card?.specSellPrice];
};
const price = (specId: string, amount: number) => ({ specId, price: fen(amount) });

describe('activity prices on cards', () => {
  const hour = 3_600_000;
  const around = { startsAt: new Date(Date.now() - hour), endsAt: new Date(Date.now() + hour) };

  it('hold between their times by the clock of the database', async () => {
    await setActivityPrices(database.db, { activityType: 3, activityRef: '1', ...around, prices: [price('1000010', 700)] });
    expect(await activityOf('10')).toEqual(['7.00', 3, 1, '10.10']);
    await database.db.pool.query(`update activity_price set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second'`);
    expect(await activityOf('10')).toEqual([undefined, 0, 0, '10.10']);
  });

  it('are announced on their day, without the price, and not before', async () => {
    await setActivityPrices(database.db, { activityType: 5, activityRef: '2', ...around, prices: [price('1000011', 700)] });
    // The last moment of the day, or now when the day is at its end.
    await database.db.pool.query(
      `update activity_price set starts_at = date_trunc('day', now()) + interval '1 day' - interval '1 microsecond', ends_at = now() + interval '2 days' where spec_id = 1000011`,
    );
    expect(await activityOf('11')).toEqual([undefined, 5, 2, '10.11']);
    await database.db.pool.query(
      `update activity_price set starts_at = date_trunc('day', now()) + interval '1 day' where spec_id = 1000011`,
    );
    expect(await activityOf('11')).toEqual([undefined, 0, 0, '10.11']);
  });

  it('are the lowest when several hold, shut when sold out, gone when the activity no longer names the spec', async () => {
    await setActivityPrices(database.db, {
      activityType: 3,
      activityRef: '3',
      ...around,
      prices: [price('1000012', 600), price('1000013', 500)],
    });
    await setActivityPrices(database.db, { activityType: 5, activityRef: '3', ...around, prices: [price('1000012', 650)] });
    expect(await activityOf('12')).toEqual(['6.00', 3, 1, '10.12']);
    await openActivityPrice(database.db, { activityType: 3, activityRef: '3', specId: '1000012' }, false);
    expect(await activityOf('12')).toEqual(['6.50', 5, 1, '10.12']);
    await openActivityPrice(database.db, { activityType: 3, activityRef: '3', specId: '1000012' }, true);
    expect((await activityOf('12'))[0]).toBe('6.00');
    await setActivityPrices(database.db, { activityType: 3, activityRef: '3', ...around, prices: [price('1000013', 500)] });
    expect((await activityOf('12'))[0]).toBe('6.50');
    expect((await activityOf('13'))[0]).toBe('5.00');
  });

  it('belong to a spec: a spec that its goods is not shown by has a card of its own', async () => {
    await database.db.pool.query(
      `insert into spec (id, goods_id, price_fen, sort, item_number, name, picture) values (2000001, 14, 5000, 1, 'ITEM-14-2', '交联电缆 YJV22-14 3×300', '/media/goods/cable.svg')`,
    );
    await setActivityPrices(database.db, { activityType: 3, activityRef: '4', ...around, prices: [price('2000001', 4500)] });
    expect((await activityOf('14'))[0]).toBeUndefined();
    const { result, statements } = await countStatements(database.db, () => listSpecCards(database.db, ['2000001', '1000014'], 'zh'));
    expect(result.map((card) => [card.goodsId, card.specId, card.activityPrice])).toEqual([
      ['14', '2000001', '45.00'],
      ['14', '1000014', undefined],
    ]);
    expect(statements).toHaveLength(1);
  });
});
