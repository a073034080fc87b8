import { contentApi } from '@mall/contract/content/content.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const titles = async (query: { advKey: string; storeId?: string; zoneId?: string }) =>
  (await mall.call(contentApi.advs, { query })).data.map((one) => one.title);
const below = async (parent: string) => (await mall.call(contentApi.areas, { params: { parent } })).data;
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);

describe('a mall that is not set up yet', () => {
  it('has an empty shell and the name that it comes with', async () => {
    expect((await mall.call(contentApi.pageParts)).data).toEqual({
      footerGroups: [],
      friendLinks: [],
      appCodes: [],
      slogans: [],
      copyright: '',
      records: [],
    });
    expect((await mall.call(contentApi.site)).data).toMatchObject({ name: '能电商城', logoNow: '/media/brand/logo-horizontal.svg' });
    expect((await mall.call(contentApi.hotline)).data).toEqual({ telephoneNumber: '', workingHour: '周一至周五 8:30-17:30' });
  });
});

describe('the shell', () => {
  beforeAll(async () => {
    await run(`insert into site (copyright, records) values ('© {site}', '{津ICP备0号,津公网安备0号}')`);
    await run(
      `insert into setting values ('SITE_NAME', '新能商城'), ('HOTLINE', '400-818-0598'), ('HOTLINE_HOURS', 'daily 9:00-18:00'), ('SITE_MARK', '/media/brand/favicon.svg')`,
    );
    await mall.house.settings.refresh();
    await run(`insert into navigation (id, parent_id, name, url, sort, shown) values
      (1, null, '{"zh":"首页","en":"Home"}', '/', 1, true), (2, null, '{"zh":"专区"}', '/customer', 0, true), (3, 2, '{"zh":"绿色"}', '/green', 1, true), (4, null, '{"zh":"收起"}', '/x', 0, false), (5, 4, '{"zh":"也收起"}', '/y', 0, true)`);
    await run(
      `insert into hot_word (word, url, highlighted, sort) values ('YJV 电缆', '/searchGoodsResult?keyword=YJV', true, 1), ('绝缘手套', null, false, 2)`,
    );
    await run(`insert into page_part (part, group_name, title, subtitle, image, url, sort) values
      ('footer', '{"zh":"购物指南","en":"Guide"}', '{"zh":"注册"}', null, '', '/helpcenterProblem?id=1', 1), ('footer', '{"zh":"支付方式"}', '{"zh":"先款后货"}', null, '', '/p', 2), ('footer', '{"zh":"购物指南","en":"Guide"}', '{"zh":"认证"}', null, '', '/q', 3),
      ('friend', null, '{"zh":"光伏"}', null, '', '/photovoltaic', 1), ('app', null, '{"zh":"手机"}', null, '/app.svg', '', 1), ('slogan', null, '{"zh":"正品"}', '{"zh":"假一赔十"}', 'shield', '', 1)`);
  });

  it('tells name, logos, telephone and hours in the visitor’s language', async () => {
    expect((await mall.call(contentApi.site)).data).toEqual({
      name: '新能商城',
      latinName: 'NENGDIAN MALL',
      // The drawn logo says another name.
      logoNow: '',
      logoDark: '',
      favicon: '/media/brand/favicon.svg',
      channelZone: '2',
    });
    expect((await mall.call(contentApi.hotline)).data).toEqual({ telephoneNumber: '400-818-0598', workingHour: '每天 9:00-18:00' });
    expect((await mall.call(contentApi.hotline, {}, { language: 'en' })).data).toEqual({
      telephoneNumber: '+86 400-818-0598',
      workingHour: 'Every day 9:00-18:00',
    });
  });

  it('hangs the navigation as a tree, without what is hidden and what hangs below it', async () => {
    const { data } = await mall.call(contentApi.navigation, {}, { language: 'en' });
    expect(data.map((one) => [one.name, one.url, one.children.map((child) => child.name)])).toEqual([
      ['专区', '/customer', ['绿色']],
      ['Home', '/', []],
    ]);
  });

  it('tells hot words in their order, an address only where there is one', async () => {
    const { data } = await mall.call(contentApi.hotWords);
    expect(data.map(({ id: _id, ...word }) => word)).toEqual([
      { word: 'YJV 电缆', url: '/searchGoodsResult?keyword=YJV', highlighted: true },
      { word: '绝缘手套', highlighted: false },
    ]);
  });

  it('groups the footer and keeps each part apart, in two statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(contentApi.pageParts, {}, { language: 'en' }));
    expect(statements).toHaveLength(2);
    expect(result.data.footerGroups.map((group) => [group.title, group.links.map((link) => link.title)])).toEqual([
      ['Guide', ['注册', '认证']],
      ['支付方式', ['先款后货']],
    ]);
    expect(result.data.friendLinks).toMatchObject([{ title: '光伏', url: '/photovoltaic' }]);
    expect(result.data.appCodes).toMatchObject([{ title: '手机', image: '/app.svg' }]);
    expect(result.data.slogans).toMatchObject([{ title: '正品', subtitle: '假一赔十', image: 'shield' }]);
    expect(result.data).toMatchObject({ copyright: '© NENGDIAN MALL', records: ['津ICP备0号', '津公网安备0号'] });
    expect((await mall.call(contentApi.pageParts)).data.copyright).toBe('© 新能商城');
    await run(`update site set copyright_abroad = '{"en": "© {site}. All rights reserved"}'`);
    expect((await mall.call(contentApi.pageParts, {}, { language: 'ru' })).data.copyright).toMatch(/^© [A-Z ]+\. All rights reserved$/);
  });
});

describe('pictures', () => {
  beforeAll(async () => {
    await run(`insert into adv (id, adv_key, store_id, zone_id, title, subtitle, image, sort, starts_at, ends_at) values
      (1, 'home_banner', null, null, '{"zh":"二","en":"Two"}', null, '/2.svg', 2, null, null), (2, 'home_banner', null, null, '{"zh":"一"}', '{"zh":"副"}', '/1.svg', 1, now() - interval '1 day', now() + interval '1 day'),
      (3, 'home_banner', null, null, '{"zh":"过期"}', null, '/3.svg', 0, null, now() - interval '1 hour'), (4, 'home_banner', null, null, '{"zh":"未到"}', null, '/4.svg', 0, now() + interval '1 hour', null),
      (5, 'store_banner', 7, null, '{"zh":"店"}', null, '/5.svg', 0, null, null), (6, 'zone_banner', null, 3, '{"zh":"区"}', null, '/6.svg', 0, null, null)`);
    await run(
      `insert into adv_link (adv_id, relation_type, relation_target, type_key_word, link_type, sort) values (2, 'class', '73', '', 'inner', 2), (2, 'page', 'https://example.com', '', 'outer', 1)`,
    );
  });

  it('of a place come in their order while they run, with where they lead, in one statement', async () => {
    const { result, statements } = await countStatements(mall.house.db, () =>
      mall.call(contentApi.advs, { query: { advKey: 'home_banner' } }),
    );
    expect(statements).toHaveLength(1);
    expect(result.data).toEqual([
      {
        id: '2',
        title: '一',
        subtitle: '副',
        image: '/1.svg',
        advLinkConfigDTOList: [
          { relationType: 'page', relationTarget: 'https://example.com', typeKeyWord: '', linkType: 'outer' },
          { relationType: 'class', relationTarget: '73', typeKeyWord: '', linkType: 'inner' },
        ],
      },
      { id: '1', title: '二', subtitle: '', image: '/2.svg', advLinkConfigDTOList: [] },
    ]);
  });

  it('of a store or a zone stand only there', async () => {
    expect(await titles({ advKey: 'store_banner', storeId: '7' })).toEqual(['店']);
    expect(await titles({ advKey: 'store_banner' })).toEqual([]);
    expect(await titles({ advKey: 'zone_banner', zoneId: '3' })).toEqual(['区']);
    expect(await titles({ advKey: 'nowhere' })).toEqual([]);
  });

  it('refuse a place whose name cannot be one', async () => {
    expect((await mall.call(contentApi.advs, { query: { advKey: "x' or 1=1" } })).errorCode).toBe('kernel.bad_input');
    expect((await mall.call(contentApi.advs, { query: { advKey: '' } })).errorCode).toBe('kernel.required');
  });
});

describe('notices and articles', () => {
  beforeAll(async () => {
    await run(
      `insert into article (id, kind, category, title, published_at) select n, 'notice', case when n % 3 = 0 then '规则调整' else '平台公告' end, '公告' || n, '2026-01-01 08:00+08'::timestamptz + n * interval '1 hour' from generate_series(1, 24) n`,
    );
    await run(`insert into article (id, kind, category, title, body, points_price, published_at, sort) values
      (100, 'notice', '平台公告', '草稿', '', 0, null, 0), (101, 'notice', '平台公告', '明天的', '', 0, now() + interval '1 day', 0), (102, 'charge', '', '付费', '<p>secret</p>', 198, now(), 0),
      (103, 'help', '购物指南', '注册', '<p>怎样注册</p>', 0, now(), 1), (104, 'help', '购物指南', '认证', '', 0, now(), 2), (105, 'help', '配送', '运费', '', 0, now(), 1)`);
  });

  it('come newest first, ten a page, with their total, deep pages empty, in two statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(contentApi.noticePage));
    expect(statements).toHaveLength(2);
    expect(result.data.total).toBe(24);
    expect(result.data.list).toHaveLength(10);
    expect(result.data.list[0]).toEqual({ id: '24', type: '规则调整', title: '公告24', summary: '', publishTime: '2026-01-02 08:00:00' });
    expect((await mall.call(contentApi.noticePage, { query: { page: 3 } })).data.list).toHaveLength(4);
    expect((await mall.call(contentApi.noticePage, { query: { page: 9999 } })).data).toEqual({ list: [], total: 24 });
  });

  it('can be asked for by type', async () => {
    expect((await mall.call(contentApi.noticePage, { query: { type: '规则调整' } })).data.total).toBe(8);
  });

  it('are read whole, with their neighbours', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(contentApi.article, { params: { id: '103' } }));
    expect(statements).toHaveLength(3);
    expect(result.data).toMatchObject({ kind: 'help', type: '购物指南', title: '注册', content: '<p>怎样注册</p>' });
    expect(result.data.related.map((one) => one.title)).toEqual(['认证']);
    expect((await mall.call(contentApi.article, { params: { id: '24' } })).data.related).toHaveLength(5);
  });

  it.each(['100', '101', '102', '999', '0', 'x'])('are not found before their day, for points or without being there: %s', async (id) => {
    expect((await mall.call(contentApi.article, { params: { id } })).errorCode).toBe('kernel.not_found');
  });
});

describe('areas', () => {
  beforeAll(() =>
    run(
      `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (11, null, '北京市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true)`,
    ),
  );

  it('hang below each other, provinces below 0', async () => {
    expect(await below('0')).toEqual([
      { id: '11', name: '北京市', leaf: false, parentId: '0' },
      { id: '12', name: '天津市', leaf: false, parentId: '0' },
    ]);
    expect(await below('1201')).toEqual([{ id: '120116', name: '滨海新区', leaf: true, parentId: '1201' }]);
  });

  it.each(['120116', '99', 'abc', '99999999999999999999'])('end below %s', async (parent) => {
    expect(await below(parent)).toEqual([]);
  });
});
