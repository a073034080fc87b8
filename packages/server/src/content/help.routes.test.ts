import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chargeApi } from '@mall/contract/content/charge.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { feedbackLimits } from '@mall/contract/content/feedback.rules.ts';
import { helpApi } from '@mall/contract/content/help.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { countViews } from './count-views.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
const given = { kind: 'function' as const, text: '购物车打不开', contact: '13800000001', photos: [png] };
const files = () => {
  try {
    return readdirSync(join(mall.house.config.DATA_DIR, 'files/feedback'));
  } catch {
    return [];
  }
};
const code = async (body: object) => (await mall.call(feedbackApi.give, { body: { ...given, photos: [], ...body } })).errorCode;

const ru = (title: string, category: string, body: string) => JSON.stringify({ ru: { title, category, body } });

beforeAll(async () => {
  await run(`insert into article (id, kind, category, title, summary, body, points_price, published_at, sort) values
    (1, 'help', '购物指南', '如何注册账号', '', '<p>填写 11 位手机号</p>', 0, now() - interval '9 days', 2),
    (2, 'help', '购物指南', '怎样完成认证', '', '<p>上传<b>营业执照</b></p>', 0, now() - interval '9 days', 1),
    (3, 'help', '支付方式', '100% 预付', '', '<p>先款后货</p>', 0, now() - interval '9 days', 3),
    (4, 'help', '支付方式', '草稿', '', '<p>没有写完</p>', 0, null, 4),
    (11, 'notice', '平台公告', '甲', '甲的要点', '<p>甲</p>', 0, now() - interval '3 hours', 0),
    (12, 'notice', '平台公告', '乙', '', '<p>乙</p>', 0, now() - interval '2 hours', 0),
    (13, 'notice', '财务通知', '丙', '', '<p>丙</p>', 0, now() - interval '1 hour', 0),
    (14, 'notice', '财务通知', '明天', '', '<p>丁</p>', 0, now() + interval '1 day', 0),
    (21, 'charge', '行业资讯', '铜价走势', '摘要', '<p>只给买了的人看</p>', 198, now() - interval '1 day', 0),
    (22, 'charge', '行业资讯', '免费一期', '摘要', '<p>都可以看</p>', 0, now() - interval '2 days', 0),
    (23, 'charge', '行业资讯', '未发布', '摘要', '<p>秘密</p>', 5, null, 0)`);
});

describe('help', () => {
  it('is named abroad as the foot of the page names it', async () => {
    await run(`insert into page_part (part, group_name, title, url) values
      ('footer', '{"zh": "购物指南", "ru": "Покупателям"}', '{"zh": "如何注册账号", "ru": "Регистрация"}', '/helpCenter?id=1')`);
    const [group] = (await mall.call(helpApi.tree, {}, { language: 'ru' })).data;
    expect(group).toEqual({
      name: 'Покупателям',
      articles: [
        { id: '2', title: '怎样完成认证' },
        { id: '1', title: 'Регистрация' },
      ],
    });
    const [asked] = (await mall.call(helpApi.problems, {}, { language: 'ru' })).data;
    expect([asked?.name, asked?.problems[1]?.question]).toEqual(['Покупателям', 'Регистрация']);
    const { data } = await mall.call(contentApi.article, { params: { id: '1' } }, { language: 'ru' });
    expect([data.type, data.title, data.content]).toEqual(['Покупателям', 'Регистрация', '<p>填写 11 位手机号</p>']);
  });

  it('stands in groups, in its order, without drafts', async () => {
    expect((await mall.call(helpApi.tree)).data).toEqual([
      {
        name: '购物指南',
        articles: [
          { id: '2', title: '怎样完成认证' },
          { id: '1', title: '如何注册账号' },
        ],
      },
      { name: '支付方式', articles: [{ id: '3', title: '100% 预付' }] },
    ]);
  });

  it('is searched by title and text, signs are signs, and tags are no text', async () => {
    const found = async (keyword: string) =>
      (await mall.call(helpApi.tree, { query: { keyword } })).data.flatMap((group) => group.articles.map((one) => one.id));
    expect(await found('营业执照')).toEqual(['2']);
    expect(await found('注册')).toEqual(['1']);
    expect(await found('100%')).toEqual(['3']);
    expect(await found('%')).toEqual(['3']);
    expect(await found('没有写完')).toEqual([]);
    expect(await found('</b>')).toEqual([]);
    expect((await mall.call(helpApi.tree, { query: { keyword: '长'.repeat(41) } })).errorCode).toBe('kernel.too_long');
  });

  it('answers frequent problems by group, in one statement', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(helpApi.problems));
    expect(result.data.map((group) => [group.name, group.problems.map((one) => one.question)])).toEqual([
      ['购物指南', ['怎样完成认证', '如何注册账号']],
      ['支付方式', ['100% 预付']],
    ]);
    expect(result.data[0]?.problems[0]?.answer).toBe('<p>上传<b>营业执照</b></p>');
    expect(statements).toHaveLength(1);
  });
});

describe('notices', () => {
  it('tell their types and how many there are of each', async () => {
    expect((await mall.call(helpApi.noticeTypes)).data).toEqual([
      { type: '平台公告', name: '平台公告', count: 2 },
      { type: '财务通知', name: '财务通知', count: 1 },
    ]);
  });

  it('and help are read in the language of the reader where they are translated, and found by its words', async () => {
    await run(`update article set words = '${ru('А', 'Объявления', '<p>Текст А</p>')}' where id = 11`);
    await run(`update article set words = '${ru('Регистрация', 'Как купить', '<p>Одиннадцать цифр</p>')}' where id = 1`);
    const abroad = { language: 'ru' };
    const { list } = (await mall.call(contentApi.noticePage, { query: { type: '平台公告' } }, abroad)).data;
    expect(list.map(({ type, title }) => [type, title])).toEqual([
      ['平台公告', '乙'],
      ['Объявления', 'А'],
    ]);
    const article = (await mall.call(contentApi.article, { params: { id: '12' } }, abroad)).data;
    expect([article.content, article.next?.title]).toEqual(['<p>乙</p>', 'А']);
    expect((await mall.call(contentApi.article, { params: { id: '11' } }, abroad)).data.content).toBe('<p>Текст А</p>');
    expect((await mall.call(helpApi.tree, { query: { keyword: 'одиннадцать' } }, abroad)).data).toEqual([
      { name: 'Как купить', articles: [{ id: '1', title: 'Регистрация' }] },
    ]);
    expect((await mall.call(helpApi.tree, { query: { keyword: '手机号' } })).data[0]?.articles).toEqual([
      { id: '1', title: '如何注册账号' },
    ]);
  });

  it('know the newer and the older one, and none that is not published yet', async () => {
    const { data } = await mall.call(contentApi.article, { params: { id: '12' } });
    expect([data.previous, data.next]).toEqual([
      { id: '13', title: '丙' },
      { id: '11', title: '甲' },
    ]);
    const newest = (await mall.call(contentApi.article, { params: { id: '13' } })).data;
    expect([newest.previous, newest.next?.id]).toEqual([null, '12']);
    expect((await mall.call(contentApi.article, { params: { id: '14' } })).errorCode).toBe('kernel.not_found');
  });

  it('count who looked, written together', async () => {
    const views = countViews(mall.house.db);
    for (const id of ['11', '11', '12', '11']) views.saw(id);
    await views.write();
    await views.write();
    const { rows } = await run('select views from article where id in (11, 12) order by id');
    expect(rows.map((row) => row.views)).toEqual([3, 1]);
  });
});

describe('charged information', () => {
  it('is listed for everybody, without its text and without drafts', async () => {
    const { data } = await mall.call(chargeApi.page);
    expect(data.total).toBe(2);
    expect(data.list.map((one) => [one.title, one.pointsPrice, one.open])).toEqual([
      ['铜价走势', 198, false],
      ['免费一期', 0, true],
    ]);
    expect(JSON.stringify(data)).not.toContain('只给买了的人看');
  });

  it('keeps its text from guests and strangers, and gives it to who bought it', async () => {
    const buyer = await addSignedIn(mall.house.db);
    const stranger = await addSignedIn(mall.house.db);
    await run('insert into article_purchase (member_id, article_id, points) values ($1, 21, 198)', [buyer.id]);
    const read = async (token?: string) => (await mall.call(chargeApi.text, { params: { id: '21' } }, token ? { token } : {})).data;
    expect(await read()).toMatchObject({ title: '铜价走势', open: false, content: '' });
    expect(await read(stranger.token)).toMatchObject({ open: false, content: '' });
    expect(await read(buyer.token)).toMatchObject({ open: true, content: '<p>只给买了的人看</p>' });
    expect((await mall.call(chargeApi.page, {}, { token: buyer.token })).data.list[0]?.open).toBe(true);
    expect((await mall.call(chargeApi.page, {}, { token: stranger.token })).data.list[0]?.open).toBe(false);
  });

  it('opens what is free, and finds no draft and no notice', async () => {
    expect((await mall.call(chargeApi.text, { params: { id: '22' } })).data.content).toBe('<p>都可以看</p>');
    for (const id of ['23', '11', '999'])
      expect((await mall.call(chargeApi.text, { params: { id } })).errorCode, id).toBe('kernel.not_found');
    expect((await mall.call(contentApi.article, { params: { id: '21' } })).errorCode).toBe('kernel.not_found');
  });
});

describe('feedback', () => {
  it('takes a guest’s and a member’s, with pictures under names of its own', async () => {
    const { data } = await mall.call(feedbackApi.give, { body: given });
    expect(data.feedbackNo).toMatch(/^FK\d{8}$/);
    const member = await addSignedIn(mall.house.db);
    await mall.call(feedbackApi.give, { body: { kind: 'other', text: '很好' } }, { token: member.token });
    const { rows } = await run('select member_id, kind, body, contact, photos from feedback order by id');
    expect(rows.map((row) => [row.member_id, row.kind, row.body, row.contact])).toEqual([
      [null, 'function', '购物车打不开', '13800000001'],
      [member.id, 'other', '很好', ''],
    ]);
    expect(rows[0].photos).toEqual([expect.stringMatching(/^feedback\/[0-9a-f]{32}\.png$/)]);
    expect(files()).toHaveLength(1);
  });

  it('refuses what is no picture, whatever its name, and leaves nothing behind', async () => {
    const before = files().length;
    const svg = Buffer.from('<svg onload="alert(1)"></svg>').toString('base64');
    expect((await mall.call(feedbackApi.give, { body: { ...given, photos: [png, svg] } })).errorCode).toBe('content.photo_refused');
    expect((await mall.call(feedbackApi.give, { body: { ...given, photos: ['../../x'] } })).errorCode).toBe('content.photo_refused');
    const large = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(700_000)]).toString('base64');
    expect((await mall.call(feedbackApi.give, { body: { ...given, photos: [large, large] } })).errorCode).toBe('content.photos_large');
    expect(files()).toHaveLength(before);
  });

  it('refuses no words, too many, a fourth picture and a contact that leads nowhere', async () => {
    expect(await code({ text: ' ' })).toBe('kernel.required');
    expect(await code({ text: '字'.repeat(feedbackLimits.text + 1) })).toBe('kernel.too_long');
    expect(await code({ photos: [png, png, png, png] })).toBe('kernel.bad_input');
    expect(await code({ contact: '打我电话' })).toBe('content.contact_wrong');
    expect(await code({ contact: 'a@b.cn' })).toBe(null);
  });

  it('is bounded by address', async () => {
    const answers = [];
    for (let at = 0; at < 12; at += 1) answers.push((await mall.call(feedbackApi.give, { body: { kind: 'other', text: '又来' } })).code);
    expect(answers.at(-1)).toBe(429);
  });
});
