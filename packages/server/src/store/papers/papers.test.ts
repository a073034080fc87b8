import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { paperApi, paperOperationsApi } from '@mall/contract/store/paper.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { exportedRows } from '../../testing/exported-rows.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { runDuePapers } from './run-due-papers.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'other' | 'finance' | 'operator', string>;
const run = async (text: string, values: unknown[] = []) => (await db().pool.query<Record<string, unknown>>(text, values)).rows;
const clock = () => runDuePapers(mall.house);
const inDays = async (days: number) =>
  (await run(`select ((now() at time zone 'Asia/Shanghai')::date + $1::int)::text as day`, [days]))[0]?.['day'] as string;
const own = async () => (await mall.call(paperApi.list, {}, { token: tokens.seller })).data.list;
const states = async () => (await run('select state, state_reason from goods where store_id = 1 order by id')).map(({ state }) => state);
const told = async () =>
  (
    await run(
      `select payload ->> 'event' as event, payload ->> 'side' as side, payload ->> 'days' as days from news where name = 'store.paper' order by id`,
    )
  ).map(({ event, side, days }) => `${event} ${side} ${days}`);
const ends = async (id: string, days: number) =>
  run('update store_qualification set valid_until = $2, warned_days = null, lapsed_at = null where id = $1', [id, await inDays(days)]);
const upload = async (memberId: string) => {
  const [row] = await run(
    `insert into upload (key, member_id, kind, type, name, bytes) values (md5(random()::text), $1, 'file', 'application/pdf', 'a.pdf', 10) returning key`,
    [memberId],
  );
  return [{ url: `/uploads/${row?.['key']}`, name: 'a.pdf' }];
};
const renew = (id: string, body: object, token = tokens.seller) =>
  mall.call(paperApi.renew, { params: { id }, body: body as never }, { token });
const waiting = async () => {
  const { data } = await mall.call(paperOperationsApi.page, { query: { state: 'waiting' } as never }, { token: tokens.operator });
  const [row] = data.list;
  const { data: found } = await mall.call(paperOperationsApi.detail, { params: { id: row?.id ?? '0' } }, { token: tokens.operator });
  return { id: row?.id ?? '0', versionId: found.latest?.id ?? '0' };
};

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  tokens.seller = (await addSignedIn(db(), { id: '101', memberName: '陆衡之', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.finance = (await addSignedIn(db(), { id: '103', audience: 'seller', storeId: small.stores.own, roles: ['store_finance'] })).token;
  tokens.operator = (await addSignedIn(db(), { id: '104', audience: 'operator' })).token;
  await run(`insert into store_class_term (class_id, needs) values (2, '{production}')`);
  await run(
    `insert into store_qualification (id, store_id, name, kind, valid_until, sort) values
    (51, 1, '营业执照', 'licence', null, 1), (52, 1, '全国工业产品生产许可证', 'production', $1, 2), (53, 1, 'ISO 9001 质量管理体系认证', 'quality', null, 3), (61, 2, '营业执照', 'licence', null, 1)`,
    [await inDays(61)],
  );
  await run(`update goods set state = 'off' where id = 6`);
});

it('are seen by who keeps the store, with what depends on them', async () => {
  expect(await own()).toMatchObject([
    { id: '52', standing: 'valid', daysLeft: 61, goods: 2, classes: ['电力电缆'] },
    { id: '51', validUntil: '', daysLeft: null, goods: 2 },
    { id: '53', goods: 0 },
  ]);
  expect((await mall.call(paperApi.list, {}, { token: tokens.finance })).errorCode).toBe('kernel.no_permission');
  expect((await mall.call(paperApi.list, {}, { token: tokens.other })).data.list.map(({ id }) => id)).toEqual(['61']);
});

it('leave as a sheet for operators, those of every store', async () => {
  const asked = mall.call(paperOperationsApi.export, { body: {} as never }, { token: tokens.operator });
  expect((await exportedRows(mall, asked, tokens.operator)).length).toBe(1 + 4);
});

it('are warned of 60, 30 and 7 days before, each time once', async () => {
  expect(await clock()).toBe(0);
  for (const days of [60, 59, 30, 7, 0]) {
    await run('update store_qualification set valid_until = $1 where id = 52', [await inDays(days)]);
    await clock();
    expect(await clock()).toBe(0);
  }
  expect(await told()).toEqual(['ending store 60', 'ending store 30', 'ending store 7']);
  expect(await states()).toEqual(['on', 'on', 'off']);
});

it('take goods that need them from the shelf when they have run out, and nothing puts those back', async () => {
  await ends('52', -1);
  expect(await clock()).toBe(1);
  expect(await clock()).toBe(0);
  expect(await states()).toEqual(['lapsed', 'lapsed', 'off']);
  const shelf = (await mall.call(shelfApi.page, { query: { tab: 'lapsed' } as never }, { token: tokens.seller })).data;
  expect([shelf.total, shelf.tabs, shelf.list[0]?.stateReason]).toMatchObject([2, { lapsed: 2, off: 1 }, '全国工业产品生产许可证']);
  expect((await run('select state_reason from goods where id = 2'))[0]).toEqual({ state_reason: '全国工业产品生产许可证' });
  expect(await run(`select event, by_kind, to_state from goods_event where goods_id = 2`)).toEqual([
    { event: 'expire', by_kind: 'system', to_state: 'lapsed' },
  ]);
  expect((await told()).slice(3)).toEqual(['expired store -1', 'expired mall -1']);
  const putOn = (id: string) => mall.call(shelfApi.putOn, { body: { goodsIds: [id] } }, { token: tokens.seller });
  expect((await putOn('6')).errorCode).toBe('goods.paper_lapsed');
  expect((await putOn('2')).errorCode).toBe('goods.moved');
  expect(await run(`select * from inv.checks where bad > 0`)).toEqual([]);
  const { data } = await mall.call(paperOperationsApi.page, { query: { state: 'expired' } as never }, { token: tokens.operator });
  expect(data).toMatchObject({
    total: 1,
    list: [{ id: '52', storeName: '能电自营店', lapsed: 2, goods: 0 }],
    counts: { expired: 1, waiting: 0 },
  });
});

it('are renewed by a version that the mall looks at', async () => {
  const fields = { number: 'XK06-001', validUntil: await inDays(900), files: await upload('101') };
  expect((await renew('52', fields, tokens.other)).errorCode).toBe('kernel.not_found');
  expect((await renew('52', { ...fields, validUntil: await inDays(-1) })).errorCode).toBe('store.paper_expired');
  expect((await renew('52', { ...fields, files: await upload('102') })).errorCode).toBe('content.upload_unknown');
  expect((await renew('52', { ...fields, files: [] })).code).not.toBe(200);
  expect((await renew('52', fields)).code).toBe(200);
  expect((await renew('52', fields)).errorCode).toBe('store.waiting');
  expect((await mall.call(paperApi.withdraw, { params: { id: '52' } }, { token: tokens.seller })).code).toBe(200);
  expect((await mall.call(paperApi.withdraw, { params: { id: '52' } }, { token: tokens.seller })).errorCode).toBe('store.moved');
  expect((await renew('52', fields)).code).toBe(200);
  const { id, versionId } = await waiting();
  const giveBack = (body: object) =>
    mall.call(paperOperationsApi.giveBack, { params: { id }, body: body as never }, { token: tokens.operator });
  expect((await giveBack({ versionId: '1', reason: '盖章不清' })).errorCode).toBe('store.moved');
  expect((await giveBack({ versionId, reason: '盖章不清' })).code).toBe(200);
  expect((await own())[0]).toMatchObject({
    id: '52',
    standing: 'expired',
    latest: { decision: 'rejected', faults: [{ reason: '盖章不清' }] },
  });
  expect((await renew('52', fields)).errorCode).toBe('store.unchanged');
  expect((await renew('52', { ...fields, number: 'XK06-002' })).code).toBe(200);
  expect(await states()).toEqual(['lapsed', 'lapsed', 'off']);
});

it('bring the goods back when they are approved', async () => {
  const { id, versionId } = await waiting();
  const approve = () => mall.call(paperOperationsApi.approve, { params: { id }, body: { versionId } }, { token: tokens.operator });
  expect((await approve()).code).toBe(200);
  expect((await approve()).errorCode).toBe('store.moved');
  expect(await states()).toEqual(['on', 'on', 'off']);
  expect((await own()).find((paper) => paper.id === '52')).toMatchObject({
    number: 'XK06-002',
    standing: 'valid',
    daysLeft: 900,
    lapsed: 0,
  });
  expect(await clock()).toBe(0);
  expect((await told()).at(-1)).toBe('renewed store 0');
  const audit = await run(`select event from audit_log where event like 'store.paper_%' order by id`);
  expect(audit.map(({ event }) => event)).toEqual(['store.paper_returned', 'store.paper_approved']);
});

it('take everything from the shelf when the licence has run out, whatever its class', async () => {
  await run('delete from store_class_term');
  await ends('51', -3);
  await clock();
  expect(await states()).toEqual(['lapsed', 'lapsed', 'off']);
  expect((await mall.call(shelfApi.takeOff, { body: { goodsIds: ['2'] } }, { token: tokens.seller })).code).toBe(200);
  expect(await states()).toEqual(['off', 'lapsed', 'off']);
});
