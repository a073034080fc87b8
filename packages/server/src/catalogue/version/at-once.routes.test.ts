import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { goodsAuditApi } from '@mall/contract/catalogue/goods-audit.api.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { shelfGoodsApi } from '@mall/contract/catalogue/shelf-goods.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'operator', string>;
const run = async (text: string, values: unknown[] = []) => (await mall.owner.query<Record<string, unknown>>(text, values)).rows;
const as = (who: keyof typeof tokens = 'seller') => ({ token: tokens[who] });
const six = (zh: string) => JSON.stringify({ zh, en: zh, fra: zh, spa: zh, pt: zh, ru: zh });

const open = async (body: { goodsId?: string; like?: string } = {}) => mall.call(goodsVersionApi.open, { body }, as());
const draftOf = async (id: string) => (await mall.call(goodsVersionApi.draft, { params: { id } }, as())).data;
const save = (id: string, revision: number, fields: GoodsDraft) =>
  mall.call(goodsVersionApi.save, { params: { id }, body: { revision, fields } }, as());
const check = async (id: string) => (await mall.call(goodsVersionApi.check, { params: { id } }, as())).data.faults;
const handIn = (id: string, revision: number) => mall.call(goodsVersionApi.handIn, { params: { id }, body: { revision } }, as());
const approve = (id: string) => mall.call(goodsAuditApi.approve, { params: { id } }, as('operator'));
const waiting = async (goodsId: string) =>
  (await run('select id::text from goods_version where goods_id = $1 and decision is null', [goodsId]))[0]?.['id'] as string;
const shelfOf = async (goodsId: string) => (await run('select store_class_id::text as id from goods where id = $1', [goodsId]))[0]?.['id'];
const sort = (goodsIds: string[], shelfId: string | null) => mall.call(shelfGoodsApi.sort, { body: { goodsIds, shelfId } }, as());
const page = async (query: object = {}) => (await mall.call(shelfApi.page, { query: query as never }, as())).data;
const changeSpecs = (specs: object[]) => mall.call(shelfApi.change, { body: { specs } as never }, as());

beforeAll(async () => {
  await buildSmallMall(db(), 12);
  await run(
    `select setval(pg_get_serial_sequence('goods', 'id'), 100), setval(pg_get_serial_sequence('spec', 'id'), 2000000), setval(pg_get_serial_sequence('member', 'id'), 200)`,
  );
  await run(
    `insert into spec (id, goods_id, price_fen, item_number, name, axis, axis_line, picture, sort) values (1500006, 6, 2006, 'ITEM-6B', '交联电缆 YJV22-6 4×240', '{"截面": "4×240"}', '4×240', '/media/goods/cable.svg', 1)`,
  );
  await run(`insert into spec_stock (spec_id, on_hand) values (1500006, 50)`);
  await run(`update spec set axis = '{"截面": "3×50"}' where goods_id = 6 and id <> 1500006`);
  await run(`insert into store_class (id, store_id, name, shown) values (71, $1, '新品', true), (72, $1, '撤下的', false)`, [
    small.stores.own,
  ]);
  tokens.seller = (await addSignedIn(db(), { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  tokens.operator = (await addSignedIn(db(), { id: '105', audience: 'operator' })).token;
});

describe('the shelf of goods', () => {
  it('holds at once, is in no version, and an approval does not set it back', async () => {
    const { draftId } = (await open({ goodsId: '2' })).data;
    const { fields } = await draftOf(draftId);
    expect(fields.storeClassId).toBeUndefined();
    await save(draftId, 1, { ...fields, name: '换了名字的电缆', storeClassId: '71' });
    expect((await handIn(draftId, 2)).data).toMatchObject({ waits: true });
    expect(await shelfOf('2')).toBe('71');
    expect(await run(`select fields ? 'storeClassId' as kept from goods_version where goods_id = 2`)).not.toContainEqual({ kept: true });
    expect((await sort(['2'], null)).code).toBe(200);
    const version = await waiting('2');
    expect((await mall.call(goodsAuditApi.detail, { params: { id: version } }, as('operator'))).data.changed).toEqual(['name']);
    expect((await approve(version)).code).toBe(200);
    expect(await shelfOf('2')).toBeNull();
  });

  it('is refused by one code where it was taken down or is nobody’s', async () => {
    for (const storeClassId of ['72', '999', 'x']) {
      const { draftId } = (await open({ goodsId: '4' })).data;
      const { fields, revision } = await draftOf(draftId);
      await save(draftId, revision, { ...fields, storeClassId });
      expect(await check(draftId)).toMatchObject([{ place: 'storeClassId', code: 'store.shelf_unknown' }]);
    }
    expect((await sort(['4'], '72')).errorCode).toBe('store.shelf_unknown');
    expect((await mall.call(goodsVersionApi.classes, {}, as())).data.shelves.map(({ id }) => id)).not.toContain('72');
  });

  it('of new goods is theirs when they are handed in, and goes along where goods are drawn like others', async () => {
    await sort(['8'], '71');
    const { draftId } = (await open({ like: '8' })).data;
    const { fields } = await draftOf(draftId);
    expect(fields.storeClassId).toBe('71');
    await save(draftId, 1, { ...fields, name: '像八号的新电缆', specs: fields.specs.map((row) => ({ ...row, price: '9', stock: '3' })) });
    const { data } = await handIn(draftId, 2);
    expect(await shelfOf(data.goodsId)).toBe('71');
    expect(
      (await draftOf((await mall.call(goodsVersionApi.withdraw, { params: { id: data.goodsId } }, as())).data.draftId)).storeClassId,
    ).toBe('71');
  });
});

const lay = (type: 4 | 5) =>
  run(
    `with a as (insert into activity (activity_type, names, starts_at, ends_at) values ($1, $2, now() - interval '1 hour', now() + interval '1 hour') returning id),
     p as (insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) select 5, a.id, 1500006, 1000, now() - interval '1 hour', now() + interval '1 hour' from a where $1 = 5)
     insert into group_buy (id, spec_id, state, least_buyers, total, price_fen) select a.id, 1500006, 'running', 2, 10, 1000 from a where $1 = 4`,
    [type, six('冬季抢购')],
  );
const drop = () => run(`with g as (delete from group_buy), p as (delete from activity_price) delete from activity`);

describe('a spec that was promised to an activity', () => {
  it.each([4, 5] as const)('is neither switched off nor taken away before that ends (%i)', async (type) => {
    await lay(type);
    expect(await changeSpecs([{ specId: '1500006', on: false }])).toMatchObject({
      errorCode: 'goods.spec_promised',
      msg: expect.stringContaining('冬季抢购'),
    });
    expect(await mall.call(shelfApi.takeOff, { body: { goodsIds: ['4', '6'] } }, as())).toMatchObject({ errorCode: 'goods.spec_promised' });
    expect(await run(`select state from goods where id in (4, 6)`)).toEqual([{ state: 'on' }, { state: 'on' }]);
    const { draftId } = (await open({ goodsId: '6' })).data;
    const { fields, revision } = await draftOf(draftId);
    const without = fields.specs.filter(({ specId }) => specId !== '1500006');
    await save(draftId, revision, { ...fields, specs: without });
    expect(await check(draftId)).toMatchObject([
      { place: 'specs', code: 'goods.spec_promised', message: expect.stringContaining('4×240') },
    ]);
    await save(draftId, revision + 1, {
      ...fields,
      specs: fields.specs.map((row) => (row.specId === '1500006' ? { ...row, on: false } : row)),
    });
    expect(await check(draftId)).toMatchObject([{ place: expect.stringMatching(/^specs\.\d\.on$/), code: 'goods.spec_promised' }]);
    await drop();
    await save(draftId, revision + 2, { ...fields, specs: without });
    expect((await handIn(draftId, revision + 3)).data).toMatchObject({ waits: true });
    await lay(type);
    const version = await waiting('6');
    expect((await approve(version)).errorCode).toBe('goods.spec_promised');
    expect(await waiting('6')).toBe(version);
    await drop();
    await mall.call(goodsVersionApi.withdraw, { params: { id: '6' } }, as());
    await run('delete from goods_draft where goods_id = 6');
  });
});

it('a spec whose activity is being laid is not taken away beside it, and the mall bars goods with one all the same', async () => {
  const { draftId } = (await open({ goodsId: '6' })).data;
  const { fields, revision } = await draftOf(draftId);
  await save(draftId, revision, { ...fields, specs: fields.specs.filter(({ specId }) => specId !== '1500006') });
  await handIn(draftId, revision + 1);
  const version = await waiting('6');
  const layer = await mall.owner.connect();
  await layer.query('begin');
  await layer.query('select from spec where id = 1500006 for no key update');
  await layer.query(
    `with a as (insert into activity (activity_type, names, starts_at, ends_at) values (5, $1, now(), now() + interval '1 hour') returning id)
     insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) select 5, a.id, 1500006, 1000, now(), now() + interval '1 hour' from a`,
    [six('秋季限购')],
  );
  const approving = approve(version);
  await expect
    .poll(() => run(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`), { timeout: 10_000 })
    .not.toEqual([]);
  await layer.query('commit');
  layer.release();
  expect((await approving).errorCode).toBe('goods.spec_promised');
  expect(await run('select state, dropped_at from spec where id = 1500006')).toEqual([{ state: 'on', dropped_at: null }]);
  const bar = { params: { id: '6' }, body: { reason: '证书过期' } };
  expect((await mall.call(goodsAuditApi.bar, bar, as('operator'))).code).toBe(200);
  await mall.call(goodsAuditApi.unbar, bar, as('operator'));
  expect((await mall.call(shelfApi.putOn, { body: { goodsIds: ['6'] } }, as())).code).toBe(200);
  await drop();
  await mall.call(goodsVersionApi.withdraw, { params: { id: '6' } }, as());
  await run('delete from goods_draft where goods_id = 6');
});

it('several values of a parameter are kept without empty ones, and a sign alone says none', async () => {
  await run(
    `insert into attribute (id, class_id, names, kind, facet, in_name, drives_spec, required, sort) values (52, 3, $1, 'many', true, false, false, true, 9)`,
    [six('认证')],
  );
  await run(`insert into attribute_value (attribute_id, value, sort) values (52, 'CCC', 1), (52, 'CE', 2)`);
  const like = (await open({ like: '4' })).data.draftId;
  const copied = (await draftOf(like)).fields;
  await save(like, 1, { ...copied, specs: copied.specs.map((row) => ({ ...row, price: '9', stock: '3' })), params: { 52: '、' } });
  expect(await check(like)).toMatchObject([{ place: 'params.52', code: 'goods.value_required' }]);
  const { draftId } = (await open({ goodsId: '4' })).data;
  const { fields, revision } = await draftOf(draftId);
  await save(draftId, revision, { ...fields, storeClassId: '', params: { 52: 'CCC、、CE、' } });
  expect((await handIn(draftId, revision + 1)).code).toBe(200);
  const version = await waiting('4');
  expect(await run(`select fields -> 'params' as params from goods_version where id = $1`, [version])).toEqual([
    { params: { 52: 'CCC、CE' } },
  ]);
  // As one that waited before this was asked.
  await run(`update goods_version set fields = jsonb_set(fields, '{params,52}', '"CCC、、CE"') where id = $1`, [version]);
  expect((await approve(version)).code).toBe(200);
  expect(await run(`select value from attribute_value where attribute_id = 52 order by sort`)).toEqual([{ value: 'CCC' }, { value: 'CE' }]);
  await run(`update attribute set required = false where id = 52`);
});

it('a version that breaks a rule of today is refused with that rule, whole or in part', async () => {
  const { draftId } = (await open({ goodsId: '8' })).data;
  const { fields, revision } = await draftOf(draftId);
  await save(draftId, revision, { ...fields, name: '改名的八号' });
  await handIn(draftId, revision + 1);
  const version = await waiting('8');
  const says = (unit: string) =>
    run(`update goods_version set fields = jsonb_set(fields, '{unit}', to_jsonb($2::text)) where id = $1`, [version, unit]);
  const giveBack = (rest: boolean) =>
    mall.call(
      goodsAuditApi.giveBack,
      { params: { id: version }, body: { faults: [{ field: 'unit', reason: '单位不对' }], rest } },
      as('operator'),
    );
  await says('延米');
  expect(await approve(version)).toMatchObject({ errorCode: 'goods.version_outdated', msg: expect.stringContaining('单位') });
  await says('米');
  await run(`update goods set unit = '延米' where id = 8`);
  expect((await giveBack(true)).errorCode).toBe('goods.version_outdated');
  expect((await giveBack(false)).code).toBe(200);
  await run(`update goods set unit = $1 where id = 8`, [fields.unit]);
});

it('a step that was set while a larger least quantity waited is asked against it', async () => {
  const { draftId } = (await open({ goodsId: '2' })).data;
  const { fields, revision } = await draftOf(draftId);
  await save(draftId, revision, { ...fields, moq: '150' });
  await handIn(draftId, revision + 1);
  expect((await changeSpecs([{ specId: '1000002', step: 120 }])).code).toBe(200);
  const version = await waiting('2');
  expect(await approve(version)).toMatchObject({ errorCode: 'goods.moq_step', data: { specId: '1000002' } });
  await changeSpecs([{ specId: '1000002', step: null }]);
  expect((await approve(version)).code).toBe(200);
});

it('what a spec is sold with on an axis of numbers stays, and is a number where it is changed', async () => {
  await run(
    `insert into attribute (id, class_id, names, kind, unit, facet, in_name, drives_spec, sort) values (53, 3, $1, 'number', 'mm²', true, false, true, 8)`,
    [six('截面')],
  );
  const { draftId } = (await open({ goodsId: '6' })).data;
  const { fields, revision } = await draftOf(draftId);
  const saying = (value: string) => ({
    ...fields,
    specs: fields.specs.map((row) => (row.specId === '1500006' ? { ...row, values: [value] } : row)),
  });
  await save(draftId, revision, saying('大'));
  expect(await check(draftId)).toMatchObject([{ place: expect.stringMatching(/^specs\.\d\.values\.0$/), code: 'goods.axis_number' }]);
  await save(draftId, revision + 1, saying('240mm²'));
  expect(await check(draftId)).toEqual([]);
  await save(draftId, revision + 2, saying('4×240'));
  expect(await check(draftId)).toEqual([]);
  await run('delete from goods_draft where goods_id = 6');
  await run('delete from attribute where id = 53');
});

it('no order is larger than can be bought at a time', async () => {
  expect(await changeSpecs([{ specId: '1500006', moq: 150, step: 120 }])).toMatchObject({
    errorCode: 'goods.moq_step',
    msg: expect.stringContaining('240'),
  });
  expect((await changeSpecs([{ specId: '1500006', moq: 120, step: 60 }])).code).toBe(200);
  expect((await changeSpecs([{ specId: '1500006', step: 180 }])).code).toBe(200);
  expect((await changeSpecs([{ specId: '1500006', moq: 190 }])).errorCode).toBe('goods.moq_step');
});

it('a price break keeps the percent that was typed, however cheap the piece and however often its price changes', async () => {
  await changeSpecs([{ specId: '1000010', price: '0.50' }]);
  const { draftId } = (await open({ goodsId: '10' })).data;
  const { fields } = await draftOf(draftId);
  await save(draftId, 1, { ...fields, priceBreaks: [{ minNum: '10', percent: '95' }] });
  await handIn(draftId, 2);
  await approve(await waiting('10'));
  for (const price of ['0.07', '0.01', '0.33']) await changeSpecs([{ specId: '1000010', price }]);
  const next = await draftOf((await open({ goodsId: '10' })).data.draftId);
  expect(next.fields.priceBreaks).toEqual([{ minNum: '10', percent: '95' }]);
  expect(await run('select price_fen::int as fen from spec_price_break where spec_id = 1000010')).toEqual([{ fen: 31 }]);
});

it('stock and prices are said of each unit apart, and specs are counted of what is on sale', async () => {
  await run(`update spec set unit = '盘' where id = 1500006`);
  const [found] = (await page({ word: 'ITEM-6B' })).list;
  expect(found?.units).toMatchObject([{ unit: found?.unit }, { unit: '盘', priceLow: '20.06', priceHigh: '20.06' }]);
  expect(found?.units.reduce((sum, { stock }) => sum + stock, 0)).toBe(found?.stock);
  const { specCount } = await page();
  await run(`update goods set state = 'off' where id = 6`);
  expect((await page()).specCount).toBe(specCount - 2);
  await run(`update goods set state = 'on' where id = 6`);
  await run(`update spec set unit = null where id = 1500006`);
});

it('what waits is counted as it is read, and what is read as one comes back as one', async () => {
  const { draftId } = (await open({ goodsId: '12' })).data;
  const { fields } = await draftOf(draftId);
  await save(draftId, 1, { ...fields, packing: '木箱', moq: '3', taxRate: '9' });
  await handIn(draftId, 2);
  const id = await waiting('12');
  const shown = (await mall.call(goodsAuditApi.detail, { params: { id } }, as('operator'))).data;
  expect(shown.changed.toSorted()).toEqual(['packing', 'unit']);
  const { list } = (await mall.call(goodsAuditApi.page, { query: {} as never }, as('operator'))).data;
  expect(list.find((row) => row.id === id)?.changes).toBe(2);
  const body = { faults: [{ field: 'unit', reason: '起订量太大' }], rest: true };
  expect((await mall.call(goodsAuditApi.giveBack, { params: { id }, body }, as('operator'))).code).toBe(200);
  expect(await run('select g.moq, g.tax_rate, d.packing from goods g join goods_detail d on d.goods_id = g.id where g.id = 12')).toEqual([
    { moq: Number(fields.moq), tax_rate: Number(fields.taxRate), packing: '木箱' },
  ]);
});

it('specs that were dropped are counted, found and priced nowhere', async () => {
  await run(`update spec set dropped_at = now(), state = 'off', price_fen = 9900000 where id = 1500006`);
  const own = await page({ word: '6' });
  expect(own.list.find(({ goodsId }) => goodsId === '6')?.specCount).toBe(1);
  expect((await page({ word: 'ITEM-6B' })).total).toBe(0);
  expect((await page({ priceMin: '90000.00' })).total).toBe(0);
  expect(own.specCount).toBe(own.list.reduce((sum, { specCount }) => sum + specCount, 0));
  const { list } = (await mall.call(freightApi.goods, { query: {} as never }, as())).data;
  expect(list.find(({ goodsId }) => goodsId === '6')?.specCount).toBe(1);
});

it('a store begins so many goods, and so many new ones wait', async () => {
  await run(
    `insert into goods_draft (store_id, member_id, fields) select $1, 101, fields from (select fields from goods_draft limit 1) d, generate_series(1, 500)`,
    [small.stores.own],
  );
  expect((await open()).errorCode).toBe('goods.draft_many');
  await run('delete from goods_draft where goods_id is null');
  await run(
    `with made as (insert into goods (first_gc_id, second_gc_id, gc_id, brand_id, store_id, price_fen, source, state, spu_code, name, unit)
       select first_gc_id, second_gc_id, gc_id, brand_id, store_id, 1, source, 'draft', 'NEW' || n, '新' || n, '米' from goods, generate_series(1, 5000) n where id = 2 returning id)
     insert into goods_version (goods_id, version, member_id, fields) select id, 1, 101, '{}' from made`,
  );
  const { draftId } = (await open({ like: '8' })).data;
  const { fields } = await draftOf(draftId);
  await save(draftId, 1, { ...fields, name: '再来一件', specs: fields.specs.map((row) => ({ ...row, price: '9', stock: '3' })) });
  expect(await handIn(draftId, 2)).toMatchObject({ errorCode: 'goods.new_many', msg: expect.stringContaining('5000') });
});
