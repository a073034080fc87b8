import { accountApi } from '@mall/contract/account/account.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { helpApi } from '@mall/contract/content/help.api.ts';
import { nothingSaid, type TextContent } from '@mall/contract/content/text.rules.ts';
import { textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/db.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { layFirstFacts } from '../lay-first-facts.ts';
import { runDueTexts } from './run-due-texts.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '600' });
let token: string;

beforeAll(async () => {
  await inTransaction(mall.house.db, (tx) => layFirstFacts(tx, 2026));
  ({ token } = await addSignedIn(mall.house.db, { audience: 'operator', memberName: '叶望舒', roles: ['mall_content'] }));
});

const add = async (kind: 'help' | 'notice' | 'charge', title: string) =>
  (await mall.call(textOperationsApi.add, { body: { kind, category: '平台公告', title } }, { token })).data.id;
const detail = async (id: string) => (await mall.call(textOperationsApi.detail, { params: { id } }, { token })).data;
const save = async (id: string, change: Partial<TextContent>, checked: ('en' | 'ru')[] = []) => {
  const { revision, content } = await detail(id);
  return mall.call(textOperationsApi.save, { params: { id }, body: { revision, content: { ...content, ...change }, checked } }, { token });
};
const publish = async (id: string, at: string | null = null) =>
  mall.call(textOperationsApi.publish, { params: { id }, body: { revision: (await detail(id)).revision, at } }, { token });
const byId = (call: 'unschedule' | 'withdraw' | 'remove', id: string) => mall.call(textOperationsApi[call], { params: { id } }, { token });
const read = (id: string, language = 'zh') => mall.call(contentApi.article, { params: { id } }, { language });
const page = async (query: object) =>
  (await mall.call(textOperationsApi.page, { query: { kind: 'notice', ...query } as { kind: 'notice' } }, { token })).data.list.map(
    ({ id }) => id,
  );

const titles = async () =>
  (await mall.call(helpApi.tree, { query: {} })).data.flatMap(({ articles }) => articles.map(({ title }) => title));

describe('a text', () => {
  it('is read once it is published, cleaned, and is the latest then', async () => {
    const id = await add('notice', '春节发货安排');
    expect((await publish(id)).errorCode).toBe('content.text_empty');
    await save(id, { body: '<h1>安排</h1><p onclick="x()">照常<script>alert(1)</script></p><a href="javascript:alert(1)">a</a>' });
    expect((await read(id)).errorCode).toBe('kernel.not_found');
    expect((await publish(id)).data).toEqual({ version: 1 });
    expect((await read(id)).data).toMatchObject({ title: '春节发货安排', content: '<h2>安排</h2><p>照常</p><a>a</a>' });
    expect((await mall.call(contentApi.latestArticle)).data.id).toBe(id);
  });

  it('goes on being read while it is edited, and earlier versions come back as drafts', async () => {
    const id = await add('notice', '第一版');
    await save(id, { body: '<p>一</p>' });
    await publish(id);
    await save(id, { title: '第二版', body: '<p>二</p>' });
    expect((await read(id)).data.title).toBe('第一版');
    await publish(id);
    expect((await read(id)).data.title).toBe('第二版');
    expect((await publish(id)).errorCode).toBe('content.nothing_changed');
    expect((await detail(id)).versions.map(({ version, madeBy }) => [version, madeBy])).toEqual([
      [2, '叶望舒'],
      [1, '叶望舒'],
    ]);
    const version = { params: { id }, query: { version: 1 } };
    expect((await mall.call(textOperationsApi.version, version, { token })).data.title).toBe('第一版');
    await mall.call(textOperationsApi.restore, { params: { id }, body: { version: 1 } }, { token });
    expect([(await read(id)).data.title, (await detail(id)).content.title]).toEqual(['第二版', '第一版']);
    expect((await publish(id)).data).toEqual({ version: 3 });
    expect((await read(id)).data.title).toBe('第一版');
  });

  it('that was live before anybody kept versions has itself as the first', async () => {
    const { rows } = await mall.house.db.pool.query(
      `insert into article (kind, category, title, body, published_at) values ('notice', '平台公告', '老公告', '<p>老</p>', now() - interval '9 days') returning id::text`,
    );
    const { id } = rows[0];
    const versions = async () => (await detail(id)).versions.map(({ version, madeBy }) => [version, madeBy]);
    const content = async (version: number) =>
      (await mall.call(textOperationsApi.version, { params: { id }, query: { version } }, { token })).data;
    expect(await detail(id)).toMatchObject({ state: 'live', version: 1, savedBy: '', savedDate: null });
    expect([await versions(), (await content(1)).title, await content(2)]).toEqual([[[1, '']], '老公告', null]);
    await save(id, { title: '新公告' });
    await mall.call(textOperationsApi.restore, { params: { id }, body: { version: 1 } }, { token });
    expect((await detail(id)).content.title).toBe('老公告');
    await save(id, { title: '新公告' });
    expect((await publish(id)).data).toEqual({ version: 2 });
    expect([await versions(), (await content(1)).title]).toEqual([
      [
        [2, '叶望舒'],
        [1, ''],
      ],
      '老公告',
    ]);
  });

  it('says which languages lack it, or were left behind, until somebody looks', async () => {
    const id = await add('notice', '六种语言');
    const { content } = await detail(id);
    const said = { ...nothingSaid, title: 'Six', body: '<p>One</p>' };
    await save(id, { body: '<p>一</p>', words: { ...content.words, en: said, ru: { ...said, title: 'Шесть' } } });
    expect((await detail(id)).lacks).toEqual(['fra', 'spa', 'pt']);
    await publish(id);
    expect((await read(id, 'ru')).data.title).toBe('Шесть');
    await save(id, { body: '<p>一改</p>' });
    expect((await detail(id)).lacks).toEqual(['en', 'fra', 'spa', 'pt', 'ru']);
    await save(id, {}, ['en']);
    expect((await detail(id)).content.behind).toEqual(['ru']);
    await publish(id);
    expect((await detail(id)).lacks).toEqual(['fra', 'spa', 'pt', 'ru']);
    expect(await page({ lacking: 'yes', word: '六种' })).toEqual([id]);
    expect(await page({ lacking: 'yes', word: '没有' })).toEqual([]);
  });

  it('is published at its moment, and not changed while it waits', async () => {
    const id = await add('notice', '定时');
    await save(id, { body: '<p>等</p>' });
    const { rows } = await mall.house.db.pool.query(`select to_char(now() + interval '1 hour', 'YYYY-MM-DD HH24:MI:SS') as at`);
    expect((await publish(id, '2020-01-01 00:00:00')).errorCode).toBe('content.moment_past');
    expect((await publish(id, rows[0].at)).errorCode).toBe(null);
    expect(await page({ state: 'waiting' })).toEqual([id]);
    expect((await save(id, { title: '改' })).errorCode).toBe('content.text_waiting');
    expect((await byId('unschedule', id)).errorCode).toBe(null);
    await publish(id, rows[0].at);
    expect(await runDueTexts(mall.house)).toBe(0);
    await mall.house.db.pool.query('update article_draft set due_at = now() where article_id = $1', [id]);
    const trail = async () => {
      const said = await mall.house.db.pool.query(
        `select event from audit_log where target = '定时' and event in ('content.text_scheduled', 'content.text_made_live') order by id`,
      );
      return said.rows.map(({ event }) => event);
    };
    expect(await trail()).toEqual(['content.text_scheduled', 'content.text_scheduled']);
    expect(await runDueTexts(mall.house)).toBe(1);
    expect(await trail()).toEqual(['content.text_scheduled', 'content.text_scheduled', 'content.text_made_live']);
    expect((await read(id)).data.title).toBe('定时');
  });

  it('is refused upon what somebody else has saved', async () => {
    const id = await add('notice', '两个人');
    const { content } = await detail(id);
    const body = { revision: 1, content, checked: [] };
    expect((await mall.call(textOperationsApi.save, { params: { id }, body }, { token })).errorCode).toBe(null);
    expect((await mall.call(textOperationsApi.save, { params: { id }, body }, { token })).errorCode).toBe('content.draft_changed');
  });

  it('is taken away from its readers, and removed only if it never had any', async () => {
    const id = await add('help', '怎样收货');
    await save(id, { body: '<p>签收</p>', category: '配送' });
    await publish(id);
    expect(await titles()).toEqual(['怎样收货']);
    expect((await byId('remove', id)).errorCode).toBe('content.text_published');
    expect((await byId('withdraw', id)).errorCode).toBe(null);
    expect(await titles()).toEqual([]);
    expect((await byId('remove', id)).errorCode).toBe('content.text_published');
    expect((await publish(id)).data).toEqual({ version: 2 });
    const never = await add('help', '白写');
    expect((await byId('remove', never)).errorCode).toBe(null);
  });

  it('costs points only where it is charged information', async () => {
    const [charge, notice] = [await add('charge', '铜价月报'), await add('notice', '免费')];
    for (const id of [charge, notice]) {
      await save(id, { body: '<p>正文</p>', pointsPrice: 50 });
      await publish(id);
    }
    expect([(await detail(charge)).pointsPrice, (await detail(notice)).pointsPrice]).toEqual([50, 0]);
  });

  it('is what whoever registers agrees to, where it is an agreement', async () => {
    const { list } = (await mall.call(textOperationsApi.page, { query: { kind: 'agreement' } }, { token })).data;
    const id = list.find(({ key }) => key === 'privacy-policy')?.id ?? '';
    await save(id, { body: '<p><img src="/media/banners/a.webp"></p>' });
    expect((await publish(id)).errorCode).toBe('content.text_empty');
    await save(id, { title: '隐私政策（2026）', body: '<h2>一</h2><p>甲 &amp; 乙</p>' });
    expect((await publish(id)).data).toEqual({ version: 2 });
    const protocol = await mall.call(accountApi.protocol, { query: { kind: 'privacy' } });
    expect(protocol.data).toEqual({ title: '隐私政策（2026）', content: '一\n甲 & 乙' });
    expect((await byId('withdraw', id)).errorCode).toBe('content.agreement_stays');
  });
});
