import { setTimeout as sleep } from 'node:timers/promises';
import { activityOperationsApi } from '@mall/contract/marketing/activity-office.api.ts';
import type { Pool } from 'pg';
import { ask, cancel, giveBack, type Mall, order, pay, pick, sendAndReceive } from './buyer.ts';
import type { Person } from './world.ts';

/** How long one runs: the clock of whichever process is alive begins and ends it. */
const runsMs = 14_000;
const crowd = 9;
const leastBuyers = 4;
const steps = [
  { buyers: 1, price: '19.00' },
  { buyers: 3, price: '17.00' },
  { buyers: 5, price: '15.00' },
];

/** Group buys laid by an operator that buyers join, leave, pay twice and too late for, some stopped midway, while processes die; whoever paid has the last step's price or everything back. */
export const openGrouping = (db: Pool) => {
  const tally = { laid: 0, joined: 0 };
  const laid: string[] = [];
  let [ended, won] = [0, 0];

  const stateOf = async (id: string): Promise<string | undefined> => {
    const { rows } = await db.query<{ state: string }>('select state from group_buy where id = $1', [id]);
    return rows[0]?.state;
  };
  const until = async (id: string, done: (state: string) => boolean, tries: number): Promise<boolean> => {
    for (let nth = 0; nth < tries; nth += 1) {
      const state = await stateOf(id);
      if (state !== undefined && done(state)) return true;
      await sleep(500);
    }
    return false;
  };

  const lay = async (mall: Mall, specId: string): Promise<string | undefined> => {
    const [startsAt, endsAt] = [new Date().toISOString(), new Date(Date.now() + runsMs).toISOString()];
    const body = { name: '拼团', specId, startsAt, endsAt, leastBuyers, total: 12, restriction: 2, steps };
    const made = await ask(mall, activityOperationsApi.addGroup, { body }, mall.world.operator);
    if (made?.code !== 200) return undefined;
    tally.laid += 1;
    laid.push(made.data.id);
    return made.data.id;
  };

  const join = async (mall: Mall, buyer: Person, bought: { specId: string; num: number; groupId: string }): Promise<void> => {
    const placed = await order(mall, buyer, {}, bought);
    const orderId = placed?.orderIds[0];
    if (!placed || !orderId) return;
    tally.joined += 1;
    const fate = mall.random();
    if (fate < 0.1) return;
    if (fate < 0.2) return void (await cancel(mall, buyer, orderId));
    if (fate < 0.3) return void (await Promise.all([pay(mall, buyer, placed.paySn), cancel(mall, buyer, orderId)]));
    if (fate < 0.4) await sleep(mall.random() * runsMs);
    await Promise.all([pay(mall, buyer, placed.paySn), ...(fate > 0.8 ? [pay(mall, buyer, placed.paySn)] : [])]);
    // Nothing leaves and nothing comes back while it runs; afterwards both do.
    if (fate > 0.6) await sendAndReceive(mall, buyer, orderId);
    if (!(await until(bought.groupId, (state) => state === 'succeeded', 40)) || mall.ended()) return;
    await sleep(3000);
    await sendAndReceive(mall, buyer, orderId);
    if (fate > 0.7) await giveBack(mall, buyer, orderId);
  };

  const keepGrouping = async (mall: Mall, specId: string): Promise<void> => {
    while (!mall.ended()) {
      const groupId = await lay(mall, specId);
      if (groupId === undefined || !(await until(groupId, (state) => state === 'running', 20))) {
        await sleep(500);
        continue;
      }
      const few = mall.random() < 0.3;
      const buyers = Array.from({ length: few ? 2 : crowd }, () => pick(mall, mall.world.buyers));
      const stops = mall.random() < 0.2;
      await Promise.all([
        ...buyers.map((buyer) => join(mall, buyer, { specId, num: 1 + Math.floor(mall.random() * 2), groupId })),
        stops
          ? sleep(runsMs / 3).then(() =>
              ask(mall, activityOperationsApi.stop, { params: { id: groupId }, body: { reason: '货源有变' } }, mall.world.operator),
            )
          : undefined,
      ]);
      await until(groupId, (state) => state !== 'running', 60);
    }
  };

  /** Those that run come to their end, and all their orders are settled. */
  const settled = async (): Promise<void> => {
    for (let tries = 0; tries < 180; tries += 1) {
      const { rows } = await db.query(
        `select from group_buy g where g.id = any ($1::bigint[]) and (g.state in ('new', 'running')
           or exists (select from shop_order o where o.group_id = g.id and (o.state = 'wait_pay' or o.state = 'wait_ship' and o.group_done_at is null)))`,
        [laid],
      );
      if (rows.length === 0) return;
      await sleep(1000);
    }
  };

  /** At the end everybody has paid the last step and no more, or has everything back; counted from the money itself. */
  const compare = async (): Promise<string[]> => {
    const { rows } = await db.query<{ id: string; state: string; open: number; wrong: number; won: number }>(
      `select g.id::text, g.state, count(o.id) filter (where o.state = 'wait_pay' or o.state = 'wait_ship' and o.group_done_at is null)::int as open, count(o.id) filter (where o.group_done_at is not null)::int as won,
         count(o.id) filter (where case when o.group_done_at is null then o.paid_fen <> coalesce(b.fen, 0) else l.unit_fen * l.num + o.freight_fen - coalesce(d.fen, 0) <> g.price_fen * l.num + o.freight_fen end)::int as wrong
       from group_buy g left join (shop_order o join order_line l on l.order_id = o.id) on o.group_id = g.id and o.paid_fen > 0
         left join lateral (select sum(r.amount_fen + r.withheld_fen) as fen from refund r where r.ref = 'group:' || o.id) d on true
         left join lateral (select sum(r.amount_fen) as fen from refund r where r.ref = 'cancel:' || o.id and r.state = 'success') b on true
       where g.id = any ($1::bigint[]) group by g.id`,
      [laid],
    );
    const faults = rows.flatMap(({ id, state, open, wrong }) => [
      ...(state === 'succeeded' || state === 'failed' ? [] : [`group buy ${id} is ${state}`]),
      ...(open > 0 ? [`${open} orders of group buy ${id} are not settled`] : []),
      ...(wrong > 0 ? [`${wrong} buyers of group buy ${id} have paid neither its last step nor nothing`] : []),
    ]);
    ended = rows.length;
    won = rows.reduce((sum, row) => sum + row.won, 0);
    if (rows.length === 0 || tally.joined === 0) faults.push('no group buy came to its end');
    return faults;
  };

  const said = () => `group buys laid ${tally.laid}, ended ${ended}, joined ${tally.joined}, orders won ${won}`;
  return { keepGrouping, settled, compare, said };
};
