import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import type { LayoutContent, LayoutFloor } from '@mall/contract/content/layout.rules.ts';
import { layoutOperationsApi } from '@mall/contract/content/layout-operations.api.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { runDueLayouts } from './run-due-layouts.ts';

// Kept long: what is seen at once was told.
const mall = testApp({ PAGE_CACHE_SECONDS: '600' });
let editor: string;
let colleague: string;
let service: string;

const floor = (zh: string, more: Partial<LayoutFloor> = {}): LayoutFloor => ({
  floorStyle: 4,
  title: { ...noText, zh },
  subtitle: { ...noText },
  image: '',
  actionType: 'none',
  actionParams: {},
  shown: true,
  startsDate: null,
  endsDate: null,
  goods: [{ part: 'main', groupNo: 0, goodsId: '1', caption: '' }],
  links: [],
  ...more,
});
const content = (...floors: LayoutFloor[]): LayoutContent => ({ floors, advs: [] });

beforeAll(async () => {
  await buildSmallMall(mall.house.db);
  await mall.owner.query(
    `select setval(pg_get_serial_sequence('member', 'id'), 1000), setval(pg_get_serial_sequence('adv', 'id'), 1000), setval(pg_get_serial_sequence('floor', 'id'), 1000)`,
  );
  ({ token: editor } = await addSignedIn(mall.house.db, { audience: 'operator', memberName: '叶望舒', roles: ['mall_content'] }));
  ({ token: colleague } = await addSignedIn(mall.house.db, { audience: 'operator', memberName: '张毅', roles: ['mall_content'] }));
  ({ token: service } = await addSignedIn(mall.house.db, { audience: 'operator', memberName: '季允舟', roles: ['mall_service'] }));
});
beforeEach(async () => {
  await mall.house.db.pool.query(`delete from layout_version; delete from layout_draft; delete from floor; delete from adv;
    insert into floor (floor_style, title, sort) values (4, '{"zh":"原来的楼层"}', 1);
    insert into floor_goods (floor_id, place, goods_id) select id, 0, 1 from floor; update page_change set version = version + 1`);
  await mall.house.pages.refresh();
});

const draft = async (query: { zoneId?: string } = {}) => (await mall.call(layoutOperationsApi.draft, { query }, { token: editor })).data;
const save = (body: { zoneId?: string; revision: number; content: LayoutContent }, token = editor) =>
  mall.call(layoutOperationsApi.save, { body }, { token });
const publish = (revision: number, zoneId?: string) =>
  mall.call(layoutOperationsApi.publish, { body: { revision, note: '试', ...(zoneId && { zoneId }) } }, { token: editor });
const schedule = (revision: number, at: string) =>
  mall.call(layoutOperationsApi.schedule, { body: { revision, note: '', at } }, { token: editor });
const shown = async (zoneId?: string) =>
  (await mall.call(catalogueApi.floors, { query: zoneId ? { zoneId } : {} })).data.map(({ title }) => title);
const versions = async () => (await mall.call(layoutOperationsApi.versions, { query: {} }, { token: editor })).data.list;
const later = async (span: string) =>
  (await mall.house.db.pool.query(`select to_char(now() + $1::interval, 'YYYY-MM-DD HH24:MI:SS') as at`, [span])).rows[0].at as string;

const asked = async (advs: LayoutContent['advs']) => (await save({ revision: 0, content: { floors: [], advs } })).errorCode;

const saved = async (more: Partial<LayoutFloor>) => {
  const { errorCode, msg } = await save({ revision: 0, content: content(floor('楼层', more)) });
  return [errorCode, msg] as const;
};
const refused = async (more: Partial<LayoutFloor>) => (await saved(more))[0];
const goodsIn = (part: 'main' | 'hero' | 'kit', groupNo: number, count: number) =>
  Array.from({ length: count }, () => ({ part, groupNo, goodsId: '1', caption: '' }));

describe('the layout of a page', () => {
  it('is edited as a draft that nobody but operators sees, and live once it is published', async () => {
    expect(await draft()).toMatchObject({ revision: 0, changes: 0, live: null, content: { floors: [{ title: { zh: '原来的楼层' } }] } });
    expect(await shown()).toEqual(['原来的楼层']);
    expect((await save({ revision: 0, content: content(floor('新楼层'), floor('不显示', { shown: false })) })).data.revision).toBe(1);
    expect(await shown()).toEqual(['原来的楼层']);
    expect(await draft()).toMatchObject({ revision: 1, changes: 2, savedBy: '叶望舒' });
    const seen = await mall.call(catalogueApi.draftFloors, { query: {} }, { token: editor });
    expect(seen.data.map(({ title, shown: on }) => [title, on])).toEqual([
      ['新楼层', true],
      ['不显示', false],
    ]);
    expect((await publish(1)).data).toEqual({ version: 2 });
    expect(await shown()).toEqual(['新楼层']);
    expect(await draft()).toMatchObject({ revision: 0, changes: 0, live: { version: 2, madeBy: '叶望舒' } });
  });

  it('goes back to an earlier version, the one from before versions were kept, too', async () => {
    await save({ revision: 0, content: content(floor('新楼层')) });
    await publish(1);
    const [, first] = await versions();
    expect(first).toMatchObject({ version: 1, state: 'past', madeBy: '' });
    const undo = () => mall.call(layoutOperationsApi.undo, { params: { id: first?.id ?? '' } }, { token: editor });
    expect((await undo()).data).toEqual({ version: 3 });
    expect(await shown()).toEqual(['原来的楼层']);
    expect((await versions()).map(({ version, state }) => [version, state])).toEqual([
      [3, 'live'],
      [2, 'past'],
      [1, 'past'],
    ]);
  });

  it('tells of two who edit the second that the first has saved', async () => {
    await save({ revision: 0, content: content(floor('甲')) });
    const late = await save({ revision: 0, content: content(floor('乙')) }, colleague);
    expect([late.errorCode, late.msg]).toEqual(['content.draft_changed', expect.stringContaining('叶望舒')]);
    expect((await save({ revision: 1, content: content(floor('乙')) }, colleague)).data.revision).toBe(2);
    expect((await publish(1)).errorCode).toBe('content.draft_changed');
    expect((await draft()).content.floors[0]?.title.zh).toBe('乙');
    await mall.call(layoutOperationsApi.drop, { body: {} }, { token: editor });
    expect((await publish(2)).errorCode).toBe('content.version_gone');
  });

  it('is not published where nothing is other', async () => {
    await save({ revision: 0, content: (await draft()).content });
    expect((await publish(1)).errorCode).toBe('content.nothing_changed');
    expect((await draft()).revision).toBe(1);
  });

  it('is live at its moment by the clock, or taken back into the draft before it', async () => {
    await save({ revision: 0, content: content(floor('双十二')) });
    expect((await schedule(1, await later('-1 minute'))).errorCode).toBe('content.moment_past');
    expect((await schedule(1, '2026-02-30 10:00:00')).errorCode).not.toBe(null);
    expect((await schedule(1, await later('1 hour'))).data.version).toBe(2);
    const [waits] = (await draft()).scheduled;
    const cancel = () => mall.call(layoutOperationsApi.cancel, { params: { id: waits?.id ?? '' } }, { token: editor });
    expect((await cancel()).errorCode).toBe(null);
    expect((await cancel()).errorCode).toBe('content.version_gone');
    expect(await draft()).toMatchObject({ revision: 1, scheduled: [], content: { floors: [{ title: { zh: '双十二' } }] } });
    await schedule(1, await later('1 hour'));
    expect(await runDueLayouts(mall.house)).toBe(0);
    await mall.house.db.pool.query(`update layout_version set due_at = now() where state = 'scheduled'`);
    expect(await runDueLayouts(mall.house)).toBe(1);
    await mall.house.pages.refresh();
    expect(await shown()).toEqual(['双十二']);
  });

  it('brings at its moment what it changes, and overwrites nothing that somebody changed since', async () => {
    await save({ revision: 0, content: content(floor('甲'), floor('乙')) });
    await publish(1);
    const due = async () => {
      await mall.house.db.pool.query(`update layout_version set due_at = now() where state = 'scheduled'`);
      await runDueLayouts(mall.house);
      await mall.house.pages.refresh();
    };
    // Another floor was changed meanwhile: both hold.
    await save({ revision: 0, content: content(floor('甲'), floor('双十二')) });
    await schedule(1, await later('1 hour'));
    await save({ revision: 0, content: content(floor('甲改'), floor('乙')) });
    await publish(1);
    expect((await draft()).scheduled).toMatchObject([{ version: 3, clashes: false }]);
    await due();
    expect(await shown()).toEqual(['甲改', '双十二']);
    expect((await draft()).content.floors.map(({ title }) => title.zh)).toEqual(['甲改', '双十二']);
    // The same floor was: what is live stays, and who made the version hears it.
    await save({ revision: 0, content: content(floor('甲改'), floor('双旦')) });
    await schedule(1, await later('1 hour'));
    await save({ revision: 0, content: content(floor('甲改'), floor('修正')) });
    await publish(1);
    expect((await draft()).scheduled).toMatchObject([{ version: 5, state: 'scheduled', clashes: true }]);
    await due();
    expect(await shown()).toEqual(['甲改', '修正']);
    const [held] = (await draft()).scheduled;
    expect(held).toMatchObject({ version: 5, state: 'held', clashes: true });
    const told = await mall.house.db.pool.query(`select payload from news where name = 'content.layout_held'`);
    expect(told.rows).toMatchObject([{ payload: { page: '首页', zoneId: '', version: 5, live: 6 } }]);
    const lay = () => mall.call(layoutOperationsApi.undo, { params: { id: held?.id ?? '' } }, { token: editor });
    expect((await lay()).data).toEqual({ version: 7 });
    expect(await shown()).toEqual(['甲改', '双旦']);
    expect((await draft()).scheduled).toEqual([]);
  });

  it('shows a floor within its days alone', async () => {
    const [soon, past] = [await later('1 hour'), await later('-1 hour')];
    await save({
      revision: 0,
      content: content(
        floor('还没开始', { startsDate: soon }),
        floor('已经结束', { endsDate: past }),
        floor('正在', { startsDate: past, endsDate: soon }),
      ),
    });
    await publish(1);
    expect(await shown()).toEqual(['正在']);
    const wrong = await save({ revision: 0, content: content(floor('反了', { startsDate: soon, endsDate: past })) });
    expect(wrong.errorCode).toBe('content.span_wrong');
  });

  it('carries the pictures of its own places, and leads nowhere dangerous', async () => {
    const link = { relationType: 'page' as const, relationTarget: '/seckillZone', typeKeyWord: '', linkType: 'inner' as const };
    const adv = {
      advKey: 'home_banner' as const,
      title: { ...noText, zh: '横幅' },
      subtitle: { ...noText },
      image: '/media/banners/a.webp',
      shown: true,
      startsDate: null,
      endsDate: null,
      links: [{ ...link, area: { left: 1, top: 2, width: 30, height: 40 } }],
    };
    expect(await asked([{ ...adv, links: [{ ...link, relationTarget: 'javascript:alert(1)' }] }])).toBe('content.link_wrong');
    const activity = { ...link, relationType: 'activity' as const, relationTarget: '', typeKeyWord: 'constructor' };
    expect(await asked([{ ...adv, links: [activity] }])).toBe('content.link_wrong');
    expect(await refused({ links: [{ part: 'head', groupNo: 0, title: adv.title, subtitle: adv.subtitle, image: '', ...activity }] })).toBe(
      'content.link_wrong',
    );
    expect(await asked([{ ...adv, image: 'https://elsewhere.example/a.png' }])).toBe('content.picture_unknown');
    expect(await asked([{ ...adv, advKey: 'zone_banner' }])).toBe('content.key_wrong');
    expect(await asked([{ ...adv, image: `/uploads/${'0'.repeat(32)}` }])).toBe('content.upload_unknown');
    expect(await asked([adv])).toBe(null);
    const seen = { query: { advKey: 'home_banner' } };
    expect((await mall.call(contentApi.advs, seen)).data).toEqual([]);
    expect((await mall.call(contentApi.draftAdvs, seen)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(contentApi.draftAdvs, seen, { token: editor })).data).toMatchObject([{ title: '横幅' }]);
    await publish(1);
    expect((await mall.call(contentApi.advs, seen)).data).toMatchObject([
      { title: '横幅', advLinkConfigDTOList: [{ area: { left: 1, height: 40 } }] },
    ]);
    expect((await draft()).content.advs).toEqual([adv]);
  });

  it('holds in a floor what its style shows, and leads from its head to something that is there', async () => {
    expect(await refused({ goods: goodsIn('main', 0, 11) })).toBe('content.floor_full');
    expect(await refused({ goods: goodsIn('hero', 0, 1) })).toBe('content.floor_full');
    expect(await refused({ floorStyle: 3, goods: goodsIn('kit', 4, 1) })).toBe('content.floor_full');
    expect(await refused({ actionType: 'page', actionParams: { url: 'javascript:alert(1)' } })).toBe('content.link_wrong');
    expect(await refused({ actionType: 'page', actionParams: { url: '//elsewhere.example' } })).toBe('content.link_wrong');
    expect(await refused({ actionType: 'zone', actionParams: {} })).toBe('content.link_wrong');
    expect(await refused({ actionType: 'keyword', actionParams: { keyword: ' ' } })).toBe('content.link_wrong');
    expect(await saved({ actionType: 'zone', actionParams: { zoneId: '999' } })).toEqual([
      'content.target_gone',
      '“楼层”的链接指向不存在的编号 999',
    ]);
    const words = { ...noText, zh: '去看看' };
    const to = (relationType: 'goods' | 'store' | 'article' | 'brand' | 'class') => ({
      links: [
        {
          part: 'more' as const,
          groupNo: 0,
          title: words,
          subtitle: { ...noText },
          image: '',
          relationType,
          relationTarget: '9999',
          typeKeyWord: '',
          linkType: 'inner' as const,
        },
      ],
    });
    for (const kind of ['goods', 'store', 'article', 'brand', 'class'] as const)
      expect(await saved(to(kind))).toEqual(['content.target_gone', '“楼层 · 去看看”的链接指向不存在的编号 9999']);
    expect(await refused({ floorStyle: 3, goods: [1, 2, 3].flatMap((kit) => goodsIn('kit', kit, 3)) })).toBe(null);
  });

  it('is a zone’s own, where there is such a zone', async () => {
    const zoneId = small.zones.big;
    await save({ zoneId, revision: 0, content: content(floor('专区楼层')) });
    await publish(1, zoneId);
    expect([await shown(zoneId), await shown()]).toEqual([['专区楼层'], ['原来的楼层']]);
    expect((await save({ zoneId: '99999', revision: 0, content: content() })).errorCode).toBe('kernel.not_found');
  });

  it('is kept by who may, and names goods that are gone', async () => {
    expect((await mall.call(layoutOperationsApi.draft, { query: {} }, { token: service })).errorCode).not.toBe(null);
    await mall.house.db.pool.query(`update goods set state = 'off' where id = 2`);
    const goods = (query: object) => mall.call(layoutGoodsApi.goods, { query }, { token: editor });
    expect((await goods({ ids: '1,2' })).data.map(({ goodsId, onSale }) => [goodsId, onSale])).toEqual(
      expect.arrayContaining([
        ['1', true],
        ['2', false],
      ]),
    );
    expect((await goods({ word: '' })).data.some(({ goodsId }) => goodsId === '2')).toBe(false);
    expect((await mall.call(layoutGoodsApi.pages, {}, { token: editor })).data.map(({ zoneId }) => zoneId)).toContain(small.zones.big);
  });
});
