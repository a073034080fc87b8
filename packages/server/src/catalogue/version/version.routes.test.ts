import { deskApi } from '@mall/contract/account/desk.api.ts';
import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { goodsAuditApi } from '@mall/contract/catalogue/goods-audit.api.ts';
import { type DraftSpec, emptyDraft, type GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findBroken } from '../../testing/find-broken.ts';
import { sendFile } from '../../testing/multipart.ts';
import { place, specOf } from '../../testing/order-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { toldMessages } from '../../testing/told-messages.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'colleague' | 'other' | 'finance' | 'operator' | 'second', string>;
const run = async (text: string, values: unknown[] = []) => (await mall.owner.query<Record<string, unknown>>(text, values)).rows;
const as = (who: keyof typeof tokens) => ({ token: tokens[who] });
const six = (zh: string) => JSON.stringify({ zh, en: zh, fra: zh, spa: zh, pt: zh, ru: zh });

const open = async (body: { goodsId?: string; like?: string } = {}, who: keyof typeof tokens = 'seller') =>
  mall.call(goodsVersionApi.open, { body }, as(who));
const draftOf = async (id: string) => (await mall.call(goodsVersionApi.draft, { params: { id } }, as('seller'))).data;
const save = (id: string, revision: number, fields: GoodsDraft, who: keyof typeof tokens = 'seller') =>
  mall.call(goodsVersionApi.save, { params: { id }, body: { revision, fields } }, as(who));
const check = async (id: string) => (await mall.call(goodsVersionApi.check, { params: { id } }, as('seller'))).data.faults;
const handIn = (id: string, revision: number) => mall.call(goodsVersionApi.handIn, { params: { id }, body: { revision } }, as('seller'));
const withdraw = (id: string) => mall.call(goodsVersionApi.withdraw, { params: { id } }, as('seller'));
const waiting = async () => (await mall.call(goodsAuditApi.page, { query: {} as never }, as('operator'))).data.list;
const detail = async (id: string) => (await mall.call(goodsAuditApi.detail, { params: { id } }, as('operator'))).data;
const approve = (id: string, who: 'operator' | 'second' = 'operator') => mall.call(goodsAuditApi.approve, { params: { id } }, as(who));
const giveBack = (id: string, field: string, reason: string, rest = false) =>
  mall.call(goodsAuditApi.giveBack, { params: { id }, body: { faults: [{ field, reason }], rest } }, as('operator'));
const nameOf = async (id: string) => (await run('select name from goods where id = $1', [id]))[0]?.['name'];
const found = async (keyword: string) => (await mall.call(searchApi.goods, { query: { keyword } })).data.goodsVOList;
const foundIds = async (keyword: string) => (await found(keyword)).map((one) => one.goodsId);

/** Opens a draft of goods that are there, changes it and hands it in. */
const change = async (goodsId: string, more: Partial<GoodsDraft>) => {
  const { draftId } = (await open({ goodsId })).data;
  const { fields, revision } = await draftOf(draftId);
  await save(draftId, revision, { ...fields, ...more });
  return handIn(draftId, revision + 1);
};
const versionOf = async (goodsId: string) => (await waiting()).find((one) => one.goodsId === goodsId)?.id ?? '0';

const row = (values: string[], more: Partial<DraftSpec> = {}): DraftSpec => ({
  specId: null,
  values,
  itemNumber: '',
  unit: '',
  packLength: '',
  picture: '',
  price: '88.50',
  stock: '300',
  ...more,
});
const sections = ['3×25', '3×35', '3×50', '3×70', '3×95', '3×120', '3×150', '3×185', '3×240', '3×300', '3×400', '3×630'];
const fresh: GoodsDraft = {
  ...emptyDraft,
  classId: small.classes.control,
  brandId: '1',
  name: '津缆 KVVP 屏蔽控制电缆',
  model: 'KVVP-22',
  unit: '米',
  pictures: ['/media/goods/cable.svg', '/media/goods/other.svg'],
  axes: ['截面'],
  params: { '2': '0.6/1kV' },
  specs: sections.map((section, at) => row([section], { price: String(80 + at), itemNumber: at === 2 ? 'kvvp-0303' : '' })),
  description: '<p>铜芯</p><script>alert(1)</script>',
  priceBreaks: [{ minNum: '10', percent: '95' }],
};

beforeAll(async () => {
  await buildSmallMall(db(), 12);
  await mall.owner.query(
    `select setval(pg_get_serial_sequence('goods', 'id'), 100), setval(pg_get_serial_sequence('spec', 'id'), 2000000), setval(pg_get_serial_sequence('member', 'id'), 200)`,
  );
  await run(
    `insert into attribute (id, class_id, names, facet, in_name, drives_spec, required, sort) values (1, 4, $1, true, true, true, true, 1), (2, 4, $2, true, true, false, true, 2)`,
    [six('截面'), six('额定电压')],
  );
  await run(`insert into attribute_value (attribute_id, value, sort) select 1, v, n from unnest($1::text[]) with ordinality as o (v, n)`, [
    sections,
  ]);
  await run(`insert into attribute_value (attribute_id, value, sort) values (2, '450/750V', 1), (2, '0.6/1kV', 2)`);
  await mall.owner.query(`select setval(pg_get_serial_sequence('attribute_value', 'id'), 100)`);
  const own = { audience: 'seller', storeId: small.stores.own } as const;
  tokens.seller = (await addSignedIn(db(), { id: '101', memberName: '陆衡之', ...own })).token;
  tokens.colleague = (await addSignedIn(db(), { id: '104', memberName: '马文涛', ...own })).token;
  tokens.finance = (await addSignedIn(db(), { id: '103', ...own, roles: ['store_finance'] })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.operator = (await addSignedIn(db(), { id: '105', memberName: '何静', audience: 'operator' })).token;
  tokens.second = (await addSignedIn(db(), { id: '106', memberName: '张毅', audience: 'operator' })).token;
});

describe('a draft', () => {
  it('is kept as typed, right or wrong, and says what is wrong cell by cell', async () => {
    const { draftId } = (await open()).data;
    const typed = { ...fresh, name: '', specs: [row(['3×25'], { price: '询价' }), row(['3×25'], { itemNumber: 'item-2' })], params: {} };
    expect((await save(draftId, 1, typed)).data).toMatchObject({ revision: 2 });
    const kept = await draftOf(draftId);
    expect(kept).toMatchObject({
      goodsId: null,
      before: null,
      cross: false,
      savedBy: '陆衡之',
      fields: { name: '', description: '<p>铜芯</p>' },
    });
    expect(await check(draftId)).toMatchObject([
      { place: 'name', code: 'goods.name_required', message: '请填写商品名' },
      { place: 'specs.0.price', code: 'goods.price_wrong' },
      { place: 'params.2', code: 'goods.value_required' },
      { place: 'specs.1.itemNumber', code: 'goods.item_number_taken' },
    ]);
    expect(await handIn(draftId, 2)).toMatchObject({ errorCode: 'goods.draft_wrong', data: { faults: expect.any(Array) } });
    expect((await run('select count(*)::int as n from goods where state = $1', ['draft']))[0]).toEqual({ n: 0 });
    await mall.call(goodsVersionApi.remove, { params: { id: draftId } }, as('seller'));
    expect((await mall.call(goodsVersionApi.draft, { params: { id: draftId } }, as('seller'))).errorCode).toBe('goods.draft_missing');
  });

  it('tells who saves on an older one whose is newer, and loses nothing', async () => {
    const { draftId } = (await open({ goodsId: '2' })).data;
    expect((await open({ goodsId: '2' }, 'colleague')).data.draftId).toBe(draftId);
    const { fields } = await draftOf(draftId);
    expect((await save(draftId, 1, { ...fields, name: '同事改的名' }, 'colleague')).code).toBe(200);
    expect(await save(draftId, 1, { ...fields, name: '我改的名' })).toMatchObject({
      errorCode: 'goods.draft_older',
      data: { revision: 2, savedBy: '马文涛' },
    });
    expect((await handIn(draftId, 1)).errorCode).toBe('goods.draft_older');
    expect((await draftOf(draftId)).fields.name).toBe('同事改的名');
    await mall.call(goodsVersionApi.remove, { params: { id: draftId } }, as('seller'));
  });

  it('is the store’s own, for who keeps its goods', async () => {
    const { draftId } = (await open()).data;
    const asked = { params: { id: draftId } };
    for (const who of ['other', 'finance'] as const) {
      expect((await mall.call(goodsVersionApi.draft, asked, as(who))).code).not.toBe(200);
      expect((await save(draftId, 1, fresh, who)).code).not.toBe(200);
      expect((await mall.call(goodsVersionApi.remove, asked, as(who))).code).not.toBe(200);
      expect((await open({ goodsId: '2' }, who)).code).not.toBe(200);
      expect((await open({ like: '2' }, who)).code).not.toBe(200);
    }
    expect((await mall.call(goodsVersionApi.draft, asked)).code).not.toBe(200);
    expect((await mall.call(goodsVersionApi.draft, asked, as('operator'))).code).not.toBe(200);
    await mall.call(goodsVersionApi.remove, asked, as('seller'));
  });

  it('of goods like others has no numbers of theirs', async () => {
    const { draftId } = (await open({ like: '4' })).data;
    const { fields, sold } = await draftOf(draftId);
    expect(fields).toMatchObject({ model: 'YJV22-4', specs: [{ specId: null, itemNumber: '' }] });
    expect(sold).toEqual([]);
    await mall.call(goodsVersionApi.remove, { params: { id: draftId } }, as('seller'));
  });
});

describe('new goods', () => {
  let goodsId = '';
  it('wait for the mall where no buyer sees them', async () => {
    const { draftId } = (await open()).data;
    await save(draftId, 1, fresh);
    expect(await check(draftId)).toEqual([]);
    const { data } = await handIn(draftId, 2);
    expect(data).toMatchObject({ waits: true, changed: 0 });
    goodsId = data.goodsId;
    expect(await found('KVVP')).toEqual([]);
    expect(await waiting()).toMatchObject([{ goodsId, name: fresh.name, fresh: true, decision: 'waiting', submittedBy: '陆衡之' }]);
    const desk = await mall.call(deskApi.desk, {}, as('operator'));
    expect(JSON.stringify(desk.data)).toContain('/audits/goods');
    expect((await mall.call(goodsVersionApi.work, { query: { tab: 'waiting' } as never }, as('seller'))).data).toMatchObject({
      tabs: { draft: 0, waiting: 1, rejected: 0 },
      list: [{ goodsId, fresh: true, specCount: 12 }],
    });
    expect((await open({ goodsId })).errorCode).toBe('goods.waiting');
  });

  it('come back with reasons, are mended and not handed in unchanged', async () => {
    expect((await giveBack(await versionOf(goodsId), 'name', '名称堆词')).code).toBe(200);
    expect(await toldMessages(mall.house, '101')).toContainEqual(expect.objectContaining({ code: 'goods.returned' }));
    expect(await toldMessages(mall.house, '103')).toEqual([]);
    const { draftId } = (await open({ goodsId })).data;
    expect(await draftOf(draftId)).toMatchObject({
      last: { decision: 'rejected', faults: [{ field: 'name', reason: '名称堆词' }] },
      fields: { name: fresh.name },
    });
    expect((await handIn(draftId, 1)).errorCode).toBe('goods.unchanged');
    await save(draftId, 1, { ...fresh, name: '津缆 KVVP 控制电缆' });
    expect((await handIn(draftId, 2)).code).toBe(200);
    expect((await giveBack(await versionOf(goodsId), 'name', 'x', true)).errorCode).toBe('goods.never_sold');
  });

  it('are sold once approved, and the third of twelve is found by its plate within five seconds', async () => {
    const id = await versionOf(goodsId);
    expect((await approve(id)).code).toBe(200);
    expect((await approve(id)).errorCode).toBe('goods.version_moved');
    const [third] = await run(
      `select p.id::text, p.name, p.item_number, p.axis_line, p.attribute_line, p.value_ids, p.price_fen::int, k.on_hand, (select price_fen::int from spec_price_break where spec_id = p.id) as step
       from spec p join spec_stock k on k.spec_id = p.id where p.goods_id = $1 and p.sort = 2`,
      [goodsId],
    );
    expect(third).toMatchObject({
      name: '津缆 KVVP 控制电缆 3×50',
      item_number: 'KVVP-0303',
      attribute_line: '3×50 0.6/1kV',
      price_fen: 8200,
      on_hand: 300,
      step: 7790,
    });
    expect(third?.['value_ids']).toHaveLength(1);
    expect((await run('select count(*)::int as n from goods_attribute where goods_id = $1', [goodsId]))[0]).toEqual({ n: 13 });
    await vi.waitFor(async () => expect((await found('KVVP-22 3×50'))[0]).toMatchObject({ goodsId, specId: third?.['id'] }), {
      timeout: 5000,
      interval: 50,
    });
    const placed = await place(db(), small.members.buyer, { lines: [{ specId: String(third?.['id']), num: 1 }] });
    expect(placed).toBeTruthy();
    expect(await findBroken(db())).toEqual([]);
  });

  it('are found by the axes that their store named itself, and by what stands on them', async () => {
    const { draftId } = (await open()).data;
    const specs = ['雾霾蓝', '柠檬黄'].map((colour) => row(['3×25', colour]));
    await save(draftId, 1, { ...fresh, name: '津缆 KVVP-C 控制电缆', model: 'KVVP-C', axes: ['截面', '护套颜色'], specs });
    const { data } = await handIn(draftId, 2);
    expect((await approve(await versionOf(data.goodsId))).code).toBe(200);
    for (const word of ['柠檬黄', '护套颜色', 'KVVP-C 雾霾蓝', '3×25 柠檬黄'])
      await vi.waitFor(async () => expect(await foundIds(word)).toEqual([data.goodsId]), { timeout: 5000, interval: 50 });
    expect(await foundIds('KVVP-C 3×35')).not.toContain(data.goodsId);
  });

  it('keep what an order names when a version leaves it out, and take its new ones', async () => {
    const { draftId } = (await open({ goodsId })).data;
    const { fields } = await draftOf(draftId);
    const specs = [row(['3×800'], { price: '99' }), ...fields.specs.filter(({ values }) => values[0] !== '3×50').toReversed()];
    await save(draftId, 1, { ...fields, specs });
    await handIn(draftId, 2);
    expect((await approve(await versionOf(goodsId))).code).toBe(200);
    const laid = await run(
      'select axis_line, state, item_number, dropped_at is not null as dropped from spec where goods_id = $1 order by sort',
      [goodsId],
    );
    expect(laid).toHaveLength(13);
    expect(laid[0]).toMatchObject({ axis_line: '3×50', state: 'off', dropped: true, item_number: 'KVVP-0303' });
    expect(laid[1]).toMatchObject({ axis_line: '3×800', state: 'on', dropped: false });
    expect((await mall.call(shelfApi.specs, { params: { id: goodsId } }, as('seller'))).data).toHaveLength(12);
    // What the mall approved is a value of the class from now on.
    expect(await run(`select 1 from attribute_value where attribute_id = 1 and value = '3×800'`)).toHaveLength(1);
    expect(await findBroken(db())).toEqual([]);
  });
});

describe('a change of goods that are sold', () => {
  it('waits while the old one sells, and prices and stock of the same sheet hold at once', async () => {
    const { draftId } = (await open({ goodsId: '6' })).data;
    const { fields, sold, before } = await draftOf(draftId);
    expect(before?.version).toMatchObject({ version: 1, submittedBy: '', decision: 'approved' });
    expect(sold).toMatchObject([{ price: '10.06', stock: 60 }]);
    await save(draftId, 1, { ...fields, name: '改名的电缆', specs: fields.specs.map((one) => ({ ...one, price: '12', stock: '44' })) });
    expect((await handIn(draftId, 2)).data).toEqual({ goodsId: '6', waits: true, changed: 1 });
    expect((await mall.call(shelfApi.specs, { params: { id: '6' } }, as('seller'))).data).toMatchObject([{ price: '12.00', stock: 44 }]);
    expect(await nameOf('6')).toBe('交联电缆 YJV22-6');
    const shown = await detail(await versionOf('6'));
    expect(shown).toMatchObject({
      changed: ['name'],
      before: { fields: { name: '交联电缆 YJV22-6' } },
      version: { version: 2, changes: 1 },
    });
    expect((await approve(shown.id)).code).toBe(200);
    expect(await nameOf('6')).toBe('改名的电缆');
    expect((await run('select name, price_fen::int from spec where goods_id = 6'))[0]).toEqual({ name: '改名的电缆', price_fen: 1200 });
    await vi.waitFor(async () => expect((await found('改名的电缆')).map((one) => one.goodsId)).toEqual(['6']), {
      timeout: 5000,
      interval: 50,
    });
    const { data } = await mall.call(goodsVersionApi.versions, { params: { id: '6' }, query: {} as never }, as('seller'));
    expect(data).toMatchObject({ total: 2, list: [{ version: 2, decision: 'approved', submittedBy: '陆衡之' }, { version: 1 }] });
    const query = { from: data.list[1]?.id ?? '', to: data.list[0]?.id ?? '' };
    expect((await mall.call(goodsVersionApi.compare, { query }, as('seller'))).data).toMatchObject({ changed: ['name'] });
    expect((await mall.call(goodsVersionApi.compare, { query }, as('other'))).errorCode).toBe('goods.version_missing');
    expect(await toldMessages(mall.house, '101')).toContainEqual(expect.objectContaining({ code: 'goods.approved' }));
  });

  it('of prices alone waits for nobody, and of nothing is refused', async () => {
    const { fields } = await draftOf((await open({ goodsId: '8' })).data.draftId);
    expect((await change('8', { specs: fields.specs.map((one) => ({ ...one, price: '11.5' })) })).data).toEqual({
      goodsId: '8',
      waits: false,
      changed: 1,
    });
    expect((await change('8', {})).errorCode).toBe('goods.nothing_changed');
    expect((await mall.call(shelfApi.specs, { params: { id: '8' } }, as('seller'))).data).toMatchObject([{ price: '11.50' }]);
  });

  it('of the freight template holds at once and waits for nobody, of new goods too', async () => {
    const way = { served: true, first: 1, firstFee: '8.00', more: 1, moreFee: '0.00', freeFrom: null };
    const template = (name: string, who: 'seller' | 'other') =>
      mall.call(freightApi.add, { body: { name, by: 'pieces', usual: false, rows: [{ ...way, provinceIds: [], days: 3 }] } }, as(who));
    const own = (await template('整盘', 'seller')).data.id;
    const others = (await template('别家', 'other')).data.id;
    const namedBy = async (id: string) => (await run('select freight_template_id::text as id from goods where id = $1', [id]))[0]?.['id'];

    expect((await change('2', { freight: own })).data).toMatchObject({ goodsId: '2', waits: false });
    expect(await namedBy('2')).toBe(own);
    const { draftId } = (await open({ goodsId: '2' })).data;
    const { fields, freight } = await draftOf(draftId);
    expect([freight, fields.freight]).toEqual([own, undefined]);
    await save(draftId, 1, { ...fields, freight: others });
    expect(await check(draftId)).toMatchObject([{ place: 'freight', code: 'freight.not_found' }]);
    await save(draftId, 2, { ...fields, name: '改了名也改运费', freight: '' });
    expect((await handIn(draftId, 3)).data).toMatchObject({ waits: true });
    expect(await namedBy('2')).toBeNull();
    expect((await detail(await versionOf('2'))).changed).toEqual(['name']);

    const copied = (await open({ like: '4' })).data.draftId;
    expect((await draftOf(copied)).fields.freight).toBe('');
    await save(copied, 1, { ...fresh, model: 'KVVP-FR', specs: [row(['3×25'])], freight: own });
    const { goodsId } = (await handIn(copied, 2)).data;
    expect(await namedBy(goodsId)).toBe(own);
    expect(await run(`select fields ? 'freight' as kept from goods_version where goods_id = $1`, [goodsId])).toEqual([{ kept: false }]);
    for (const id of [goodsId, '2']) expect((await approve(await versionOf(id))).code).toBe(200);
    expect([await namedBy(goodsId), await namedBy('2')]).toEqual([own, null]);
  });

  it('is taken back, and approved in part', async () => {
    await change('10', { name: '甲', packing: '木箱' });
    const { draftId } = (await withdraw('10')).data;
    expect((await withdraw('10')).errorCode).toBe('goods.version_moved');
    await handIn(draftId, 1);
    expect((await giveBack(await versionOf('10'), 'name', '名称不对', true)).code).toBe(200);
    expect(await nameOf('10')).toBe('交联电缆 YJV22-10');
    expect((await run('select packing from goods_detail where goods_id = 10'))[0]).toEqual({ packing: '木箱' });
    expect((await mall.call(goodsVersionApi.work, { query: { tab: 'rejected' } as never }, as('seller'))).data.list).toMatchObject([
      { goodsId: '10', faults: [{ field: 'name', reason: '名称不对' }] },
    ]);
    expect((await draftOf((await open({ goodsId: '10' })).data.draftId)).fields).toMatchObject({ name: '甲', packing: '木箱' });
  });

  it('is decided once, whoever comes at the same moment', async () => {
    await change('12', { packing: '纸箱' });
    const id = await versionOf('12');
    const answers = await Promise.all([approve(id), approve(id, 'second'), giveBack(id, 'packing', '不行'), withdraw('12')]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code !== 200).map(({ errorCode }) => errorCode)).toEqual(Array(3).fill('goods.version_moved'));
  });

  it('is handed in once, and what is approved meanwhile is not lost', async () => {
    const { draftId } = (await open({ goodsId: '4' })).data;
    const { fields } = await draftOf(draftId);
    await save(draftId, 1, { ...fields, packing: '托盘' });
    const answers = await Promise.all([handIn(draftId, 2), handIn(draftId, 2), handIn(draftId, 2)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await approve(await versionOf('4'))).code).toBe(200);
    expect((await run('select packing from goods_detail where goods_id = 4'))[0]).toEqual({ packing: '托盘' });
  });

  it('is looked at by the mall itself first', async () => {
    await change('8', {
      name: '全网最低价 电缆 电缆',
      classId: small.classes.control,
      params: { '2': '0.6/1kV' },
      axes: ['截面'],
      specs: [{ specId: '1000008', values: ['9×9'], itemNumber: 'ITEM-8', unit: '', packLength: '', picture: '' }],
      certificates: ['型式试验报告'],
    });
    const { checks } = await detail(await versionOf('8'));
    const facts = Object.fromEntries(checks.map(({ check: name, tone, facts: said }) => [name, [tone, ...said]]));
    expect(facts).toMatchObject({
      words: ['bad', '全网最低', '最低价'],
      nameStuffed: ['warn', '电缆'],
      classMoved: ['warn', small.classes.breaker],
      values: ['warn', '截面 9×9'],
      papers: ['warn', '型式试验报告'],
      texts: ['ok'],
    });
  });
});

describe('the mall', () => {
  it('takes goods from a shelf, and only the mall gives them back', async () => {
    const bar = (id: string) => mall.call(goodsAuditApi.bar, { params: { id }, body: { reason: '证书过期' } }, as('operator'));
    const putOn = () => mall.call(shelfApi.putOn, { body: { goodsIds: ['2'] } }, as('seller'));
    expect((await mall.call(goodsAuditApi.bar, { params: { id: '2' }, body: { reason: 'x' } }, as('seller'))).code).not.toBe(200);
    expect((await bar('2')).code).toBe(200);
    expect((await bar('2')).errorCode).toBe('goods.moved');
    expect(await putOn()).toMatchObject({ errorCode: 'goods.taken_off', msg: expect.stringContaining('证书过期') });
    const { data } = await mall.call(goodsAuditApi.goods, { query: { state: 'barred' } as never }, as('operator'));
    expect(data.list).toMatchObject([{ goodsId: '2', stateReason: '证书过期' }]);
    expect(await toldMessages(mall.house, '101')).toContainEqual(expect.objectContaining({ code: 'goods.barred' }));
    await mall.call(goodsAuditApi.unbar, { params: { id: '2' }, body: { reason: '已换证' } }, as('operator'));
    expect((await putOn()).code).toBe(200);
  });
});

const picture = (side: number) => createCanvas(side, side).encode('png');
const send = async (side: number, who: keyof typeof tokens = 'seller') =>
  ((await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: await picture(side), ...as(who) })).data as { url: string }).url;
const shrink = (url: string, who: keyof typeof tokens = 'seller') => mall.call(goodsVersionApi.picture, { body: { url } }, as(who));

describe('pictures', () => {
  it('are made in three sizes, large enough, and of the store itself', async () => {
    const url = await send(900);
    expect((await shrink(url)).data).toEqual({ url, width: 900, height: 900 });
    expect((await shrink(url, 'other')).errorCode).toBe('goods.picture_unknown');
    expect(await shrink(await send(240))).toMatchObject({ errorCode: 'goods.picture_small' });
    const raw = await send(900, 'colleague');
    const theirs = await send(900, 'other');
    await shrink(theirs, 'other');
    const { draftId } = (await open({ goodsId: '2' })).data;
    const { fields, revision } = await draftOf(draftId);
    await save(draftId, revision, { ...fields, pictures: [url, raw, theirs, ...fields.pictures] });
    expect(await check(draftId)).toMatchObject([
      { place: 'pictures.1', code: 'goods.picture_unknown' },
      { place: 'pictures.2', code: 'goods.picture_unknown' },
    ]);
    await save(draftId, revision + 1, { ...fields, pictures: [url] });
    await handIn(draftId, revision + 2);
    const key = url.slice('/uploads/'.length);
    expect((await run('select audience from upload where key = $1', [key]))[0]).toEqual({ audience: 'store' });
    await approve(await versionOf('2'));
    expect((await run('select audience from upload where key = $1', [key]))[0]).toEqual({ audience: 'public' });
    expect((await run('select picture from spec where goods_id = 2'))[0]).toEqual({ picture: url });
    const small400 = await mall.app.fastify.inject({ url: `${url}?s=400` });
    expect([small400.statusCode, small400.headers['content-type']]).toEqual([200, 'image/webp']);
    const whole = await mall.app.fastify.inject({ url });
    expect(whole.headers['content-type']).toBe('image/png');
    expect(specOf(2)).toBe('1000002');
  });
});

it('asks for what the mall’s people say of an attribute, and nothing else', async () => {
  const { draftId } = (await open()).data;
  let revision = 1;
  const faultsOf = async (more: Partial<GoodsDraft>) => {
    await save(draftId, revision++, { ...fresh, name: '问参数', specs: [row(['3×25'])], ...more });
    return (await check(draftId)).map(({ place: at, message }) => `${at} ${message}`);
  };
  expect(await faultsOf({})).toEqual([]);
  expect(await faultsOf({ params: {}, axes: [] })).toEqual(['axes 规格表要有“截面”', 'params.2 请填写此参数']);
  expect(await faultsOf({ params: { '2': '99kV' } })).toEqual(['params.2 请从可选值里选']);
  await run(`update attribute set required = false where class_id = 4; update attribute set kind = 'number', unit = 'kV' where id = 2`);
  expect(await faultsOf({ params: {}, axes: [], specs: [row([])] })).toEqual([]);
  expect([await faultsOf({ params: { '2': '99kV' } }), await faultsOf({ params: { '2': '高' } })]).toEqual([[], ['params.2 请填数值']]);
  await run(`update attribute set kind = 'number', unit = 'mm²' where id = 1`);
  expect(await faultsOf({ specs: [row(['3×25']), row(['粗']), row(['25mm²'])] })).toEqual(['specs.1.values.0 请填数值和单位，如 10mm²']);
  await run(`update attribute set kind = 'many', unit = '' where id = 2`);
  expect(await faultsOf({ params: { '2': '450/750V、0.6/1kV' } })).toEqual([]);
  await run(`update attribute set required = true, kind = 'choice', unit = '' where class_id = 4`);
  expect((await mall.call(goodsVersionApi.remove, { params: { id: draftId } }, as('seller'))).code).toBe(200);
});

it('tells the editor what a class asks for', async () => {
  const { data } = await mall.call(goodsVersionApi.classParts, { params: { id: small.classes.control } }, as('seller'));
  expect(data.parameters).toMatchObject([
    { name: '截面', drivesSpec: true, required: true, kind: 'choice' },
    { name: '额定电压', required: true, inName: true },
  ]);
  expect(data.brands).toEqual([{ id: '1', name: '津缆' }]);
  expect((await mall.call(goodsVersionApi.classes, {}, as('seller'))).data.classes.filter(({ level }) => level === 3)).toHaveLength(2);
});
