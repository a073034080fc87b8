import { pointApi } from '@mall/contract/marketing/point.api.ts';
import { pointOperationsApi } from '@mall/contract/marketing/point-office.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { orderRow, place, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { earnPoints } from './earn-points.ts';
import { expirePoints } from './expire-points.ts';
import { grantPoints } from './grant-points.ts';
import { spendPoints } from './spend-points.ts';

const mall = testApp();
const { buyer, stranger } = small.members;
let operator = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  operator = (await addSignedIn(mall.house.db, { id: '104', audience: 'operator' })).token;
});

const rules = {
  orderYuan: 10,
  orderPoints: 3,
  reviewPoints: 5,
  photoPoints: 8,
  dayMost: 100,
  monthMost: 150,
  validMonths: 0,
  pointFen: 2,
  sharePercent: 30,
};
const now = async () => (await mall.call(pointOperationsApi.rules, {}, { token: operator })).data.versions[0] as { version: number };
const change = async (body: Partial<typeof rules>, version?: number) =>
  mall.call(
    pointOperationsApi.change,
    { body: { ...rules, ...body, version: version ?? (await now()).version, reason: '年中调整' } },
    { token: operator },
  );
const earn = (memberId: string, amount: number, ref: string) =>
  inTransaction(mall.house.db, (tx) => earnPoints(tx, memberId, amount, ref, { reason: 'order' }));
const left = async (memberId: string) =>
  (await mall.call(pointApi.detail, {}, { token: await tokenOf(mall.house.db, memberId) })).data.total;

describe('rules of points', () => {
  it('hold at once for everybody, and say who changed what and why', async () => {
    const { version } = await now();
    expect((await change({})).code).toBe(200);
    const token = await tokenOf(mall.house.db, buyer);
    expect((await mall.call(pointApi.rules, {}, { token })).data).toEqual(rules);
    expect((await mall.call(pointOperationsApi.rules, {}, { token: operator })).data.versions[0]).toMatchObject({
      rules,
      reason: '年中调整',
    });
    expect(await change({ dayMost: 90 }, version)).toMatchObject({ errorCode: 'marketing.point_rules_moved' });
    expect(await change({})).toMatchObject({ errorCode: 'marketing.point_rules_same' });
    expect(await change({ dayMost: 200 })).toMatchObject({ errorCode: 'marketing.point_ceilings_wrong' });
    expect(await change({ pointFen: 0 })).toMatchObject({ errorCode: 'marketing.point_rule_wrong' });
    const { rows } = await mall.house.db.pool.query(
      `select before ->> 'pointFen' as before, after ->> 'pointFen' as after from audit_log where event = 'marketing.points_changed'`,
    );
    expect(rows).toEqual([{ before: '1', after: '2' }]);
  });

  it('let nobody earn more than the ceilings, however many come at once', async () => {
    const given = await Promise.all(Array.from({ length: 8 }, (_, at) => earn(buyer, 30, `order:${900 + at}:done`)));
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(await left(buyer)).toBe(100);
    expect(await earn(buyer, 5, 'review:1')).toBe(0);
    // What comes back is no earning.
    await inTransaction(mall.house.db, (tx) => grantPoints(tx, buyer, 500, 'order:990:cancelled', { reason: 'refund' }));
    expect(await left(buyer)).toBe(600);
  });

  it('say what a point pays and for how much; what was used comes back as many', async () => {
    const lines = [2, 4].map((at) => ({ specId: specOf(at), num: 5 }));
    const { orderIds } = await place(mall.house.db, buyer, { lines, usePoints: 101 });
    expect(await orderRow(mall.house.db, orderIds[0] as string)).toMatchObject({ points_num: 101, points_fen: '202' });
    expect(await left(buyer)).toBe(499);
    await change({ pointFen: 5 });
    await inTransaction(mall.house.db, (tx) =>
      cancelOrder(tx, { orderId: orderIds[0] as string, by: { kind: 'system' }, kind: 'pay_timeout' }),
    );
    expect(await left(buyer)).toBe(600);
  });

  it('let points go that are too old, the oldest used first, and none before a new validity has passed', async () => {
    await inTransaction(mall.house.db, (tx) => grantPoints(tx, stranger, 100, 'gift:old'));
    await mall.owner.query(
      `alter table point_ledger disable trigger all; update point_ledger set at = now() - interval '13 months' where ref = 'gift:old'; alter table point_ledger enable trigger all`,
    );
    await inTransaction(mall.house.db, (tx) => spendPoints(tx, stranger, 30, 'article:9'));
    await inTransaction(mall.house.db, (tx) => grantPoints(tx, stranger, 40, 'gift:new'));
    await change({ validMonths: 12 });
    await expirePoints(mall.house.db);
    expect(await left(stranger)).toBe(110);
    await mall.owner.query(
      `alter table point_rules disable trigger all; update point_rules set valid_since = now() - interval '13 months'; alter table point_rules enable trigger all`,
    );
    await expirePoints(mall.house.db);
    expect(await left(stranger)).toBe(40);
    await expirePoints(mall.house.db);
    expect(await left(stranger)).toBe(40);
    expect(await left(buyer)).toBe(600);
  });
});
