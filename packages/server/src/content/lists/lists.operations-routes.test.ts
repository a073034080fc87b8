import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { advOperationsApi } from '@mall/contract/content/adv-operations.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import type { EntryKind, SaveEntry } from '@mall/contract/content/entry.rules.ts';
import { blockOperationsApi, entryOperationsApi, siteOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/db.ts';
import { buildSmallMall } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { layFirstFacts } from '../lay-first-facts.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '600' });
let token: string;

beforeAll(async () => {
  await buildSmallMall(mall.house.db);
  await mall.owner.query(
    `select setval(pg_get_serial_sequence('member', 'id'), 1000), setval(pg_get_serial_sequence('adv', 'id'), 1000), setval(pg_get_serial_sequence('floor', 'id'), 1000)`,
  );
  await inTransaction(mall.house.db, (tx) => layFirstFacts(tx, 2026));
  ({ token } = await addSignedIn(mall.house.db, { audience: 'operator', memberName: '叶望舒', roles: ['mall_content'] }));
});

const entry = (kind: EntryKind, zh: string, more: Partial<SaveEntry> = {}): SaveEntry => ({
  kind,
  name: { ...noText, zh },
  subtitle: { ...noText },
  group: { ...noText },
  image: '',
  url: '',
  highlighted: false,
  shown: true,
  parentId: null,
  ...more,
});
const add = (body: SaveEntry) => mall.call(entryOperationsApi.add, { body }, { token });
const save = (id: string, body: SaveEntry) => mall.call(entryOperationsApi.save, { params: { id }, body }, { token });
const names = async (kind: EntryKind) =>
  (await mall.call(entryOperationsApi.list, { query: { kind } }, { token })).data.map(({ name }) => name.zh);

describe('the short lists of every page', () => {
  it('navigation: in its order, below the first level, shown or not', async () => {
    const { id: first } = (await add(entry('navigation', '首页', { url: '/' }))).data;
    const { id: second } = (await add(entry('navigation', '秒杀', { url: '/seckillZone' }))).data;
    const below = await add(entry('navigation', '领券', { url: '/couponCenter', parentId: second }));
    expect((await add(entry('navigation', '第三级', { url: '/', parentId: below.data.id }))).errorCode).toBe('content.nest_wrong');
    expect((await save(second, entry('navigation', '秒杀', { url: '/seckillZone', parentId: first }))).errorCode).toBe(
      'content.nest_wrong',
    );
    const seen = async (language = 'zh') =>
      (await mall.call(contentApi.navigation, {}, { language })).data.map(({ name, children }) => [
        name,
        ...children.map((child) => child.name),
      ]);
    expect(await seen()).toEqual([['首页'], ['秒杀', '领券']]);
    await mall.call(entryOperationsApi.order, { body: { kind: 'navigation', ids: [second] } }, { token });
    expect(await seen()).toEqual([['秒杀', '领券'], ['首页']]);
    await save(first, entry('navigation', '首页', { url: '/', name: { ...noText, zh: '首页', ru: 'Главная' } }));
    expect(await seen('ru')).toEqual([['秒杀', '领券'], ['Главная']]);
    await save(first, entry('navigation', '首页', { url: '/', shown: false }));
    expect(await seen()).toEqual([['秒杀', '领券']]);
    await mall.call(entryOperationsApi.remove, { params: { id: second }, body: { kind: 'navigation' } }, { token });
    expect(await names('navigation')).toEqual(['首页']);
  });

  it('hot words: once each, highlighted, with an address or without', async () => {
    expect((await add(entry('hotWord', '断路器', { highlighted: true }))).errorCode).toBe(null);
    expect((await add(entry('hotWord', '断路器'))).errorCode).toBe('content.word_taken');
    expect((await add(entry('hotWord', '一'.repeat(21)))).errorCode).toBe('content.word_long');
    expect((await add(entry('hotWord', '坏', { url: 'javascript:alert(1)' }))).errorCode).toBe('content.address_wrong');
    expect((await mall.call(contentApi.hotWords)).data).toMatchObject([{ word: '断路器', highlighted: true }]);
  });

  it('the foot of the page: groups, friends, codes and slogans', async () => {
    expect((await add(entry('footer', '怎样下单', { url: '/helpCenter' }))).errorCode).toBe('content.group_missing');
    expect((await add(entry('slogan', '正品'))).errorCode).toBe('content.picture_missing');
    expect((await add(entry('friend', '能源局'))).errorCode).toBe('content.address_wrong');
    const { id } = (await add(entry('footer', '怎样下单', { url: '/helpCenter', group: { ...noText, zh: '指南' } }))).data;
    await add(entry('friend', '能源局', { url: 'https://www.nea.gov.cn' }));
    await add(entry('slogan', '正品', { image: '/media/brand/a.webp', subtitle: { ...noText, zh: '假一赔十' } }));
    const record = { ...noText, zh: '津ICP备1号' };
    await mall.call(siteOperationsApi.saveText, { body: { copyright: { ...noText, zh: '© {site}' }, records: [record] } }, { token });
    expect((await mall.call(siteOperationsApi.text, {}, { token })).data.records).toEqual([record]);
    const foot = async (language: 'en' | 'ru' | 'fra') => {
      const { copyright, records } = (await mall.call(contentApi.pageParts, {}, { language })).data;
      return [copyright.replace(/[A-Z ]{5,}/, '·'), ...records];
    };
    expect(await foot('ru')).toEqual(['©·', '津ICP备1号']);
    const written = { copyright: { ...noText, zh: '© {site}', en: '© us', ru: '© мы' }, records: [{ ...record, en: 'ICP 1' }] };
    await mall.call(siteOperationsApi.saveText, { body: written }, { token });
    expect([await foot('en'), await foot('ru'), await foot('fra')]).toEqual([
      ['© us', 'ICP 1'],
      ['© мы', 'ICP 1'],
      ['© us', 'ICP 1'],
    ]);
    expect((await mall.call(contentApi.pageParts)).data).toMatchObject({
      footerGroups: [{ title: '指南', links: [{ title: '怎样下单' }] }],
      friendLinks: [{ title: '能源局' }],
      slogans: [{ title: '正品', subtitle: '假一赔十' }],
      records: ['津ICP备1号'],
    });
    // Another kind's number is nobody's.
    expect((await save(id, entry('friend', '改', { url: '/' }))).errorCode).toBe('kernel.not_found');
  });

  it('blocks of classes carry their picture, on the page where they stand', async () => {
    const adv = await mall.call(
      advOperationsApi.add,
      {
        body: {
          advKey: 'class_block',
          storeId: null,
          zoneId: null,
          title: { ...noText, zh: '低压' },
          subtitle: { ...noText },
          image: '/media/banners/a.webp',
          shown: true,
          startsDate: null,
          endsDate: null,
          links: [],
        },
      },
      { token },
    );
    const block = {
      zoneId: null,
      parentId: null,
      name: { ...noText, zh: '低压电器' },
      classId: null,
      image: '',
      showType: 1 as const,
      advId: adv.data.id,
      shown: true,
    };
    const { id } = (await mall.call(blockOperationsApi.add, { body: block }, { token })).data;
    const below = await mall.call(blockOperationsApi.add, { body: { ...block, parentId: id, advId: null } }, { token });
    expect((await mall.call(blockOperationsApi.add, { body: { ...block, parentId: below.data.id } }, { token })).errorCode).toBe(
      'content.nest_wrong',
    );
    const seen = async () => (await mall.call(catalogueApi.customClasses, { query: {} })).data;
    expect(await seen()).toMatchObject([{ name: '低压电器', advDTO: { title: '低压' }, children: [{ name: '低压电器' }] }]);
    await mall.call(blockOperationsApi.save, { params: { id }, body: { ...block, shown: false } }, { token });
    expect(await seen()).toEqual([]);
    await mall.call(blockOperationsApi.order, { body: { ids: [id] } }, { token });
    expect((await mall.call(blockOperationsApi.list, { query: {} }, { token })).data.map(({ advTitle }) => advTitle)).toEqual(['低压', '']);
    expect((await mall.call(blockOperationsApi.remove, { params: { id } }, { token })).errorCode).toBe(null);
  });

  it('areas: three levels, a number once', async () => {
    const area = (body: { id: string; parentId: string | null; name: string }) => mall.call(siteOperationsApi.addArea, { body }, { token });
    expect((await area({ id: '990000', parentId: null, name: '新省' })).errorCode).toBe(null);
    expect((await area({ id: '990000', parentId: null, name: '新省' })).errorCode).toBe('content.area_wrong');
    expect((await area({ id: '990100', parentId: '990000', name: '新市' })).errorCode).toBe(null);
    expect((await area({ id: '990101', parentId: '123456789012', name: '无' })).errorCode).toBe('content.area_wrong');
    const saveArea = (id: string, name: string, shown: boolean) =>
      mall.call(siteOperationsApi.saveArea, { params: { id }, body: { name, shown } }, { token });
    const offered = async () => (await mall.call(contentApi.areas, { params: { parent: '990000' } })).data.map(({ name }) => name);
    await saveArea('990100', '改名市', true);
    expect((await mall.call(contentApi.areas, { params: { parent: '990000' } })).data).toMatchObject([{ name: '改名市', leaf: true }]);
    expect((await mall.call(contentApi.areas, { params: { parent: '0' } })).data.find(({ id }) => id === '990000')?.leaf).toBe(false);
    await area({ id: '990200', parentId: '990000', name: '后市' });
    await mall.call(siteOperationsApi.orderAreas, { body: { parentId: '990000', ids: ['990200', '990100'] } }, { token });
    expect(await offered()).toEqual(['后市', '改名市']);
    expect((await saveArea('990100', '改名市', false)).errorCode).toBe(null);
    expect((await saveArea('990199', '无', false)).errorCode).toBe('kernel.not_found');
    expect(await offered()).toEqual(['后市']);
    const kept = await mall.call(siteOperationsApi.areas, { query: { parentId: '990000' } }, { token });
    expect(kept.data.map(({ name, shown }) => [name, shown])).toEqual([
      ['后市', true],
      ['改名市', false],
    ]);
  });

  it('areas go where nothing names them', async () => {
    const remove = async (id: string) => (await mall.call(siteOperationsApi.removeArea, { params: { id } }, { token })).errorCode;
    await mall.house.db.pool.query(
      `insert into company (id, name, unified_code, province_id) values (9900, '在此', '91110000000000010X', 990100)`,
    );
    expect(await remove('990000')).toBe('content.area_used');
    expect(await remove('990100')).toBe('content.area_used');
    const [company, store] = ['company_version', 'store_application_version'];
    await mall.house.db.pool.query(`
      insert into company_version (company_id, version, member_id, fields) values (9900, 1, 1, '{"name":"在此","provinceId":"990000","cityId":"990200","districtId":"990200"}');
      insert into store_application (id, member_id) values (9900, 1);
      insert into store_application_version (application_id, version, member_id, fields) values (9900, 1, 1, '{"provinceId":"990000","cityId":"990200","districtId":"990200"}')`);
    for (const table of [company, store]) {
      expect(await remove('990200')).toBe('content.area_used');
      await mall.house.db.pool.query(`update ${table} set decision = 'withdrawn', decided_at = now()`);
    }
    expect(await remove('990200')).toBe(null);
    expect(await remove('990200')).toBe('kernel.not_found');
    await mall.house.db.pool.query(`delete from company_version`);
    await mall.house.db.pool.query(`delete from company where province_id = 990100`);
    expect(await remove('990100')).toBe(null);
    expect((await mall.call(siteOperationsApi.areas, { query: {} }, { token })).data.find(({ id }) => id === '990000')?.leaf).toBe(true);
    await mall.house.db.pool.query(`
      insert into freight_template (id, store_id, name, charged_by) values (990, 1, '在此', 'pieces');
      insert into freight_row (template_id, sort, province_ids, served, first_num, first_fen, more_num, more_fen, days) values (990, 1, '{990000}', true, 1, 0, 1, 0, 1)`);
    expect(await remove('990000')).toBe('content.area_used');
  });
});

const picture = (advKey: string, zh: string) => ({
  advKey,
  storeId: null,
  zoneId: null,
  title: { ...noText, zh },
  subtitle: { ...noText },
  image: '/media/banners/a.webp',
  shown: true,
  startsDate: null,
  endsDate: null,
  links: [{ relationType: 'activity' as const, relationTarget: '', typeKeyWord: 'coupon', linkType: 'inner' as const }],
});
const put = (advKey: string, zh: string) => mall.call(advOperationsApi.add, { body: picture(advKey, zh) }, { token });

describe('pictures', () => {
  it('stand in their place; those of a page’s layout are changed there', async () => {
    expect((await put('home_banner', '横幅')).errorCode).toBe('content.adv_of_layout');
    const { id } = (await put('login_banner', '登录')).data;
    const { id: other } = (await put('login_banner', '第二张')).data;
    const seen = async () => (await mall.call(contentApi.advs, { query: { advKey: 'login_banner' } })).data.map(({ title }) => title);
    await mall.call(advOperationsApi.order, { body: { ids: [other, id] } }, { token });
    expect(await seen()).toEqual(['第二张', '登录']);
    const { advKey: _key, storeId: _store, zoneId: _zone, ...fields } = picture('', '登录');
    await mall.call(advOperationsApi.save, { params: { id }, body: { ...fields, shown: false } }, { token });
    expect(await seen()).toEqual(['第二张']);
    const rows = (await mall.call(advOperationsApi.page, { query: { advKey: 'login_banner' } }, { token })).data.list;
    expect(rows.map(({ id: row, running }) => [row, running])).toEqual([
      [other, true],
      [id, false],
    ]);
    expect((await mall.call(advOperationsApi.keys, {}, { token })).data).toContainEqual({ advKey: 'login_banner', count: 2 });
    await mall.call(advOperationsApi.remove, { params: { id: other } }, { token });
    expect(await seen()).toEqual([]);
  });

  it('of campaigns have a key of their own, and the newest is shown where none is named', async () => {
    await put('campaign_spring', '春季');
    await put('campaign_summer', '夏季');
    expect((await put('campaign_spring', '又一个')).errorCode).toBe('content.key_taken');
    const campaign = async (query: { advKey?: string }) => (await mall.call(contentApi.campaign, { query })).data?.title;
    expect([await campaign({}), await campaign({ advKey: 'campaign_spring' }), await campaign({ advKey: 'campaign_none' })]).toEqual([
      '夏季',
      '春季',
      undefined,
    ]);
    const { list } = (await mall.call(advOperationsApi.page, { query: { of: 'campaign', word: '春' } }, { token })).data;
    expect(list.map(({ advKey }) => advKey)).toEqual(['campaign_spring']);
  });
});
