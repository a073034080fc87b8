import { type Assumptions, asStated } from './figures.ts';
import { countSeconds, kindsOf, loadsAt, restoreHours, searchLoadsAt, searchSeconds } from './loads.ts';

export const growths = {
  ordersADay: 'orders a day (1,000,000 goods, one of each part)',
  goods: 'goods (whatever is ordered)',
  orders: 'orders kept',
  ofOneCompany: 'orders of one company kept',
} as const;
export type Growth = keyof typeof growths;

/** A part, what falls on it when the mall grows one way, and how much it bears. `load` only rises. */
type Part = {
  readonly part: string;
  readonly growsWith: Growth;
  readonly bears: string;
  readonly limit: number;
  readonly load: (size: number) => number;
  readonly remedy: string;
};

export type BreakingPoint = Part & { readonly at: number };

const partsOf = (a: Assumptions): readonly Part[] => {
  const busy = a.busy / 100;
  const atOrders = (ordersADay: number) => loadsAt({ goods: 1_000_000, ordersADay }, a);
  const others = kindsOf(0, a).reduce((sum, kind) => sum + (kind.name === 'search' ? 0 : kind.perOrder * kind.node), 0);
  const searches = kindsOf(0, a).find((kind) => kind.name === 'search')?.perOrder ?? 0;
  return [
    {
      part: 'pages that one node tells at once',
      growsWith: 'ordersADay',
      bears: '5,000 open pages (`STREAMS`)',
      limit: a.streams,
      load: (n) => atOrders(n).openPages,
      remedy: 'nothing fails: further pages ask now and then. Raise `STREAMS` after measuring what a connection costs, or more nodes',
    },
    {
      part: 'connections through nginx',
      growsWith: 'ordersADay',
      bears: "768 open pages (Debian's `worker_connections`)",
      limit: a.proxyPages,
      load: (n) => atOrders(n).openPages,
      remedy: '`worker_connections` and the files that nginx may have open; further visitors wait until then',
    },
    {
      part: 'connections through one HAProxy, where there are several nodes',
      growsWith: 'ordersADay',
      bears: '20,000 (`maxconn` in `deploy/`)',
      limit: a.balancerConnections,
      load: (n) => atOrders(n).openPages,
      remedy: '`maxconn`; further visitors wait until then',
    },
    {
      part: 'processor of one node',
      growsWith: 'ordersADay',
      bears: '60 % of a core',
      limit: busy,
      load: (n) => atOrders(n).nodeCores,
      remedy: 'more nodes behind HAProxy with Redis and shared files (`deploy/`), one for each core',
    },
    {
      part: 'line to the visitors',
      growsWith: 'ordersADay',
      bears: '60 % of 1 Gbit/s',
      limit: busy * 1000,
      load: (n) => atOrders(n).megabits,
      remedy: 'a CDN for pictures and scripts; it leaves an eighth',
    },
    {
      part: 'connections of the primary',
      growsWith: 'ordersADay',
      bears: '190, 37 for each node',
      limit: a.databaseConnections,
      load: (n) => (atOrders(n).nodeCores / busy) * a.nodeConnections,
      remedy:
        'PgBouncer on two machines of its own for all nodes, in transaction mode (1.21 or newer, which keeps names), with one pool of 60 to 80, and `max_connections` 400',
    },
    {
      part: 'line behind a CDN',
      growsWith: 'ordersADay',
      bears: '60 % of 1 Gbit/s',
      limit: busy * 1000,
      load: (n) => atOrders(n).megabitsBehindCdn,
      remedy: '10 Gbit/s',
    },
    {
      part: 'processor of the primary',
      growsWith: 'ordersADay',
      bears: '60 % of 16 cores',
      limit: busy * 16,
      load: (n) => atOrders(n).databaseCores,
      remedy: 'first `DATABASE_REPLICA_URL` (reads of guests, searches, exports), then more cores, then Citus',
    },
    {
      part: 'one Redis',
      growsWith: 'ordersADay',
      bears: '60 % of 50,000 calls a second',
      limit: busy * a.redisRate,
      load: (n) => atOrders(n).redisCalls,
      remedy: 'Redis Cluster: each call of `kernel/memory.ts` names one key, but its client knows one Redis',
    },
    {
      part: 'log of the primary',
      growsWith: 'ordersADay',
      bears: '60 MB/s to replica and archive',
      limit: 60,
      load: (n) => atOrders(n).walMegabytes,
      remedy: 'nothing before all others',
    },
    {
      part: 'searching on nodes',
      growsWith: 'goods',
      bears: 'as much as all other work of a node',
      limit: others,
      load: (goods) => searches * searchSeconds(goods, a),
      remedy: 'nodes of their own for `/api/portal/search` and the pages of search, by rules of HAProxy; no code',
    },
    {
      part: 'making the model anew',
      growsWith: 'goods',
      bears: 'a build ends before the next is due',
      limit: 1,
      load: (goods) => searchLoadsAt(goods, a).buildSeconds / searchLoadsAt(goods, a).secondsUntilDue,
      remedy: '**OpenSearch**: from here every node reads all goods without pause',
    },
    {
      part: 'taking in changes',
      growsWith: 'goods',
      bears: '1 s of the 5 in which a change is found',
      limit: 1,
      load: (goods) => searchLoadsAt(goods, a).freezeSeconds,
      remedy: 'OpenSearch must be there',
    },
    {
      part: 'memory of a machine with a node',
      growsWith: 'goods',
      bears: '16 GB while the model is made anew',
      limit: 16,
      load: (goods) => searchLoadsAt(goods, a).machineGigabytes,
      remedy: 'a larger machine does not help for long: the next row',
    },
    {
      part: 'words and models in one map',
      growsWith: 'goods',
      bears: '16.7 million (V8)',
      limit: a.wordsInMap * 1e6,
      load: (goods) => goods,
      remedy: 'the end of the model in memory, if every goods has a model of its own',
    },
    {
      part: 'one search on the one thread',
      growsWith: 'goods',
      bears: '50 ms, in which nobody else is served',
      limit: 0.05,
      load: (goods) => searchSeconds(goods, a),
      remedy: 'the end of the model in memory in any case',
    },
    {
      part: 'restore from a backup',
      growsWith: 'orders',
      bears: '4 hours',
      limit: 4,
      load: (orders) => restoreHours(orders, a),
      remedy: 'pgBackRest (parallel, incremental), a second replica; then **Citus** by company',
    },
    {
      part: 'tabs and totals of a company',
      growsWith: 'ofOneCompany',
      bears: '1 s',
      limit: 1,
      load: (orders) => countSeconds(orders, a),
      remedy: 'kept for five seconds (0112), so that it is one count of many; then counts that stop at 10,000',
    },
    {
      part: 'the same, until it fails',
      growsWith: 'ofOneCompany',
      bears: '10 s (`statement_timeout`)',
      limit: 10,
      load: (orders) => countSeconds(orders, a),
      remedy: 'nothing: it must have been done',
    },
  ];
};

/** The size at which a load that only rises reaches a limit, by halving on a scale of powers. */
const sizeAt = (load: (size: number) => number, limit: number): number => {
  let below = 0;
  let above = 40;
  for (let step = 0; step < 60; step += 1) {
    const middle = (below + above) / 2;
    if (load(Math.exp(middle)) < limit) below = middle;
    else above = middle;
  }
  return Math.exp(above);
};

export const findBreakingPoints = (a: Assumptions = asStated): readonly BreakingPoint[] => {
  const order = Object.keys(growths);
  return partsOf(a)
    .map((part) => ({ ...part, at: sizeAt(part.load, part.limit) }))
    .toSorted((one, other) => order.indexOf(one.growsWith) - order.indexOf(other.growsWith) || one.at - other.at);
};
