import { pageCookiesOf } from '@mall/server/testing/authority.ts';
import { measureGet } from './make-load.ts';
import type { Mall } from './open-mall.ts';
import type { Row } from './report.ts';
import { shareOf } from './share-of.ts';
import { signIn } from './sign-in.ts';
import { withClient } from './with-client.ts';

const mostMs = 40;
const times = 60;
const pages = { 'the home page': '/', 'the cart': '/shoppingCar', 'his orders': '/personalCenterBase/myOrders' } as const;

/** A page that is rendered for one member and kept for nobody: how long he waits where nobody else asks, and what many of them cost. */
export const compareMemberPages = Object.entries(pages).map(([name, path]) => async ({ mall, url }: Mall): Promise<Row> => {
  const headers = { cookie: pageCookiesOf(await withClient(url, (client) => signIn(client, '13800000002'))) };
  const wait = async () => {
    const since = performance.now();
    const answer = await fetch(mall.url + path, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return performance.now() - since;
  };
  for (let time = 0; time < times / 3; time += 1) await wait();
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await wait());
  const { perSecond, cpuPerRequest } = await measureGet(mall, path, 4, headers);
  const middle = shareOf(waits, 0.5);
  return {
    work: `${name}, rendered for a member`,
    floor: '',
    ours: `${middle} ms alone (p95 ${shareOf(waits, 0.95)} ms); 32 at once ${Math.round(perSecond)} req/s, ${(cpuPerRequest / 1000).toFixed(1)} ms CPU`,
    ratio: '',
    target: `under ${mostMs} ms`,
    met: middle < mostMs,
  };
});
