import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import type { ZoneRule } from '@mall/contract/catalogue/zone-office.rules.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { counterSteps } from '../../testing/counter-steps.ts';
import { buildSmallMall, small, tokenOf } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';
import { whileWaiting } from '../../testing/while-waiting.ts';

const mall = testApp();
const counter = counterSteps(mall);
let as: { token: string };
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const words = (zh: string) => ({ zh, en: zh, fra: zh, spa: zh, pt: zh, ru: zh });
const { big, shut } = small.zones;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 20);
  await run(`select nextval(pg_get_serial_sequence('member', 'id')) from generate_series(1, 100)`);
  const { mobile } = await addMember(mall.house.db, { audience: 'operator' });
  as = await counter.enrol(mobile);
});

it('a zone is dressed, opened and shut', async () => {
  const body = {
    names: words('电网专区'),
    welcome: words('欢迎您'),
    skin: { brand: '#1d4e89' },
    banner: '/media/banners/a.svg',
    logo: '',
    open: true,
  };
  expect((await mall.call(zoneOfficeApi.save, { params: { id: shut }, body }, as)).code).toBe(200);
  const row = (await mall.call(zoneOfficeApi.list, {}, as)).data.find(({ id }) => id === shut);
  expect(row).toMatchObject({ names: { zh: '电网专区' }, skin: { brand: '#1d4e89' }, open: true, goodsCount: 0 });
  expect((await mall.call(catalogueApi.zoneHead, { query: { zoneId: shut } })).data.name).toBe('电网专区');
  const wrong = { ...body, skin: { brand: 'url(x)' } };
  expect((await mall.call(zoneOfficeApi.save, { params: { id: shut }, body: wrong }, as)).code).not.toBe(200);
});

it('shows the goods that its rules take in, in lists and search, at once', async () => {
  const save = (rules: ZoneRule[]) => mall.call(zoneOfficeApi.saveRules, { params: { id: big }, body: { rules } }, as);
  expect(
    (
      await save([
        { kind: 'class', target: '4' },
        { kind: 'goods', target: '2' },
      ])
    ).data,
  ).toEqual({ goodsCount: 11 });
  expect((await mall.call(zoneOfficeApi.rules, { params: { id: big } }, as)).data).toEqual([
    { kind: 'class', target: '4', name: '控制电缆' },
    { kind: 'goods', target: '2', name: '交联电缆 YJV22-2' },
  ]);
  expect((await mall.call(catalogueApi.zoneRecommendPage, { query: { zoneId: big } })).data.total).toBe(11);
  await vi.waitFor(async () => expect((await mall.call(searchApi.zoneGoods, { query: { zoneId: big } })).data.totalCount).toBe(11), {
    timeout: 5000,
  });
  expect((await save([{ kind: 'brand', target: '77' }])).errorCode).toBe('class_office.target_unknown');
  expect((await save([{ kind: 'source', target: 'self' }])).data).toEqual({ goodsCount: 10 });
});

it('is a company’s while it is in it, and no company is in two', async () => {
  const zoneOf = async () =>
    (await mall.call(catalogueApi.navigationIndex, { query: {} }, { token: await tokenOf(mall.house.db, small.members.bigBuyer) })).data
      .navigationIndexDTO?.id;
  expect(await zoneOf()).toBe(big);
  expect((await mall.call(zoneOfficeApi.companies, { params: { id: big }, query: {} }, as)).data.list).toMatchObject([
    { id: small.company, people: 1, prices: 0 },
  ]);
  const add = (id: string, companyId: string) => mall.call(zoneOfficeApi.addCompany, { params: { id }, body: { companyId } }, as);
  expect((await add(shut, small.company)).errorCode).toBe('class_office.company_elsewhere');
  expect((await mall.call(zoneOfficeApi.removeCompany, { params: { id: big, companyId: small.company } }, as)).code).toBe(200);
  expect(await zoneOf()).toBeUndefined();
  expect((await add(shut, '99')).errorCode).toBe('class_office.company_unknown');
  expect((await add(shut, small.company)).code).toBe(200);
  expect((await mall.call(zoneOfficeApi.prices, { params: { id: shut }, query: {} }, as)).data).toEqual({ list: [], total: 0 });
});

it('takes a company once, however often it is clicked', async () => {
  const add = () => mall.call(zoneOfficeApi.addCompany, { params: { id: big }, body: { companyId: small.company } }, as);
  await run(`delete from zone_company`);
  const told = await whileWaiting(mall.house.db, {
    hold: (tx) => tx.execute(sql`select from company where id = ${small.company} for update`),
    come: add,
    change: (tx) => tx.execute(sql`insert into zone_company (company_id, zone_id) values (${small.company}, ${shut})`),
  });
  expect(told.errorCode).toBe('class_office.company_elsewhere');
});

it('has prices of its own, by row or by sheet, that hold at once for its people alone, and remembers them', async () => {
  await run(`update zone set open = true where id = $1`, [shut]);
  const [buyer, stranger] = await Promise.all(
    [small.members.bigBuyer, small.members.buyer].map(async (id) => ({ token: await tokenOf(mall.house.db, id) })),
  );
  const lay = (rows: { itemNumber: string; price: string }[]) =>
    mall.call(zoneOfficeApi.setPrices, { params: { id: shut }, body: { rows, reason: '年度协议' } }, as);
  const faults = await lay([
    { itemNumber: 'item-2', price: '9.5' },
    { itemNumber: 'ITEM-2', price: '9' },
    { itemNumber: 'ITEM-1', price: '9' },
    { itemNumber: 'ITEM-4', price: '11' },
    { itemNumber: 'NO-1', price: '9' },
  ]);
  expect(faults.data).toEqual({
    changed: 0,
    faults: [
      { row: 1, code: 'twice' },
      { row: 2, code: 'notOwn' },
      { row: 3, code: 'high' },
      { row: 4, code: 'unknown' },
    ],
  });
  expect((await run(`select from zone_price`)).rowCount).toBe(0);
  expect((await lay([{ itemNumber: 'ITEM-2', price: '-1' }])).errorCode).toBe('class_office.price_wrong');
  const sheet = [
    { itemNumber: 'ITEM-2', price: '9.5' },
    { itemNumber: 'ITEM-4', price: '9' },
  ];
  expect((await lay(sheet)).data).toEqual({ changed: 2, faults: [] });
  expect((await lay(sheet)).data).toEqual({ changed: 0, faults: [] });
  const inList = async (who: { token: string } | undefined) =>
    (await mall.call(searchApi.goods, { query: { keyword: 'YJV22-2' } }, who)).data.goodsVOList.find(({ goodsId }) => goodsId === '2')
      ?.specSellPrice;
  const onPage = async (who: { token: string } | undefined) =>
    (await mall.call(goodsDetailsApi.details, { query: { goodsId: '2' } }, who)).data.agreedPrices;
  const inCart = async (who: { token: string } | undefined) => JSON.stringify((await mall.call(cartApi.list, {}, who)).data);
  for (const who of [buyer, stranger]) await mall.call(cartApi.add, { body: { specId: '1000002', num: 5 } }, who);
  expect([await inList(buyer), await inList(stranger), await inList(undefined)]).toEqual(['9.50', '10.02', '10.02']);
  expect([await onPage(buyer), await onPage(stranger)]).toEqual([
    [{ specId: '1000002', price: '9.50', left: 1_000_000, contractSn: '' }],
    undefined,
  ]);
  expect(await inCart(buyer)).toContain('"9.50"');
  expect(await inCart(stranger)).not.toContain('"9.50"');
  expect((await mall.call(zoneOfficeApi.ownPrices, { params: { id: shut }, query: { word: 'ITEM-2' } }, as)).data).toMatchObject({
    list: [{ specId: '1000002', price: '10.02', own: '9.50' }],
    total: 1,
  });
  expect((await lay([{ itemNumber: 'ITEM-2', price: '' }])).data.changed).toBe(1);
  expect([await inList(buyer), await onPage(buyer)]).toEqual(['10.02', undefined]);
  expect((await mall.call(zoneOfficeApi.priceChanges, { params: { id: shut }, query: {} }, as)).data).toMatchObject({
    list: [
      { itemNumber: 'ITEM-2', before: '9.50', after: null, reason: '年度协议' },
      { itemNumber: 'ITEM-4', before: null, after: '9.00' },
      { itemNumber: 'ITEM-2', before: null, after: '9.50' },
    ],
    total: 3,
  });
});
