import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { beforeAll, expect, test } from 'vitest';
import { deliverNews } from '../kernel/deliver-news.ts';
import { authorityOf } from '../testing/authority.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let service: string;
let buyer: string;

beforeAll(async () => {
  ({ token: service } = await addSignedIn(mall.house.db, { audience: 'operator', memberName: '季允舟', roles: ['mall_service'] }));
  ({ token: buyer } = await addSignedIn(mall.house.db, { memberName: '买家' }));
});

const give = async (text: string, token?: string, photos: string[] = []) => {
  const body = { kind: 'function' as const, text, contact: '', photos };
  const { data } = await mall.call(feedbackApi.give, { body }, token === undefined ? {} : { token });
  return String(Number(data.feedbackNo.slice(2)));
};
const page = async (state: 'new' | 'answered' | 'closed') =>
  (await mall.call(feedbackOperationsApi.page, { query: { state } }, { token: service })).data.list.map(({ id }) => id);
const end = (id: string, answer: string) => mall.call(feedbackOperationsApi.end, { params: { id }, body: { answer } }, { token: service });

test('is answered once, and a member reads the answer among his messages', async () => {
  const first = await give('购物车打不开', buyer);
  const second = await give('希望有夜间配送', buyer);
  expect(await page('new')).toEqual([first, second]);
  expect((await end(first, '已修复，请刷新')).errorCode).toBe(null);
  expect((await end(first, '又一次')).errorCode).toBe('kernel.not_found');
  expect([await page('new'), await page('answered')]).toEqual([[second], [first]]);
  const { data } = await mall.call(feedbackOperationsApi.detail, { params: { id: first } }, { token: service });
  expect(data).toMatchObject({ state: 'answered', answer: '已修复，请刷新', endedBy: '季允舟', memberName: '买家', text: '购物车打不开' });
  const sheet = mall.call(feedbackOperationsApi.export, { body: { state: 'answered' } }, { token: service });
  expect((await exportedRows(mall, sheet, service)).slice(1).map((row) => [row[3], row[5]])).toEqual([['已回复', '购物车打不开']]);
  await deliverNews(mall.house);
  const { list } = (await mall.call(memberApi.messages, { query: {} }, { token: buyer })).data;
  expect(list.map(({ title, content }) => [title, content])).toEqual([[`您的反馈 ${data.feedbackNo} 有了回复`, '已修复，请刷新']]);
});

const asked = async (query: object) =>
  (await mall.call(feedbackOperationsApi.page, { query: { state: 'new', ...query } as never }, { token: service })).data;

test('is found by its kind and the days on which it came', async () => {
  const id = await give('页面太慢');
  expect((await asked({ kind: 'function' })).list.map((row) => row.id)).toContain(id);
  expect(await asked({ kind: 'goods' })).toEqual({ list: [], total: 0 });
  expect((await asked({ from: '2026-01-01' })).total).toBeGreaterThan(0);
  expect(await asked({ to: '2020-01-01' })).toEqual({ list: [], total: 0 });
  await end(id, '');
});

test('is closed without an answer where there is nothing to say, also to a guest', async () => {
  const id = await give('测试一下');
  expect((await end(id, '')).errorCode).toBe(null);
  expect(await page('closed')).toContain(id);
});

test('shows its pictures to whoever handles it', async () => {
  const id = await give('如图', buyer, [png]);
  const photo = (at: number, token: string) =>
    mall.app.fastify.inject({ url: `/api/operations/feedback/photo/${id}?at=${at}`, headers: authorityOf(token) });
  expect((await photo(0, service)).headers['content-type']).toBe('image/png');
  expect((await photo(1, service)).headers['content-type']).not.toBe('image/png');
  expect((await photo(0, buyer)).headers['content-type']).not.toBe('image/png');
});
