import { operatorAfterSaleApi, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const { buyer, stranger } = small.members;
type Signed = { token: string };
let seller: Signed;
let other: Signed;
let operator: Signed;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 1000);
  seller = await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own });
  other = await addSignedIn(db, { id: '102', audience: 'seller', storeId: small.stores.third });
  operator = await addSignedIn(db, { id: '103', audience: 'operator' });
  await apply(db, buyer, await placeDone(db, buyer), { num: 2 });
  const soon = await apply(db, stranger, await placeDone(db, stranger), { type: 1 });
  await db.pool.query("update after_sale set due_at = now() + interval '3 hours' where id = $1", [soon]);
});

const numbers = (rows: string[][], column: number) => rows.slice(1).map((row) => row[column]);
const ofStore = (body: object, { token }: Signed = seller) =>
  exportedRows(mall, mall.call(sellerAfterSaleApi.export, { body: body as never }, { token }), token);
const ofMall = (body: object, { token }: Signed = operator) =>
  exportedRows(mall, mall.call(operatorAfterSaleApi.export, { body: body as never }, { token }), token);

it.each(['answer', 'all'] as const)('a store’s after-sales as a sheet are those of the tab %s, in its order', async (tab) => {
  const { list } = (await mall.call(sellerAfterSaleApi.page, { query: { tab } }, seller)).data;
  expect(numbers(await ofStore({ tab }), 0)).toEqual(list.map(({ aftersaleSn }) => aftersaleSn));
  expect(list).toHaveLength(2);
});

it('they are narrowed as the list is, and another store has none of them', async () => {
  expect(await ofStore({ type: '1' })).toHaveLength(2);
  expect(await ofStore({ word: '%' })).toEqual([['download.none']]);
  expect(await ofStore({}, other)).toEqual([['download.none']]);
  expect(await ofStore({}, operator)).toEqual([['kernel.no_permission']]);
});

it('the mall’s name the store as well', async () => {
  const rows = await ofMall({ tab: 'others' });
  expect(rows[0]?.slice(0, 2)).toEqual(['店铺', '售后单号']);
  const { list } = (await mall.call(operatorAfterSaleApi.page, { query: { tab: 'others' } }, operator)).data;
  expect(numbers(rows, 1)).toEqual(list.map(({ aftersaleSn }) => aftersaleSn));
  expect(await ofMall({ tab: 'decide' })).toEqual([['download.none']]);
  expect(await ofMall({}, seller)).toEqual([['kernel.no_permission']]);
});
