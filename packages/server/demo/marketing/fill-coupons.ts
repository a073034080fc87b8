import type { Words } from '@mall/contract/kernel/language.ts';
import type { ActivityScope } from '@mall/contract/marketing/coupon.api.ts';
import type pg from 'pg';
import { copyRows } from '../kit/copy-rows.ts';
import { makeRandom } from '../kit/random.ts';
import { couponWords, reductionWords } from './activity-words.ts';
import { demoCouponKey, demoReductionKey } from './renew-demo-offers.ts';

const dayMs = 86_400_000;
const yuan = (amount: number) => amount * 100;

type Plan = {
  scope: ActivityScope;
  names: Words;
  targets?: readonly string[];
  threshold: number;
  reduction: number;
  quota: number;
  perMember?: number;
  /** Days from now in which it is given out; the validity ends `valid` days from now. */
  from?: number;
  until?: number;
  valid?: number;
  /** Everybody of the staff has one, and there are no more. */
  gone?: boolean;
  /** Every demo buyer has one. */
  held?: boolean;
};

type Named = { id: string; name: string };

const list = async (client: pg.PoolClient, text: string, values: unknown[] = []): Promise<Named[]> =>
  (await client.query<Named>(text, values)).rows;

const one = ({ id }: Named) => [id];
const ids = (some: readonly Named[]) => some.map(({ id }) => id);

/** Coupons of every scope and every state. */
const planCoupons = async (client: pg.PoolClient): Promise<Plan[]> => {
  const stores = await list(client, `select id, name from store where state = 'open' order by (kind = 'cross'), sales desc, id limit 5`);
  const cross = await list(client, `select id, name from store where state = 'open' and kind = 'cross' order by sales desc, id limit 1`);
  const brands = await list(
    client,
    `select b.id, b.name from brand b join goods g on g.brand_id = b.id group by b.id order by count(*) desc, b.id limit 3`,
  );
  const classes = await list(client, `select id, names ->> 'zh' as name from goods_class where level = 1 order by sort, id limit 5`);
  const middle = await list(
    client,
    `select id, names ->> 'zh' as name from goods_class where level = 2 order by goods_count desc, id limit 1`,
  );
  const goods = await list(
    client,
    `select id, name from goods where state = 'on' and price_fen between 5000 and 200000 order by rank desc, id limit 14`,
  );
  const all = couponWords.all();
  return [
    { scope: 'all', names: all, threshold: 500, reduction: 20, quota: 300 },
    { scope: 'all', names: all, threshold: 3000, reduction: 150, quota: 160, perMember: 2 },
    { scope: 'all', names: all, threshold: 0, reduction: 5, quota: 400, held: true },
    { scope: 'all', names: all, threshold: 20_000, reduction: 1200, quota: 60 },
    ...stores.map(
      (store, at): Plan => ({
        scope: 'store',
        names: couponWords.store(store.name),
        targets: one(store),
        threshold: [800, 2000, 500, 5000, 1000][at] ?? 800,
        reduction: [40, 120, 30, 350, 60][at] ?? 40,
        quota: 90 + at * 30,
      }),
    ),
    ...cross.map(
      (store): Plan => ({
        scope: 'store',
        names: couponWords.store(store.name),
        targets: one(store),
        threshold: 2000,
        reduction: 100,
        quota: 400,
      }),
    ),
    ...brands.map(
      (brand, at): Plan => ({
        scope: 'brand',
        names: couponWords.brand(brand.name),
        targets: one(brand),
        threshold: 1000 + at * 500,
        reduction: 60 + at * 30,
        quota: 100,
      }),
    ),
    ...classes.map(
      (one_, at): Plan => ({
        scope: 'class',
        names: couponWords.class(one_.name),
        targets: one(one_),
        threshold: [600, 3000, 2000, 400, 1500][at] ?? 600,
        reduction: [30, 200, 100, 25, 80][at] ?? 30,
        quota: 150,
      }),
    ),
    ...middle.map(
      (one_): Plan => ({
        scope: 'class',
        names: couponWords.class(one_.name),
        targets: one(one_),
        threshold: 300,
        reduction: 18,
        quota: 150,
      }),
    ),
    { scope: 'goods', names: couponWords.goods('热采'), targets: ids(goods.slice(0, 6)), threshold: 200, reduction: 15, quota: 200 },
    { scope: 'goods', names: couponWords.goods('爆款'), targets: ids(goods.slice(6)), threshold: 400, reduction: 35, quota: 200 },
    { scope: 'all', names: all, threshold: 1000, reduction: 88, quota: 1, gone: true },
    { scope: 'all', names: all, threshold: 2000, reduction: 168, quota: 500, from: 0.6, until: 20 },
    { scope: 'all', names: all, threshold: 600, reduction: 66, quota: 150, from: -9, until: -0.15 },
    { scope: 'all', names: all, threshold: 300, reduction: 10, quota: 900, from: -70, until: -40, valid: -6, held: true },
    ...classes.slice(0, 3).map(
      (one_, at): Plan => ({
        scope: 'class',
        names: couponWords.class(one_.name),
        targets: one(one_),
        threshold: [900, 1800, 3600][at] ?? 900,
        reduction: [45, 110, 260][at] ?? 45,
        quota: 240,
        until: 1 + at,
        valid: 1.6 + at * 2,
        held: true,
      }),
    ),
  ];
};

/** Whoever got one of each: some of the demo buyers, and a part of the staff, so that the counters are not all at nought. */
const takers = (plan: Plan, at: number, members: readonly number[], buyers: readonly number[]): number[] => {
  if (plan.gone) return members.filter((id) => !buyers.includes(id));
  if ((plan.from ?? -1) > 0) return [];
  const random = makeRandom(at, 31);
  const share = random.next() * 0.8;
  return members.filter((id) => (buyers.includes(id) ? (id + at) % 5 === 0 || plan.held : random.chance(share)));
};

export const fillCoupons = async (client: pg.PoolClient, now: Date, buyers: readonly number[]): Promise<void> => {
  const plans = await planCoupons(client);
  const members = (await client.query<{ id: string }>(`select id from member where audience = 'buyer' order by id`)).rows.map(({ id }) =>
    Number(id),
  );
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  const held = plans.map((plan, at) => takers(plan, at, members, buyers));
  await copyRows(
    client,
    'activity',
    plans.map((plan, at) => ({
      id: at + 1,
      activity_type: 1,
      key: demoCouponKey(at + 1),
      names: plan.names,
      scope: plan.scope,
      starts_at: after(plan.from ?? -10),
      ends_at: after(plan.until ?? 30),
      sort: at,
    })),
  );
  await copyRows(
    client,
    'activity_target',
    plans.flatMap((plan, at) => (plan.targets ?? []).map((target) => ({ activity_id: at + 1, target_id: target }))),
  );
  await copyRows(
    client,
    'coupon',
    plans.map((plan, at) => {
      const received = held[at]?.length ?? 0;
      return {
        id: at + 1,
        threshold_fen: yuan(plan.threshold),
        reduction_fen: yuan(plan.reduction),
        quota: plan.gone ? received : plan.quota,
        received,
        per_member: plan.perMember ?? 1,
        valid_from: after(Math.min(plan.from ?? -10, 0)),
        valid_until: after(plan.valid ?? 60),
      };
    }),
  );
  await copyRows(
    client,
    'member_coupon',
    plans.flatMap((plan, at) =>
      (held[at] ?? []).map((memberId) => ({
        coupon_id: at + 1,
        member_id: memberId,
        seq: 1,
        state: (plan.valid ?? 60) > 0 ? 'new' : 'expired',
        valid_from: after(Math.min(plan.from ?? -10, 0)),
        valid_until: after(plan.valid ?? 60),
        received_at: after((plan.from ?? -10) * makeRandom(at, memberId).next()),
      })),
    ),
  );
};

const steps = [
  [1000, 50],
  [3000, 180],
  [10_000, 800],
] as const;

/** Full reductions of some stores and of one class; their ids follow those of the coupons. */
export const fillReductions = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const stores = await list(client, `select id, name from store where state = 'open' and kind <> 'cross' order by sales desc, id limit 8`);
  const [top] = await list(client, `select id, names ->> 'zh' as name from goods_class where level = 1 order by sort desc, id limit 1`);
  const wanted = [
    ...stores.filter((_, at) => at % 2 === 1).map(({ id }) => ({ scope: 'store', id })),
    ...(top ? [{ scope: 'class', id: top.id }] : []),
  ];
  const { rows } = await client.query<{ next: number }>('select coalesce(max(id), 0)::int + 1 as next from activity');
  const first = rows[0]?.next ?? 1;
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  await copyRows(
    client,
    'activity',
    wanted.map(({ scope }, nth) => ({
      id: first + nth,
      activity_type: 2,
      key: demoReductionKey(nth + 1),
      names: reductionWords,
      scope,
      starts_at: at(-5),
      ends_at: at(40),
      sort: nth,
    })),
  );
  await copyRows(
    client,
    'activity_target',
    wanted.map(({ id }, nth) => ({ activity_id: first + nth, target_id: id })),
  );
  await copyRows(
    client,
    'full_reduction_rule',
    wanted.flatMap((_, nth) =>
      steps
        .slice(0, 2 + (nth % 2))
        .map(([threshold, reduction]) => ({ activity_id: first + nth, threshold_fen: yuan(threshold), reduction_fen: yuan(reduction) })),
    ),
  );
};
