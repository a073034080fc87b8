import { setTimeout as sleep } from 'node:timers/promises';
import { settingApi } from '@mall/contract/account/setting.api.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { World } from '../torture/world.ts';
import { buyAt } from './buy-at.ts';
import { type Claim, eachNode, everywhereWithin, inTurn } from './claim.ts';
import type { Cluster } from './open-cluster.ts';

const withinMs = 5000;
const pieces = 5;

/** Settings, kept pages, the search, what is sold in an activity and what falls due. */
export const mallClaims = (cluster: Cluster, world: World): Claim[] => {
  const { owner } = cluster;
  const { operator } = world;
  const pageOf = async (node: number) => (await fetch(cluster.at(node))).text();

  const orderAt = (node: number, buyer: World['buyers'][number], specId: string) => buyAt({ url: cluster.at(node), buyer, specId });

  return [
    {
      name: 'a setting that is published holds on every node, and kept pages say it',
      show: async () => {
        const name = `电商城${Date.now() % 100_000}`;
        await eachNode(pageOf);
        const list = await plainCall(cluster.at(0), settingApi.list, {}, operator.token);
        const version = list?.body.code === 200 ? list.body.data.version : 0;
        const done = await plainCall(
          cluster.at(0),
          settingApi.publish,
          { body: { version, reason: '试运行', changes: [{ key: 'SITE_NAME', value: name }] } },
          operator.token,
        );
        const seen = await everywhereWithin(withinMs, async (node) => (await pageOf(node)).includes(name));
        return { ...seen, seen: `published at one (${done?.body.code}), shown ${seen.seen}` };
      },
    },
    {
      name: 'goods that get another name are found by it on every node',
      show: async () => {
        const word = `ZX${Date.now() % 1_000_000}`;
        await owner.query(`update goods set name = name || ' ' || $2 where id = (select goods_id from spec where id = $1)`, [
          world.specIds[2],
          word,
        ]);
        return everywhereWithin(withinMs, async (node) => {
          const found = await plainCall(cluster.at(node), searchApi.goods, { query: { keyword: word } } as RequestOf<
            typeof searchApi.goods
          >);
          return found?.body.code === 200 && found.body.data.goodsVOList.length === 1 && found.body.data.correction === undefined;
        });
      },
    },
    {
      name: `an activity of ${pieces} pieces sells ${pieces}, whichever nodes are asked at once`,
      show: async () => {
        const specId = world.specIds[0] ?? '';
        const sold = async () =>
          Number(
            (await owner.query('select sold from time_limited_goods where spec_id = $1 order by activity_id desc limit 1', [specId]))
              .rows[0]?.sold,
          );
        await owner.query('update time_limited_goods set total = sold + $2, restriction = 100 where spec_id = $1', [specId, pieces]);
        const before = await sold();
        await Promise.all(world.buyers.flatMap((buyer, at) => [0, 1, 2, 3].map((more) => orderAt(inTurn(at + more), buyer, specId))));
        const after = (await sold()) - before;
        return { held: after === pieces, seen: `${after} sold to ${world.buyers.length} buyers of four orders each` };
      },
    },
    {
      name: 'what falls due is done once, by whichever node',
      show: async () => {
        const [buyer] = world.buyers;
        const ids: string[] = [];
        for (let at = 0; at < 6; at += 1) {
          const id = buyer && (await orderAt(inTurn(at), buyer, world.specIds[3] ?? ''));
          if (id) ids.push(id);
        }
        await Promise.all(ids.map((id) => world.expire(id)));
        const counts = async () =>
          (
            await owner.query<{ n: number }>(
              `select (select count(*)::int from order_event e where e.order_id = o.id and e.to_state = 'cancelled') as n from shop_order o where o.id = any ($1::bigint[])`,
              [ids],
            )
          ).rows.map(({ n }) => n);
        for (let tries = 0; tries < 60 && (await counts()).includes(0); tries += 1) await sleep(500);
        const seen = await counts();
        return {
          held: ids.length > 0 && seen.every((n) => n === 1),
          seen: `${ids.length} unpaid orders, each cancelled ${[...new Set(seen)].join(' or ')} time`,
        };
      },
    },
    {
      name: 'a job of the timetable is queued once a minute in all, not once by each node',
      show: async () => {
        await owner.query(`
          create table trial_queued (task_id int, run_at timestamptz);
          create function trial_note() returns trigger language plpgsql security definer set search_path = public as
            $$ begin insert into trial_queued values (new.task_id, new.run_at); return new; end $$;
          create trigger trial_note after insert on graphile_worker._private_jobs for each row execute function trial_note()`);
        await sleep(130_000);
        const { rows } = await owner.query<{ minutes: number; most: number }>(`
          select count(*)::int as minutes, max(n)::int as most from (select count(*) as n from trial_queued q join graphile_worker._private_tasks t on t.id = q.task_id
            where t.identifier = 'marketing.remind' group by q.run_at) each_minute`);
        const seen = rows[0];
        return { held: (seen?.minutes ?? 0) > 0 && seen?.most === 1, seen: `in ${seen?.minutes} minutes, each ${seen?.most} time` };
      },
    },
  ];
};
