import type pg from 'pg';
import { txOn } from '../../src/kernel/db.ts';
import { layTimeLimited } from '../../src/marketing/lay-time-limited.ts';
import { demoMembers } from '../account/demo-members.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { limitedWords, seckillWords } from './activity-words.ts';
import { fillCoupons, fillReductions } from './fill-coupons.ts';
import { fillPointRules, fillPoints } from './fill-points.ts';
import { fillSessions } from './fill-sessions.ts';
import { dealOf, listCandidates } from './pick-deals.ts';
import { demoLimitedKey, limitedSince } from './renew-demo-offers.ts';
import { demoSeckillKey, renewDemoSessions } from './renew-demo-sessions.ts';

const dayMs = 86_400_000;
const limitedGoods = 48;

/** Coupons, full reductions, sessions, time-limited buys and points. */
export const fillMarketing = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const tx = txOn(client);
  const buyers = demoMembers.flatMap(({ audience }, at) => (audience === 'buyer' ? [at + 1] : []));
  await fillCoupons(client, now, buyers);
  await fillReductions(client, now);
  const { rows } = await client.query<{ next: number }>('select max(id)::int + 1 as next from activity');
  const [seckillId, limitedId] = [rows[0]?.next ?? 1, (rows[0]?.next ?? 1) + 1];
  const startsAt = new Date(now.getTime() - limitedSince * dayMs);
  const endsAt = new Date(now.getTime() + 15 * dayMs);
  await copyRows(client, 'activity', [
    { id: seckillId, activity_type: 3, key: demoSeckillKey, names: seckillWords, starts_at: startsAt, ends_at: endsAt },
    { id: limitedId, activity_type: 5, key: demoLimitedKey, names: limitedWords, starts_at: startsAt, ends_at: endsAt },
  ]);
  await moveIdentity(client, ['activity']);
  await renewDemoSessions(tx, now);
  const limited = (await listCandidates(tx, { from: 4, to: 4 })).slice(0, limitedGoods);
  const goods = limited.map((candidate) => dealOf(candidate, limitedId, 15));
  if (goods.length > 0) await layTimeLimited(tx, { activityId: String(limitedId), startsAt, endsAt, goods });
  await fillPoints(client, now, buyers);
  const operator = demoMembers.findIndex(({ audience }) => audience === 'operator') + 1;
  await fillPointRules(client, now, operator);
  await fillSessions(client, now, operator);
};
