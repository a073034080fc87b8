import type { Id } from '@mall/contract/kernel/fields.ts';
import type pg from 'pg';
import { usualSettings } from '../../src/kernel/config.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import { openNews } from '../../src/kernel/news.ts';
import { listenersOf } from '../../src/listeners.ts';
import { moveGroup } from '../../src/marketing/group/move-group.ts';
import { settleGroupOrder } from '../../src/payment/settle-group-order.ts';
import { buyPaid } from './buy-paid.ts';
import { demoGroupKey, layDemoGroup } from './lay-demo-group.ts';
import { type Candidate, listCandidates, lotsOf } from './pick-deals.ts';

type Plan = {
  /** Days from now. */
  from: number;
  until: number;
  buyers: number;
  least: number;
  steps: readonly (readonly [buyers: number, percent: number])[];
  end?: 'succeed' | 'fail';
};

/** One of each state, and of those that run one that lacks much, one that lacks little and one that has come to its last step. */
// biome-ignore format: a plan is a line
const plans: readonly Plan[] = [
  { from: -1, until: 2.4, buyers: 9, least: 10, steps: [[1, 8], [10, 15], [20, 22]] },
  { from: -0.5, until: 4, buyers: 3, least: 8, steps: [[1, 6], [8, 12]] },
  { from: -2, until: 1.2, buyers: 16, least: 6, steps: [[1, 10], [6, 18], [15, 26]] },
  { from: -1, until: 3, buyers: 6, least: 5, steps: [[1, 5], [5, 11], [12, 20]] },
  { from: -0.2, until: 5, buyers: 0, least: 6, steps: [[1, 8], [6, 16]] },
  { from: 0.8, until: 4, buyers: 0, least: 5, steps: [[1, 9], [5, 17]] },
  { from: 1.5, until: 6, buyers: 0, least: 12, steps: [[1, 10], [12, 24]] },
  { from: -6, until: -2, buyers: 11, least: 8, steps: [[1, 8], [8, 16]], end: 'succeed' },
  { from: -7, until: -3, buyers: 2, least: 8, steps: [[1, 8], [8, 16]], end: 'fail' },
];

/** Ends a group buy that is over and settles its orders, all of it so many days ago. */
const end = async (client: pg.PoolClient, tx: Tx, groupId: Id, { from, until, end: event }: Plan) => {
  if (!event) return;
  await moveGroup(tx, groupId, event, { kind: 'system' });
  const { rows } = await client.query<{ id: Id; won: boolean; lastFen: number; leftFen: number }>(
    `select o.id::text, g.state = 'succeeded' as won, g.price_fen::float8 as "lastFen", (o.paid_fen - o.refunded_fen)::float8 as "leftFen"
     from shop_order o join group_buy g on g.id = o.group_id where g.id = $1 order by o.id`,
    [groupId],
  );
  for (const order of rows) await settleGroupOrder(tx, order);
  await client.query(
    `update activity set starts_at = now() + make_interval(secs => $2), ends_at = now() + make_interval(secs => $3) where id = $1`,
    [groupId, from * 86_400, until * 86_400],
  );
  await client.query('update group_buy set ended_at = (select ends_at from activity a where a.id = group_buy.id) where id = $1', [groupId]);
  await client.query(`delete from group_price where group_id = $1`, [groupId]);
  const back = ['created_at', 'paid_at', 'group_done_at', 'ship_from', 'cancelled_at'].map(
    (column) => `${column} = ${column} - make_interval(secs => $2)`,
  );
  await client.query(`update shop_order set ${back.join(', ')} where group_id = $1`, [groupId, (1 - until) * 86_400]);
};

/** Group buys of every state, joined and paid by the verbs themselves. */
export const fillGroups = async (client: pg.PoolClient): Promise<void> => {
  const tx = txOn(client, openNews(listenersOf(usualSettings)).hear);
  // Filling may take long, and to the database all of it happens when it began.
  const now = (await client.query<{ now: Date }>('select now()')).rows[0]?.now;
  const crowd = (
    await client.query<{ id: Id }>(
      `select id::text from member where audience = 'buyer' and (mobile = '13800000001' or mobile like '170%') order by (mobile = '13800000001') desc, id limit 30`,
    )
  ).rows;
  // Every second one is laid by the store itself; stores whose people can sign in come first.
  const { rows: homes } = await client.query<{ spec_id: Id; store_id: Id; own: boolean }>(
    `select s.id::text as spec_id, g.store_id::text, exists (select from member m where m.store_id = g.store_id and m.mobile like '1390000000%') as own
     from spec s join goods g on g.id = s.goods_id`,
  );
  const homeOf = new Map(homes.map((home) => [home.spec_id, home]));
  const isOwn = ({ specId }: Candidate) => Number(homeOf.get(specId)?.own ?? false);
  const candidates = (await listCandidates(tx, { from: 5, to: 5 })).toSorted((a, b) => isOwn(b) - isOwn(a));
  for (const [at, plan] of plans.entries()) {
    const place = candidates.findIndex(({ onHand, moq }) => onHand >= moq * Math.max(plan.buyers + 1, plan.least));
    const [candidate] = place === -1 ? [] : candidates.splice(place, 1);
    if (!candidate) return;
    const total = lotsOf(candidate.moq, Math.max(40, plan.buyers * 2), candidate.onHand);
    const open = { from: plan.end ? -0.01 : plan.from, until: plan.end ? 1 : plan.until };
    const storeId = at % 2 === 0 ? (homeOf.get(candidate.specId)?.store_id ?? null) : null;
    const groupId = await layDemoGroup(tx, {
      storeId,
      key: demoGroupKey(at + 1),
      candidate,
      total,
      least: plan.least,
      steps: plan.steps,
      ...open,
      ...(now && { now }),
    });
    if (open.from > 0) continue;
    await moveGroup(tx, groupId, 'begin', { kind: 'system' });
    for (const { id } of crowd.slice(at % 2, plan.buyers + (at % 2)))
      await buyPaid(client, tx, id, { specId: candidate.specId, num: candidate.moq, groupId });
    await end(client, tx, groupId, plan);
  }
};
