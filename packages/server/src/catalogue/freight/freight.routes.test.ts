import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import type { FreightFields, FreightRow } from '@mall/contract/catalogue/freight.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/db.ts';
import { readQuote } from '../../order/read-quote.ts';
import { codeOf } from '../../testing/code-of.ts';
import { findBroken, pastTheBank } from '../../testing/find-broken.ts';
import { place, specOf } from '../../testing/order-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { removeTemplate } from './remove-template.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'other' | 'finance', string>;

const row = (over: Partial<FreightRow> = {}): FreightRow => ({
  provinceIds: [],
  served: true,
  first: 5,
  firstFee: '10.00',
  more: 5,
  moreFee: '4.00',
  freeFrom: null,
  days: 3,
  ...over,
});
const fields = (over: Partial<FreightFields> = {}): FreightFields => ({ name: '按件', by: 'pieces', usual: false, rows: [row()], ...over });
const add = (body: FreightFields, token = tokens.seller) => mall.call(freightApi.add, { body }, { token });
const assign = (goodsIds: string[], templateId: string | null, token = tokens.seller) =>
  mall.call(freightApi.assign, { body: { goodsIds, templateId } }, { token });
const templates = async () => (await mall.call(freightApi.templates, { query: {} as never }, { token: tokens.seller })).data;
const arrivals = async (provinceId: string, ...at: number[]) =>
  (await mall.call(freightApi.arrivals, { query: { provinceId, specIds: at.map(specOf).join(',') } })).data;
const freightOf = async (provinceId: string, lines: [number, number][]) => {
  const quote = await readQuote(db(), small.members.buyer, {
    lines: lines.map(([at, num]) => ({ specId: specOf(at), num })),
    provinceId,
    coupons: [],
    points: 0,
  });
  return { fen: quote.priced.freightFen, faults: [...quote.faults].map(([specId, fault]) => [specId, fault.code]) };
};

beforeAll(async () => {
  await buildSmallMall(db(), 12);
  await db().pool.query(`update store set freight_fen = 900, free_from_fen = 100000 where id = 1`);
  await db().pool.query(`update spec set weight_gram = 2500`);
  tokens.seller = (await addSignedIn(db(), { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.finance = (await addSignedIn(db(), { id: '103', audience: 'seller', storeId: small.stores.own, roles: ['store_finance'] })).token;
});

describe('templates of a store', () => {
  it('are kept by who may keep goods, and are another store’s to nobody', async () => {
    expect((await add(fields(), tokens.finance)).code).not.toBe(200);
    const { id } = (await add(fields({ name: '临时' }))).data;
    const change = (token: string) => mall.call(freightApi.change, { params: { id }, body: fields({ name: '改名' }) }, { token });
    expect((await change(tokens.other)).errorCode).toBe('freight.not_found');
    expect((await assign(['1'], id, tokens.other)).errorCode).toBe('freight.not_found');
    expect((await assign(['1'], id)).errorCode).toBe('freight.goods_gone');
    expect((await mall.call(freightApi.remove, { params: { id } }, { token: tokens.other })).errorCode).toBe('freight.not_found');
    expect((await change(tokens.seller)).code).toBe(200);
    expect((await mall.call(freightApi.remove, { params: { id } }, { token: tokens.seller })).code).toBe(200);
    expect(await templates()).toEqual({ list: [], total: 0 });
  });

  it('have one name each, one of them is the usual one, and none goes while goods go by it', async () => {
    const first = (await add(fields({ name: '甲', usual: true }))).data.id;
    const second = (await add(fields({ name: '乙', usual: true }))).data.id;
    expect((await add(fields({ name: '甲' }))).errorCode).toBe('freight.name_taken');
    expect((await templates()).list.map(({ name, usual }) => [name, usual])).toEqual([
      ['乙', true],
      ['甲', false],
    ]);
    const remove = (id: string) => mall.call(freightApi.remove, { params: { id } }, { token: tokens.seller });
    expect((await remove(second)).errorCode).toBe('freight.is_usual');
    await assign(['2', '4'], first);
    expect((await remove(first)).errorCode).toBe('freight.in_use');
    const goods = (await mall.call(freightApi.goods, { query: { templateId: first } as never }, { token: tokens.seller })).data;
    expect(goods).toMatchObject({ total: 2, list: [{ goodsId: '4', templateName: '甲' }, { goodsId: '2' }] });
    expect(
      (await mall.call(freightApi.goods, { query: { templateId: 'none', word: 'yjv22-6' } as never }, { token: tokens.seller })).data.total,
    ).toBe(1);
    await assign(['2', '4'], null);
    expect((await remove(first)).code).toBe(200);
    await mall.call(freightApi.change, { params: { id: second }, body: fields({ name: '乙' }) }, { token: tokens.seller });
    expect((await remove(second)).code).toBe(200);
  });

  it('is given to goods or removed, whichever comes first', async () => {
    const { id } = (await add(fields({ name: '赛跑' }))).data;
    const side = { kind: 'seller', memberId: '101', storeId: small.stores.own } as never;
    const [given, gone] = await Promise.all([assign(['2'], id), codeOf(inTransaction(db(), (tx) => removeTemplate(tx, side, id)))]);
    expect([
      [null, 'freight.in_use'],
      ['freight.not_found', 'done'],
    ]).toContainEqual([given.errorCode, gone]);
    await assign(['2'], null);
    await mall.call(freightApi.remove, { params: { id } }, { token: tokens.seller });
  });
});

describe('what the way costs', () => {
  it('is the store’s own freight without a template, and each template once beside it', async () => {
    expect(await freightOf('12', [[2, 5]])).toEqual({ fen: 900, faults: [] });
    const pieces = (await add(fields())).data.id;
    const weight = (
      await add(
        fields({
          name: '按重',
          by: 'weight',
          rows: [
            row({ first: 10_000, firstFee: '20.00', more: 1000, moreFee: '1.50', days: 4 }),
            row({ provinceIds: ['65', '54'], served: false }),
            row({ provinceIds: ['12', '13'], first: 10_000, firstFee: '6.00', more: 1000, moreFee: '0.50', freeFrom: '500.00', days: 1 }),
          ],
        }),
      )
    ).data.id;
    await assign(['4', '6'], pieces);
    await assign(['8'], weight);
    // 12 pieces together: the first 5, and two further portions of 5.
    expect(
      (
        await freightOf('12', [
          [4, 5],
          [6, 7],
        ])
      ).fen,
    ).toBe(1000 + 2 * 400);
    // 25 kg: 10 and 15 further; elsewhere dearer.
    expect((await freightOf('12', [[8, 10]])).fen).toBe(600 + 15 * 50);
    expect((await freightOf('44', [[8, 10]])).fen).toBe(2000 + 15 * 150);
    expect((await freightOf('12', [[8, 50]])).fen).toBe(0);
    expect(
      (
        await freightOf('12', [
          [2, 5],
          [4, 5],
          [6, 7],
          [8, 10],
        ])
      ).fen,
    ).toBe(900 + 1800 + 1350);
    // Another store's line is another order.
    expect(
      (
        await freightOf('12', [
          [2, 5],
          [1, 5],
        ])
      ).fen,
    ).toBe(900);
  });

  it('is refused where nothing is sent to, before ordering and when ordering', async () => {
    expect(
      await freightOf('65', [
        [8, 10],
        [2, 5],
      ]),
    ).toEqual({ fen: 900, faults: [[specOf(8), 'freight.not_served']] });
    await db().pool.query(`update freight_row set province_ids = '{120000}' where sort = 1`);
    expect(await codeOf(place(db(), small.members.buyer, { lines: [{ specId: specOf(8), num: 5 }], shownTotal: '50.40' }))).toBe(
      'freight.not_served',
    );
    await db().pool.query(`update freight_row set province_ids = '{65,54}' where sort = 1`);
  });

  it('is kept with the order, and the days with its lines', async () => {
    const { orderIds } = await place(db(), small.members.buyer, {
      lines: [
        { specId: specOf(8), num: 5 },
        { specId: specOf(2), num: 5 },
      ],
    });
    const { rows } = await db().pool.query(
      `select freight_fen::int as fen, (select array_agg(arrive_days order by spec_id) from order_line where order_id = o.id) as days from shop_order o where id = $1`,
      [orderIds[0]],
    );
    expect(rows).toEqual([{ fen: 900 + 2000 + 3 * 150, days: [null, 7] }]);
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });
});

describe('when it arrives', () => {
  it('is said for the place, with days of the spec and of the way', async () => {
    const { rows } = await db().pool.query(
      `select to_char(now() + interval '4 days', 'YYYY-MM-DD') as near, to_char(now() + interval '7 days', 'YYYY-MM-DD') as far`,
    );
    expect(await arrivals('12', 8)).toMatchObject([
      { served: 1, days: 4, day: rows[0].near, by: 'weight', firstFee: '6.00', freeFrom: '500.00' },
    ]);
    expect(await arrivals('44', 8)).toMatchObject([{ served: 1, days: 7, day: rows[0].far, firstFee: '20.00' }]);
    const [away] = await arrivals('65', 8);
    expect(away).toMatchObject({ served: 0 });
    expect(away).not.toHaveProperty('day');
    // No template: the store's own freight, and no day that nobody promised.
    const [plain] = await arrivals('12', 2);
    expect(plain).toMatchObject({ served: 1, by: 'amount', firstFee: '9.00', freeFrom: '1000.00' });
    expect(plain).not.toHaveProperty('day');
  });

  it('says nothing of what is not sold', async () => {
    await db().pool.query(`update goods set state = 'off' where id = 10`);
    expect((await arrivals('12', 10, 2, 999)).map(({ specId }) => specId)).toEqual([specOf(2)]);
  });
});
