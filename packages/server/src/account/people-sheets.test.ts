import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { mallStaffApi } from '@mall/contract/account/staff.api.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportedRows } from '../testing/exported-rows.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn } from '../testing/test-member.ts';
import { forgetActors } from './actor-cache.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
type Signed = Awaited<ReturnType<typeof addSignedIn>>;
let boss: Signed;
let service: Signed;
let shopkeeper: Signed;

beforeAll(async () => {
  boss = await addSignedIn(mall.house.db, { audience: 'operator' });
  service = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_service'] });
  shopkeeper = await addSignedIn(mall.house.db, { audience: 'seller' });
});

const logOf = (body: object, { token }: Signed = boss) =>
  exportedRows(mall, mall.call(mallLogApi.export, { body: body as never }, { token }), token);
const peopleOf = (body: object, { token }: Signed = boss) =>
  exportedRows(mall, mall.call(peopleOperationsApi.export, { body: body as never }, { token }), token);

describe('the audit trail of the mall as a sheet', () => {
  it('has every row, however many there are, in the order of the page', async () => {
    const amount = 5300;
    await run(
      `insert into audit_log (event, address, at) select 'setting.published', n::text, timestamptz '2021-03-01 08:00+08' + n * interval '1 second' from generate_series(1, $1) n`,
      [amount],
    );
    const [head, ...rows] = await logOf({ kind: 'setting', to: '2021-03-02' });
    expect(head?.slice(0, 3)).toEqual(['时间', '操作人', '动作']);
    expect(rows.map((row) => Number(row[6]))).toEqual(Array.from({ length: amount }, (_, at) => amount - at));
  });

  it('lands in the download centre with its days, and is told of in the trail', async () => {
    await logOf({ kind: 'setting', from: '2021-03-01', to: '2021-03-01' });
    const { list } = (await mall.call(downloadApi.page, { query: {} }, boss)).data;
    expect(list[0]).toMatchObject({
      kind: 'mall_log',
      name: '操作日志 2021-03-01 ~ 2021-03-01',
      sourceUrl: '/log',
      state: 'ready',
      rows: 5300,
    });
    const [told] = (await mall.call(mallLogApi.page, { query: { kind: 'security' } }, boss)).data.list;
    expect(told).toMatchObject({ event: '导出列表', about: '操作日志' });
  });

  it('is refused without a row, and to who may not see the page', async () => {
    expect(await logOf({ to: '2000-01-01' })).toEqual([['download.none']]);
    for (const other of [service, shopkeeper]) expect(await logOf({}, other)).toEqual([['kernel.no_permission']]);
  });

  it('is asked for once at a time', async () => {
    const ask = () => mall.call(mallLogApi.export, { body: { kind: 'setting' } }, boss);
    const codes = (await Promise.all([ask(), ask()])).map(({ errorCode }) => errorCode);
    expect(codes.toSorted()).toEqual([null, 'download.busy'].toSorted());
    await exportedRows(mall, Promise.resolve({ errorCode: null, data: { id: '1', state: 'waiting', rows: 0, done: 0 } }), boss.token);
  });
});

describe('people as a sheet', () => {
  it('are those of the filter, with masked mobiles', async () => {
    const one = await addMember(mall.house.db, { memberName: '贺知遥甲' });
    const two = await addMember(mall.house.db, { memberName: '贺知遥乙' });
    const [, ...rows] = await peopleOf({ word: '贺知遥' });
    expect(rows.map(([name, , kind]) => [name, kind])).toEqual([
      ['贺知遥乙', '会员'],
      ['贺知遥甲', '会员'],
    ]);
    for (const { mobile } of [one, two]) expect(JSON.stringify(rows)).not.toContain(mobile);
    expect(rows[0]?.[1]).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(await peopleOf({ word: '贺知遥', audience: 'seller' })).toEqual([['download.none']]);
    expect((await peopleOf({ audience: 'seller' })).length).toBeGreaterThan(1);
    expect(await peopleOf({}, shopkeeper)).toEqual([['kernel.no_permission']]);
  });

  it('are lost with the right to see them', async () => {
    const asked = await mall.call(peopleOperationsApi.export, { body: {} }, service);
    await run('delete from member_role where member_id = $1', [service.id]);
    forgetActors();
    expect(await exportedRows(mall, Promise.resolve(asked), service.token)).toEqual([['kernel.no_permission']]);
  });
});

const found = async (query: object) => (await mall.call(mallStaffApi.page, { query: query as never }, boss)).data;

describe('the mall’s own people', () => {
  it('are exported as they are listed, by whoever manages them', async () => {
    const ours = (body: object, who = boss) => exportedRows(mall, mall.call(mallStaffApi.export, { body: body as never }, who), who.token);
    const [head, ...rows] = await ours({});
    expect(head).toEqual(['姓名', '手机号', '角色', '第二验证', '最近在线', '状态']);
    expect(rows.map((row) => row[2])).toContain('平台管理员');
    expect(JSON.stringify(rows)).not.toContain(boss.mobile);
    expect(await ours({ state: 'frozen' })).toEqual([['download.none']]);
    for (const other of [service, shopkeeper]) expect(await ours({}, other)).toEqual([['kernel.no_permission']]);
  });

  it('are counted by state under the same filter, and found by the day on which they were last seen', async () => {
    const all = await found({});
    expect(all.counts).toMatchObject({ all: all.total, disabled: 0, frozen: 0 });
    expect(await found({ state: 'disabled' })).toMatchObject({ total: 0, counts: all.counts });
    expect((await found({ to: '2001-01-01' })).counts.all).toBe(0);
  });
});
