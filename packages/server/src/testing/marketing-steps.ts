import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import type { ActivityScope } from '@mall/contract/marketing/coupon.api.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { layGroupBuy } from '../marketing/group/lay-group-buy.ts';
import { moveGroup } from '../marketing/group/move-group.ts';
import { laySeckillSession } from '../marketing/lay-seckill-session.ts';

const hour = 3_600_000;
const names = (zh: string, en: string) => JSON.stringify({ zh, en, fra: en, spa: en, pt: en, ru: en });

type Given = {
  type?: 1 | 2 | 3 | 5;
  name?: string;
  scope?: ActivityScope;
  targets?: readonly (string | number)[];
  /** Hours from now. */
  from?: number;
  until?: number;
};

export const addActivity = async (
  db: Db,
  { type = 3, name = '活动', scope = 'all', targets = [], from = -1, until = 1 }: Given = {},
): Promise<Id> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into activity (activity_type, names, scope, starts_at, ends_at)
     values ($1, $2, $3, now() + make_interval(secs => $4::float8 * 3600), now() + make_interval(secs => $5::float8 * 3600)) returning id`,
    [type, names(name, `${name} en`), scope, from, until],
  );
  const id = (rows[0] as { id: string }).id;
  await db.pool.query('insert into activity_target (activity_id, target_id) select $1, unnest($2::bigint[])', [id, targets]);
  return id;
};

/** A coupon of 10 yuan from 100 on, which anybody can receive for an hour. */
export const addCoupon = async (
  db: Db,
  { quota = 100, perMember = 1, ...given }: Given & { quota?: number; perMember?: number } = {},
): Promise<Id> => {
  const id = await addActivity(db, { name: '满减券', ...given, type: 1 });
  await db.pool.query(
    `insert into coupon (id, threshold_fen, reduction_fen, quota, per_member, valid_from, valid_until)
     values ($1, 10000, 1000, $2, $3, now(), now() + interval '30 days')`,
    [id, quota, perMember],
  );
  return id;
};

/** A coupon of that kind in a member's hands. */
export const holdCoupon = async (db: Db, memberId: Id): Promise<Id> => {
  const couponId = await addCoupon(db);
  const { rows } = await db.pool.query<{ id: string }>(
    `with counted as (update coupon set received = received + 1 where id = $1)
     insert into member_coupon (coupon_id, member_id, seq, valid_from, valid_until)
     values ($1, $2, 1, now() - interval '1 day', now() + interval '1 day') returning id`,
    [couponId, memberId],
  );
  return (rows[0] as { id: string }).id;
};

type SessionGiven = { from: number; until: number; specIds: readonly Id[]; total?: number };

/** A session from and until so many hours from now, at 5 yuan a piece. */
export const addSession = async (db: Db, { from, until, specIds, total = 10 }: SessionGiven): Promise<Id> => {
  const activityId = await addActivity(db, { type: 3, name: '限时秒杀', from, until });
  const now = Date.now();
  return laySeckillSession(db, {
    activityId,
    startsAt: new Date(now + from * hour),
    endsAt: new Date(now + until * hour),
    goods: specIds.map((specId) => ({ specId, price: fen(500), total, restriction: 2 })),
  });
};

type GroupGiven = {
  specId: Id;
  from?: number;
  until?: number;
  leastBuyers?: number;
  total?: number;
  restriction?: number;
  steps?: { buyers: number; price: string }[];
};

const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** A group buy from and until so many hours from now, that has begun if its time has: 8 yuan, from 3 buyers on 7, from 5 on 6. */
export const addGroupBuy = async (
  db: Db,
  { specId, from = -1, until = 1, leastBuyers = 3, total = 20, restriction = 0, steps }: GroupGiven,
): Promise<Id> => {
  const id = await inTransaction(db, (tx) =>
    layGroupBuy(tx, null, {
      name: '拼团',
      specId,
      startsAt: at(from),
      endsAt: at(until),
      budget: null,
      leastBuyers,
      total,
      restriction,
      steps: steps ?? [
        { buyers: 1, price: '8.00' },
        { buyers: 3, price: '7.00' },
        { buyers: 5, price: '6.00' },
      ],
    }),
  );
  if (from <= 0) await inTransaction(db, (tx) => moveGroup(tx, id, 'begin', { kind: 'system' }));
  return id;
};
