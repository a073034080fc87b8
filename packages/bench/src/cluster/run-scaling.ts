import { setTimeout as sleep } from 'node:timers/promises';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { authorityOf } from '@mall/server/testing/authority.ts';
import { connections, sendAll } from '../send-all.ts';
import { shareOf } from '../share-of.ts';
import { buildWorld } from '../torture/world.ts';
import { holdToShare, type Share } from './hold-to-share.ts';
import { nodeNames } from './node-names.ts';
import { type Cluster, openCluster } from './open-cluster.ts';
import type { Place } from './place.ts';

/** Of one core, so that the box has enough left for the database, the balancers and those who ask. */
const share = 0.1;
const seconds = 6;
const rounds = 3;
const warmSeconds = 8;
/** A node that is held so tightly misses the balancer's question now and then, and is left out for some seconds: such a round tells nothing. */
const mostAgain = 4;

type Read = { readonly name: string; readonly url: string; readonly headers: Record<string, string> };

const listReads = async (cluster: Cluster, sealKey: string): Promise<Read[]> => {
  const world = await buildWorld(cluster.owner, 2, sealKey);
  const token = world.buyers[0]?.token ?? '';
  const { rows } = await cluster.owner.query<{ id: string }>(`select goods_id::text as id from spec where id = $1`, [world.specIds[0]]);
  const at = (path: string) => `http://127.0.0.1:${cluster.place.ports.mall}/api${path}`;
  return [
    { name: 'a goods, by a guest', url: at(`${goodsDetailsApi.details.path}?goodsId=${rows[0]?.id}`), headers: {} },
    { name: 'a search, by a guest', url: at(`${searchApi.goods.path}?keyword=${encodeURIComponent('电缆')}`), headers: {} },
    { name: 'his orders, by a member', url: at(orderApi.page.path), headers: authorityOf(token) },
  ];
};

const measure = async ({ name, url, headers: given }: Read): Promise<number> => {
  const found: number[] = [];
  for (let again = 0; found.length < rounds; ) {
    const { requests, failed, seconds: spent } = await sendAll({ url, headers: given, connections, duration: seconds });
    if (failed === 0 && requests > 0) found.push(requests / spent);
    else if (again === mostAgain) throw new Error(`${name}: ${failed} of ${requests + failed} were refused`);
    else {
      again += 1;
      await sleep(seconds * 1000);
    }
  }
  return shareOf(found, 0.5);
};

/** How many reads one, two and three nodes answer behind the balancer, each held to the same share of a core. Gives whether two answer 1.8 times as many as one. */
export const runScaling = async (place: Place, say: (line: string) => void): Promise<boolean> => {
  const settings = { NODE_ENV: 'production', SANDBOX: 'on', DEMO: 'on', LOG_LEVEL: 'warn', DEMO_GOODS: '1024', DEMO_CLERK: 'off' };
  const cluster = await openCluster(place, { settings, say });
  const shares: Share[] = [];
  try {
    const reads = await listReads(cluster, place.secrets.seal);
    const warm = async () => {
      for (const read of reads) await sendAll({ url: read.url, headers: read.headers, connections, duration: warmSeconds });
    };
    // Before they are held: with a tenth of a core a node that is new to its code does not even tell the balancer in time that it is ready.
    await warm();
    for (const name of nodeNames) {
      const held = holdToShare(name, cluster.part(name).pids(), share);
      if (!held) throw new Error('processes cannot be held to a share here (cgroups need root)');
      shares.push(held);
    }
    // From three down to one, which is the warmest then: what is gained is rather told too small.
    const seen: number[][] = [];
    for (let nodes = nodeNames.length; nodes > 0; nodes -= 1) {
      await warm();
      const row: number[] = [];
      for (const read of reads) row.push(await measure(read));
      seen.unshift(row);
      say(`${nodes} nodes: ${reads.map((read, nth) => `${read.name} ${row[nth]?.toFixed(0)}/s`).join(' · ')}`);
      await cluster.part(nodeNames[nodes - 1] ?? '').stop();
    }
    const ratio = (nodes: number, nth: number) => (seen[nodes]?.[nth] ?? 0) / (seen[0]?.[nth] ?? 1);
    const more = nodeNames.slice(1).map((_, nth) => nth + 1);
    say(`\n| read | one node |${more.map((nth) => ` ${nth + 1} nodes |`).join('')}\n|---|---|${more.map(() => '---|').join('')}`);
    for (const [nth, { name }] of reads.entries())
      say(`| ${name} | ${seen[0]?.[nth]?.toFixed(0)}/s |${more.map((nodes) => ` ${ratio(nodes, nth).toFixed(2)} times |`).join('')}`);
    return reads.every((_, nth) => ratio(1, nth) >= 1.8);
  } finally {
    await cluster.close();
    for (const each of shares) each.close();
  }
};
