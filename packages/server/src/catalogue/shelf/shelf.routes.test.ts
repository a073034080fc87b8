import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import type { ChangeSpecs, ShelfQuery } from '@mall/contract/catalogue/shelf.rules.ts';
import { stockApi } from '@mall/contract/catalogue/stock.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { placeDone } from '../../testing/after-sale-steps.ts';
import { findBroken, pastTheBank } from '../../testing/find-broken.ts';
import { place, specOf } from '../../testing/order-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'other' | 'finance', string>;

const page = async (query: Partial<ShelfQuery> = {}) =>
  (await mall.call(shelfApi.page, { query: query as never }, { token: tokens.seller })).data;
const change = (specs: ChangeSpecs['specs'], token = tokens.seller) => mall.call(shelfApi.change, { body: { specs } }, { token });
const specs = async (id: string) => (await mall.call(shelfApi.specs, { params: { id } }, { token: tokens.seller })).data;

const off = (goodsIds: string[]) => mall.call(shelfApi.takeOff, { body: { goodsIds } }, { token: tokens.seller });

beforeAll(async () => {
  await buildSmallMall(db(), 12);
  tokens.seller = (await addSignedIn(db(), { id: '101', memberName: '陆衡之', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.finance = (await addSignedIn(db(), { id: '103', audience: 'seller', storeId: small.stores.own, roles: ['store_finance'] })).token;
});

describe('the shelf', () => {
  it('lists the goods of the store alone, with counts, filters and order', async () => {
    const all = await page();
    expect(all.list.map(({ goodsId }) => goodsId).toSorted((a, b) => Number(a) - Number(b))).toEqual(['2', '4', '6', '8', '10', '12']);
    expect(all).toMatchObject({ total: 6, specCount: 6, tabs: { all: 6, onSale: 6, lowStock: 0, off: 0 } });
    expect(all.list[0]).toMatchObject({
      specCount: 1,
      stock: 60,
      classNames: ['电线电缆', '电力电缆', '高压断路器'],
      languages: ['en'],
      fixedUntil: null,
    });
    expect((await page({ word: 'item-4' })).list).toMatchObject([{ goodsId: '4', priceLow: '10.04', priceHigh: '10.04' }]);
    expect((await page({ classId: small.classes.control })).total).toBe(0);
    expect((await page({ priceMin: '10.05', priceMax: '10.09' })).total).toBe(2);
    expect((await page({ sort: 'priceDown', limit: 2, page: 2 })).list.map(({ goodsId }) => goodsId)).toEqual(['8', '6']);
  });

  it('is kept by who may keep goods', async () => {
    expect((await mall.call(shelfApi.page, { query: {} as never }, { token: tokens.finance })).code).not.toBe(200);
    expect((await mall.call(shelfApi.specs, { params: { id: '2' } }, { token: tokens.other })).errorCode).toBe('goods.not_found');
    expect((await change([{ specId: specOf(2), price: '1.00' }], tokens.other)).errorCode).toBe('goods.not_found');
    expect((await mall.call(shelfApi.takeOff, { body: { goodsIds: ['2'] } }, { token: tokens.other })).errorCode).toBe('goods.moved');
  });
});

describe('what a store changes at once', () => {
  it('is a price, which the goods follows, the search finds and the history keeps', async () => {
    expect((await change([{ specId: specOf(4), price: '7.77', leadDays: 9, warnAt: 60 }])).data).toEqual({ changed: 1 });
    expect(await specs('4')).toMatchObject([{ price: '7.77', untaxed: '6.88', leadDays: 9, warnAt: 60, stock: 60, held: 0, on: true }]);
    expect((await page({ tab: 'lowStock' })).list).toMatchObject([{ goodsId: '4', lowCount: 1, emptyCount: 0, priceLow: '7.77' }]);
    const { data } = await mall.call(shelfApi.prices, { params: { id: '4' }, query: {} as never }, { token: tokens.seller });
    expect(data).toMatchObject({ total: 1, list: [{ itemNumber: 'ITEM-4', from: '10.04', to: '7.77', by: '陆衡之' }] });
    await vi.waitFor(
      async () => {
        const found = await mall.call(searchApi.goods, { query: { priceMax: '7.99' } });
        expect(found.data.goodsVOList.map(({ goodsId }) => goodsId)).toEqual(['4']);
      },
      { timeout: 5000, interval: 50 },
    );
  });

  it('is stock as it can be sold: what buyers hold comes on top, and the ledger says what was counted', async () => {
    await place(db(), small.members.buyer, { lines: [{ specId: specOf(6), num: 5 }] });
    await change([{ specId: specOf(6), stock: 40 }]);
    expect(await specs('6')).toMatchObject([{ stock: 40, held: 5 }]);
    const { data } = await mall.call(shelfApi.ledger, { query: { specId: specOf(6) } as never }, { token: tokens.seller });
    expect(data.list[0]).toMatchObject({ reason: 'adjust', onHand: -15, held: 0, itemNumber: 'ITEM-6' });
    expect(data.total).toBe(3);
    const today = await mall.call(
      shelfApi.ledger,
      { query: { word: 'item-6', reason: 'hold', startDay: '2020-01-01' } as never },
      { token: tokens.seller },
    );
    expect(today.data.list).toMatchObject([{ held: 5 }]);
    await change([{ specId: specOf(6), stock: 40 }]);
    expect((await mall.call(shelfApi.ledger, { query: { specId: specOf(6) } as never }, { token: tokens.seller })).data.total).toBe(3);
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });

  it('is by how many at a time a spec is bought', async () => {
    await change([{ specId: specOf(8), step: 4 }]);
    await expect(place(db(), small.members.buyer, { lines: [{ specId: specOf(8), num: 9 }] })).rejects.toThrow('cart.step_wrong');
    await place(db(), small.members.buyer, { lines: [{ specId: specOf(8), num: 8 }] });
    await change([{ specId: specOf(8), step: null }]);
  });

  it('is all of a sheet or nothing', async () => {
    const body = [
      { specId: specOf(8), price: '5.00' },
      { specId: specOf(1), price: '5.00' },
    ];
    expect((await change(body)).errorCode).toBe('goods.not_found');
    expect(await specs('8')).toMatchObject([{ price: '10.08' }]);
    expect(
      (
        await change([
          { specId: specOf(8), price: '5.00' },
          { specId: specOf(8), price: '6.00' },
        ])
      ).code,
    ).not.toBe(200);
    expect((await change([{ specId: specOf(8), price: '0.00' }])).code).not.toBe(200);
  });

  it('leaves no goods on the shelf of which nothing is offered', async () => {
    expect((await change([{ specId: specOf(8), on: false }])).errorCode).toBe('goods.none_offered');
    await mall.call(shelfApi.takeOff, { body: { goodsIds: ['8'] } }, { token: tokens.seller });
    expect((await change([{ specId: specOf(8), on: false }])).errorCode).toBeNull();
    expect((await mall.call(shelfApi.putOn, { body: { goodsIds: ['8'] } }, { token: tokens.seller })).errorCode).toBe('goods.none_offered');
    await change([{ specId: specOf(8), on: true }]);
    expect((await mall.call(shelfApi.putOn, { body: { goodsIds: ['8'] } }, { token: tokens.seller })).errorCode).toBeNull();
  });

  it('is not a price that an activity has fixed, while all else of the spec may change', async () => {
    await db().pool.query(
      `insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) values (3, 1, $1, 900, now() - interval '1 hour', now() + interval '1 hour')`,
      [specOf(10)],
    );
    expect((await change([{ specId: specOf(10), price: '8.00' }])).errorCode).toBe('goods.price_fixed');
    expect((await change([{ specId: specOf(10), price: '10.10', leadDays: 4 }])).errorCode).toBeNull();
    expect((await page({ word: 'item-10' })).list[0]?.fixedUntil).not.toBeNull();
  });

  it('keeps the share of lower prices for more pieces, and a price crossed out that is higher', async () => {
    await db().pool.query(`insert into spec_price_break (spec_id, min_num, price_fen) values ($1, 10, 506)`, [specOf(12)]);
    await db().pool.query(`update spec set market_fen = 1500 where id = $1`, [specOf(12)]);
    await change([{ specId: specOf(12), price: '20.24' }]);
    const { rows } = await db().pool.query(
      `select b.price_fen::int as step, p.market_fen from spec_price_break b join spec p on p.id = b.spec_id where p.id = $1`,
      [specOf(12)],
    );
    expect(rows).toEqual([{ step: 1012, market_fen: null }]);
  });
});

const book = async (query: object = {}) => (await mall.call(stockApi.book, { query: query as never }, { token: tokens.seller })).data;
const count = (body: object, token = tokens.seller) => mall.call(stockApi.count, { body: body as never }, { token });
const booked = (id: number) => book({ word: `item-${id}` }).then(({ list }) => list.find(({ specId }) => specId === specOf(id)));

const rowsOf = async (call: typeof shelfApi.export | typeof stockApi.export, body: object, token: string) =>
  (await mall.call(call, { body: body as never }, { token })).data.rows;

describe('the book of stock', () => {
  it('says what lies there, what buyers hold and what runs out', async () => {
    expect(await booked(6)).toMatchObject({ goodsId: '6', onHand: 45, held: 5, on: true });
    await change([{ specId: specOf(10), stock: 3, warnAt: 5 }]);
    await change([{ specId: specOf(12), stock: 0, warnAt: 5 }]);
    const low = await book({ tab: 'low' });
    expect(low.list.map(({ specId }) => specId)).toContain(specOf(10));
    expect(low.list.map(({ specId }) => specId)).not.toContain(specOf(12));
    expect((await book({ tab: 'none' })).list).toMatchObject([{ specId: specOf(12), onHand: 0, warnAt: 5 }]);
    expect((await book({})).tabs).toMatchObject({ all: 6, none: 1, low: low.total });
  });

  it('takes a count with its remark, and only against the number that was shown', async () => {
    expect((await count({ remark: '十一月盘点', specs: [{ specId: specOf(6), book: 44, counted: 50 }] })).errorCode).toBe(
      'stock.count_moved',
    );
    expect((await count({ remark: '十一月盘点', specs: [{ specId: specOf(6), book: 45, counted: 4 }] })).errorCode).toBe(
      'stock.count_held',
    );
    expect((await count({ remark: '', specs: [{ specId: specOf(6), book: 45, counted: 50 }] })).code).not.toBe(200);
    expect((await count({ remark: '十一月盘点', specs: [{ specId: specOf(6), book: 45, counted: 50 }] }, tokens.other)).errorCode).toBe(
      'goods.not_found',
    );
    const both = [
      { specId: specOf(6), book: 45, counted: 50 },
      { specId: specOf(12), book: 0, counted: 0 },
    ];
    expect((await count({ remark: '十一月盘点', specs: both })).data).toEqual({ changed: 1 });
    expect(await booked(6)).toMatchObject({ onHand: 50, held: 5 });
    const { data } = await mall.call(shelfApi.ledger, { query: { reason: 'adjust', word: 'item-6' } as never }, { token: tokens.seller });
    expect(data.list[0]).toMatchObject({ specId: specOf(6), onHand: 5, held: 0, by: '陆衡之', remark: '十一月盘点' });
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });

  it('leaves as a sheet, and so do the goods, all of a filter or some', async () => {
    const { token } = await addSignedIn(db(), { id: '104', audience: 'seller', storeId: small.stores.own });
    expect(await rowsOf(shelfApi.export, {}, tokens.seller)).toBe(6);
    expect(await rowsOf(shelfApi.export, { goodsIds: ['2', '4', '1'] }, token)).toBe(2);
    expect(await rowsOf(stockApi.export, { word: 'item-6', reason: 'adjust' }, tokens.seller)).toBe(2);
  });
});

describe('leaving the shelf', () => {
  it('takes all that are named or none, is written down, and what was bought stays', async () => {
    await placeDone(db(), small.members.buyer, [{ specId: specOf(2), num: 5 }]);
    expect((await off(['2', '3'])).errorCode).toBe('goods.moved');
    expect((await page({ tab: 'off' })).total).toBe(0);
    expect((await off(['2', '6'])).errorCode).toBeNull();
    expect((await off(['2'])).errorCode).toBe('goods.moved');
    expect(await page({ tab: 'off' })).toMatchObject({ total: 2, tabs: { onSale: 4, off: 2 } });
    const { rows } = await db().pool.query(
      `select event, from_state, to_state, by_kind, by_member_id::text as by from goods_event where goods_id = 2`,
    );
    expect(rows).toEqual([{ event: 'takeOff', from_state: 'on', to_state: 'off', by_kind: 'seller', by: '101' }]);
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });
});
