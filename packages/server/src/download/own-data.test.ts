import { downloadApi } from '@mall/contract/download/download.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makers } from '../makers.ts';
import { ownDataParts } from '../own-data-parts.ts';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { authorityOf } from '../testing/authority.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { unzip } from '../testing/unzip.ts';
import { makeDownloads } from './make-downloads.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const { buyer, stranger } = small.members;
let token = '';

const ask = () => mall.call(downloadApi.ownData, {}, { token });
const fetchParts = async (id: string) => {
  const url = `${mall.house.config.API_BASE}/portal/download/${id}/file`;
  return unzip((await mall.app.fastify.inject({ url, headers: { ...authorityOf(token), to: 'zh' } })).rawPayload);
};

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 1000);
  token = await tokenOf(db, buyer);
  await apply(db, buyer, await placeDone(db, buyer));
  await placeDone(db, stranger);
  const facts = JSON.stringify({ title: '=1+1, "甲"', body: '', url: '' });
  await run(`insert into message (member_id, kind, code, facts) select $1, 'system', 'plain', $2::jsonb from generate_series(1, 1201)`, [
    buyer,
    facts,
  ]);
  await run(`insert into message (member_id, kind, code, facts) values ($1, 'system', 'plain', '{"title":"别人的","body":"","url":""}')`, [
    stranger,
  ]);
});

describe('a copy of what the mall knows of a member', () => {
  it('is made for who shows first that it is he', async () => {
    expect((await ask()).errorCode).toBe('account.proof_required');
    await run('update member_session set proved_at = now() where member_id = $1', [buyer]);
  });

  it('has every part as JSON and as CSV, of himself alone and without his secrets', async () => {
    const { data } = await ask();
    await makeDownloads(mall.house, makers);
    const parts = await fetchParts(data.id);
    expect([...parts.keys()].toSorted()).toEqual(ownDataParts.flatMap(({ name }) => [`${name}.json`, `${name}.csv`]).toSorted());
    const rowsOf = (name: string) => JSON.parse(parts.get(`${name}.json`) ?? '') as Record<string, unknown>[];
    expect(rowsOf('account')).toMatchObject([{ id: buyer }]);
    expect([rowsOf('messages').length, rowsOf('orders').length, rowsOf('after-sales').length]).toEqual([1201, 1, 1]);
    expect(rowsOf('coupons')).toEqual([]);
    const all = [...parts.values()].join('');
    expect(all).not.toMatch(/别人的|hash|\$argon|scrypt/);
    expect(parts.get('messages.csv')?.split('\r\n')).toHaveLength(1203);
    expect(parts.get('messages.csv')?.startsWith('\ufeffid,kind,code,facts')).toBe(true);
    const [row] = await run('select rows_total from download where id = $1', [data.id]);
    expect(row.rows_total).toBeGreaterThan(1201);
  });

  it('is had once a day, also by who deletes it or has an old one made again', async () => {
    expect((await ask()).errorCode).toBe('download.daily');
    const [{ id }] = await run(`update download set state = 'expired', file = '' where member_id = $1 returning id::text`, [buyer]);
    expect((await mall.call(downloadApi.again, { params: { id } }, { token })).errorCode).toBe('download.daily');
    await mall.call(downloadApi.remove, { body: { ids: [id] } }, { token });
    expect((await ask()).errorCode).toBe('download.daily');
    await run(`update own_data_asking set asked_at = now() - interval '25 hours'`);
    expect((await ask()).data.state).toBe('waiting');
  });

  it('is made anew when it failed, without waiting for the next day', async () => {
    const [{ id }] = await run(`update download set state = 'failed' where member_id = $1 returning id::text`, [buyer]);
    expect((await mall.call(downloadApi.again, { params: { id } }, { token })).code).toBe(200);
    await makeDownloads(mall.house, makers);
    expect((await fetchParts(id)).size).toBe(ownDataParts.length * 2);
  });
});
