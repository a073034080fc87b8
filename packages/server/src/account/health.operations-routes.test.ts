import { healthApi } from '@mall/contract/account/health.api.ts';
import { invariantNames } from '@mall/contract/account/health-names.ts';
import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import { settingApi } from '@mall/contract/account/setting.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFigures } from '../kernel/node-figures.ts';
import { reportNode } from '../kernel/report-node.ts';
import { createTestApp, testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { readHealth } from './health.queries.ts';

const mall = testApp();
type Signed = Awaited<ReturnType<typeof addSignedIn>>;
let boss: Signed;
let service: Signed;
beforeAll(async () => {
  boss = await addSignedIn(mall.house.db, { audience: 'operator' });
  service = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_service'] });
});
const health = async () => (await mall.call(healthApi.now, {}, boss)).data;

describe('the health of the mall', () => {
  it('tells of every node what it saw of the outside world, its clock and its work', async () => {
    const { figures } = mall.house;
    figures.note('sms', true, 120);
    figures.note('sms', false, 3000);
    figures.ran('payment.refund', 12, new Error('the bank is away'));
    figures.builtSearch(2560);
    await reportNode(mall.house);
    const { nodes, outside, jobs, search, database, news } = await health();
    expect(nodes).toMatchObject([{ seenSeconds: 0 }]);
    expect(Math.abs(nodes[0]?.clockMs ?? 9999)).toBeLessThan(1000);
    expect(outside.find(({ system }) => system === 'sms')).toMatchObject({ good: 1, bad: 1, p95Ms: 120, sandbox: true, waiting: 0 });
    expect(outside.find(({ system }) => system === 'pay')).toMatchObject({ good: 0, bad: 0, lastGood: null });
    expect(outside.map(({ system }) => system)).not.toContain('files');
    expect(jobs).toContainEqual(expect.objectContaining({ name: 'payment.refund', kind: 'clock', error: 'the bank is away' }));
    expect(search).toMatchObject({ goods: 2560, builtAt: expect.any(String) });
    expect([database.bytes > 1_000_000, database.connections > 0, news.dead]).toEqual([true, true, 0]);
  });

  it('tells of the store of files and of the scanner where it has them', async () => {
    const away = await createTestApp({ FILES_SCAN: 'clamd://127.0.0.1:9' });
    const { outside } = await readHealth(away.house);
    expect(outside.map(({ system }) => system)).toContain('scan');
    expect(outside.find(({ system }) => system === 'scan')).toMatchObject({ sandbox: false, waiting: 0 });
    await away.close();
  });

  it('forgets answers that are older than an hour', () => {
    let now = 0;
    const figures = openFigures(() => now);
    figures.note('pay', false, 10);
    now = 3_600_001;
    figures.note('pay', true, 20);
    expect(figures.tell().outside.pay).toEqual({ good: 1, bad: 0, p95Ms: 20, lastGood: now, lastBad: null });
  });

  it('says which rule is broken, by how many rows', async () => {
    const { checks } = (await mall.call(healthApi.invariants, {}, boss)).data;
    expect([checks.length > 35, checks.filter(({ bad }) => bad > 0)]).toEqual([true, []]);
    expect(checks.filter(({ rule }) => invariantNames[rule] === undefined)).toEqual([]);
  });

  it('is for who has the right', async () => {
    expect((await mall.call(healthApi.now, {}, service)).errorCode).toBe('kernel.no_permission');
    expect((await mall.call(mallLogApi.page, { query: {} }, service)).errorCode).toBe('kernel.no_permission');
  });
});

describe('the audit trail of the mall', () => {
  it('has what its people did, before and after, and what buyers and companies did', async () => {
    const body = { version: 0, reason: '旺季', changes: [{ key: 'SHIP_HOURS' as const, value: '24' }] };
    expect((await mall.call(settingApi.publish, { body }, boss)).errorCode).toBe(null);
    const page = async (query: object) => (await mall.call(mallLogApi.page, { query }, boss)).data;
    const [row] = (await page({ kind: 'setting' })).list;
    expect(row).toMatchObject({ event: '发布设置', result: 'done', changes: [{ name: '商家发货时限', before: '48', after: '24' }] });
    expect((await page({ kind: 'denied' })).total).toBeGreaterThan(0);
    expect((await page({ to: '2020-01-01' })).total).toBe(0);
  });
});
