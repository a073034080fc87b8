import { shelfGoodsApi } from '@mall/contract/catalogue/shelf-goods.api.ts';
import { decorationApi } from '@mall/contract/store/decoration.api.ts';
import { type DecorationDraft, emptyDecoration } from '@mall/contract/store/decoration.rules.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'mate' | 'other' | 'finance', string>;
const run = async (text: string, values: unknown[] = []) => (await db().pool.query<Record<string, unknown>>(text, values)).rows;
const own = async () => (await mall.call(decorationApi.own, {}, { token: tokens.seller })).data;
const save = (revision: number, fields: DecorationDraft, token = tokens.seller) =>
  mall.call(decorationApi.save, { body: { revision, fields } }, { token });
const publish = (revision: number) => mall.call(decorationApi.publish, { body: { revision } }, { token: tokens.seller });
const front = async (preview?: string) =>
  mall.call(storeApi.front, { params: { storeId: '1' }, query: preview === undefined ? {} : { preview } } as never);
const shelves = async () => (await mall.call(storeApi.classes, { query: { storeId: '1' } })).data;
const upload = async (memberId: string) => {
  const [row] = await run(
    `insert into upload (key, member_id, kind, type, name, bytes) values (md5(random()::text), $1, 'image', 'image/png', 'a.png', 10) returning key`,
    [memberId],
  );
  return `/uploads/${row?.['key']}`;
};
const banner = (image: string, more: object = {}) => ({
  image,
  title: '春季备货',
  subtitle: '现货直发',
  link: 'none' as const,
  linkId: '',
  ...more,
});
const draft = (more: Partial<DecorationDraft> = {}): DecorationDraft => ({ ...emptyDecoration, ...more });
const shelf = (name: string, id = '', children: DecorationDraft['shelves'][number]['children'] = []) => ({ id, name, children });

const restore = (version: string) => mall.call(decorationApi.restore, { params: { version } }, { token: tokens.seller });
const page = async (query: object) => (await mall.call(shelfGoodsApi.page, { query: query as never }, { token: tokens.seller })).data;
const sort = (goodsIds: string[], shelfId: string | null, token = tokens.seller) =>
  mall.call(shelfGoodsApi.sort, { body: { goodsIds, shelfId } }, { token });

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await run(
    `insert into store_class (id, store_id, parent_id, name, sort) values (1, 1, null, '电缆', 1), (2, 1, 1, '中压', 1), (3, 1, 1, '低压', 2), (4, 2, null, '别店', 1)`,
  );
  await mall.owner.query(`select setval(pg_get_serial_sequence('store_class', 'id'), 10)`);
  await run('update goods set store_class_id = 2 where id in (2, 4)');
  tokens.seller = (await addSignedIn(db(), { id: '101', memberName: '陆衡之', audience: 'seller', storeId: small.stores.own })).token;
  tokens.mate = (await addSignedIn(db(), { id: '105', audience: 'seller', storeId: small.stores.own, roles: ['store_goods'] })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.finance = (await addSignedIn(db(), { id: '103', audience: 'seller', storeId: small.stores.own, roles: ['store_finance'] })).token;
});

describe('the looks of a store', () => {
  it('begin as the shelves that stand, for who keeps the store', async () => {
    expect(await own()).toMatchObject({
      storeId: '1',
      revision: 0,
      versions: [],
      unsorted: 1,
      goodsOf: { 2: 2 },
      draft: { template: 'home', shelves: [{ id: '1', name: '电缆', children: [{ id: '2' }, { id: '3' }] }] },
    });
    expect((await mall.call(decorationApi.own, {}, { token: tokens.finance })).errorCode).toBe('kernel.no_permission');
    expect((await publish(0)).errorCode).toBe('store.decoration_none');
  });

  it('are a draft that buyers do not see, and of two who save the second is told', async () => {
    const image = await upload('101');
    const fields = draft({
      template: 'ranking',
      banners: [banner(image), banner('')],
      notices: [{ title: '', text: '', until: '' }],
      shelves: (await own()).draft.shelves,
    });
    expect((await save(0, { ...fields, banners: [banner(await upload('102'))] })).errorCode).toBe('content.upload_unknown');
    expect((await save(0, fields)).data.revision).toBe(1);
    expect((await save(0, fields, tokens.mate)).errorCode).toBe('store.decoration_moved');
    expect((await save(1, fields, tokens.mate)).data.revision).toBe(2);
    expect((await front()).data).toEqual({ template: 'home', banners: [], notices: [], shelves: null });
    expect((await publish(2)).errorCode).toBe('store.banner_picture');
    expect((await save(2, { ...fields, banners: [banner(image, { link: 'goods', linkId: '1' })], notices: [] })).code).toBe(200);
    expect((await publish(3)).errorCode).toBe('store.banner_foreign');
    expect((await mall.call(decorationApi.drop, { body: { revision: 2 } }, { token: tokens.seller })).errorCode).toBe(
      'store.decoration_moved',
    );
    expect((await mall.call(decorationApi.drop, { body: { revision: 3 } }, { token: tokens.seller })).code).toBe(200);
    expect((await own()).revision).toBe(0);
  });

  it('are looked at by a key before they are published', async () => {
    const fields = draft({
      template: 'ranking',
      notices: [{ title: '停电检修', text: '周日不发货', until: '' }],
      shelves: [shelf('新架')],
    });
    const { data } = await mall.call(decorationApi.preview, { body: { fields } }, { token: tokens.seller });
    expect(data.url).toBe(`/shopIndex/index2?storeId=1&preview=${data.key}`);
    expect((await front(data.key)).data).toMatchObject({
      template: 'ranking',
      notices: [{ title: '停电检修' }],
      shelves: [{ name: '新架' }],
    });
    expect((await mall.call(storeApi.front, { params: { storeId: '2' }, query: { preview: data.key } })).errorCode).toBe(
      'store.preview_gone',
    );
    expect((await front('x'.repeat(32))).errorCode).toBe('store.preview_gone');
    await run(`update store_preview set until = now() - interval '1 second'`);
    expect((await front(data.key)).errorCode).toBe('store.preview_gone');
  });

  it('are published with their shelves, whose goods stay', async () => {
    const image = await upload('101');
    const fields = draft({
      template: 'ranking',
      banners: [banner(image, { link: 'shelf', linkId: '2' })],
      notices: [
        { title: '国庆发货安排', text: '10 月 1 日至 3 日停发', until: '' },
        { title: '旧公告', text: '', until: '2020-01-01' },
      ],
      // The two below change names, one goes up, one is new.
      shelves: [shelf('电缆', '1', [{ id: '2', name: '低压' }]), shelf('中压', '3'), shelf('现货')],
    });
    const { data } = await save(0, fields);
    expect((await publish(data.revision)).data).toEqual({ version: 1 });
    expect((await front()).data).toMatchObject({ template: 'ranking', banners: [{ image }], notices: [{ title: '国庆发货安排' }] });
    expect((await shelves()).map(({ name, goodsCount, children }) => [name, goodsCount, children.map((one) => one.name)])).toEqual([
      ['电缆', 2, ['低压']],
      ['中压', 0, []],
      ['现货', 0, []],
    ]);
    expect((await mall.call(storeApi.info, { params: { storeId: '1' } })).data.template).toBe('ranking');
    expect(await run(`select audience from upload where '/uploads/' || key = $1`, [image])).toEqual([{ audience: 'public' }]);
  });

  it('refuse shelves of another store, and one name twice', async () => {
    const foreign = await save(0, draft({ shelves: [shelf('别店', '4')] }));
    expect((await publish(foreign.data.revision)).errorCode).toBe('store.shelf_unknown');
    const twice = await save(foreign.data.revision, draft({ shelves: [shelf('甲'), shelf(' 甲 ')] }));
    expect((await publish(twice.data.revision)).errorCode).toBe('store.shelf_twice');
    expect((await shelves()).length).toBe(3);
    await mall.call(decorationApi.drop, { body: { revision: twice.data.revision } }, { token: tokens.seller });
  });

  it('are brought back as an earlier version, with goods of shelves that were taken down', async () => {
    const { data } = await save(0, draft({ shelves: [shelf('只有一层')] }));
    expect((await publish(data.revision)).data.version).toBe(2);
    expect((await shelves()).map(({ name }) => name)).toEqual(['只有一层']);
    expect((await own()).unsorted).toBe(3);
    expect((await restore('9')).errorCode).toBe('store.decoration_version');
    expect((await restore('999999999999999999')).errorCode).toBe('store.decoration_version');
    expect((await restore('1')).data).toEqual({ version: 3 });
    expect((await shelves()).map(({ name, goodsCount }) => [name, goodsCount])).toEqual([
      ['电缆', 2],
      ['中压', 0],
      ['现货', 0],
    ]);
    expect((await own()).versions).toMatchObject([{ version: 3, restored: 1, shelves: 4 }, { version: 2 }, { version: 1, by: '陆衡之' }]);
    expect((await front()).data.template).toBe('ranking');
  });
});

describe('goods on the shelves of a store', () => {
  it('are put on one at once, and on none', async () => {
    expect((await page({ shelf: 'none' })).list.map(({ goodsId }) => goodsId)).toEqual(['6']);
    expect((await sort(['6', '2'], '3')).code).toBe(200);
    expect((await page({ shelf: '3' })).list).toMatchObject([{ goodsId: '6', shelfName: '中压' }, { goodsId: '2' }]);
    expect((await shelves()).map(({ goodsCount }) => goodsCount)).toEqual([1, 2, 0]);
    expect((await sort(['6'], null)).code).toBe(200);
    expect((await page({ word: 'YJV22-6' })).list).toMatchObject([{ shelfId: null }]);
    expect((await page({ goodsId: '4' })).list.map(({ goodsId }) => goodsId)).toEqual(['4']);
    expect((await page({ goodsId: '3' })).total).toBe(0);
  });

  it('are the own ones, on own shelves: all or none', async () => {
    expect((await sort(['2', '1'], '3')).errorCode).toBe('kernel.not_found');
    expect((await sort(['2'], '4')).errorCode).toBe('store.shelf_unknown');
    expect((await sort(['2'], '1', tokens.other)).errorCode).toBe('store.shelf_unknown');
    expect((await sort(['2'], '3', tokens.finance)).errorCode).toBe('kernel.no_permission');
  });
});
