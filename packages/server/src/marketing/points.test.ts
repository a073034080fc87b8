import { pointApi } from '@mall/contract/marketing/point.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { grantPoints } from './grant-points.ts';
import { spendPoints } from './spend-points.ts';

const mall = testApp();
const { buyer, stranger } = small.members;
let token = '';
let strangers = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 2);
  token = await tokenOf(mall.house.db, buyer);
  strangers = await tokenOf(mall.house.db, stranger);
});

const grant = (memberId: string, amount: number, ref: string) =>
  inTransaction(mall.house.db, (tx) => grantPoints(tx, memberId, amount, ref));
const spend = (memberId: string, amount: number, ref: string) =>
  inTransaction(mall.house.db, (tx) => spendPoints(tx, memberId, amount, ref));
const balanced = async () =>
  (
    await mall.house.db.pool.query(
      'select member_id from point_account a where balance <> (select coalesce(sum(change), 0) from point_ledger where member_id = a.member_id)',
    )
  ).rows;

describe('points', () => {
  it('come and go, each reason once', async () => {
    expect(await grant(buyer, 100, 'register:1')).toBe(100);
    expect(await grant(buyer, 100, 'register:1')).toBe(100);
    expect(await spend(buyer, 30, 'article:1')).toBe(70);
    expect(await spend(buyer, 30, 'article:1')).toBe(70);
  });

  it('are never fewer than none', async () => {
    await expect(spend(buyer, 71, 'article:2')).rejects.toMatchObject({ code: 'marketing.points_short' });
    await expect(spend(stranger, 1, 'article:3')).rejects.toMatchObject({ code: 'marketing.points_short' });
    await expect(grant(buyer, 0, 'x')).rejects.toThrow(RangeError);
    await expect(grant(buyer, 1.5, 'x')).rejects.toThrow(RangeError);
    await expect(mall.house.db.pool.query('update point_account set balance = -1')).rejects.toMatchObject({ code: '23514' });
    await expect(mall.owner.query('delete from point_ledger')).rejects.toThrow('append only');
  });

  it('are spent once by many who try at the same moment', async () => {
    await grant(stranger, 50, 'gift:2');
    // Every connection is open before the race, or it would be a queue.
    await Promise.all(Array.from({ length: 10 }, () => mall.house.db.pool.query('select pg_sleep(0.1)')));
    const same = await Promise.allSettled(Array.from({ length: 20 }, () => spend(stranger, 10, 'order:same')));
    expect(same.every((one) => one.status === 'fulfilled' && one.value === 40)).toBe(true);
    const different = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => spend(stranger, 10, `order:${at}`)));
    expect(different.filter((one) => one.status === 'fulfilled')).toHaveLength(4);
    expect(await balanced()).toEqual([]);
  });

  it('are told to their owner', async () => {
    expect((await mall.call(pointApi.detail, {}, { token })).data).toEqual({ total: 70 });
    expect((await mall.call(pointApi.recent, {}, { token })).data).toMatchObject([
      { currentValue: -30, balance: 70, reason: 'spend' },
      { currentValue: 100, balance: 100, reason: 'gift' },
    ]);
    const page = (await mall.call(pointApi.page, { query: { page: 2, limit: 1 } }, { token })).data;
    expect([page.total, page.list.map((log) => log.currentValue)]).toEqual([2, [100]]);
    const went = (await mall.call(pointApi.page, { query: { way: 'out' } }, { token })).data;
    expect([went.total, went.list.map((log) => log.currentValue)]).toEqual([1, [-30]]);
    expect((await mall.call(pointApi.page, { query: { way: 'in' } }, { token })).data.list).toMatchObject([{ currentValue: 100 }]);
    expect((await mall.call(pointApi.page, {}, { token: strangers })).data.total).toBe(6);
    expect((await mall.call(pointApi.detail, {}, { token: strangers })).data).toEqual({ total: 0 });
    for (const call of [pointApi.detail, pointApi.recent, pointApi.page]) expect((await mall.call(call)).code).toBe(401);
  });
});
