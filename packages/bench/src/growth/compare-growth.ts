import { loadavg } from 'node:os';
import { openPool } from '@mall/server/kernel/db.ts';
import { withClient } from '../with-client.ts';
import { growOrders } from './grow-orders.ts';
import { listGrowingReads } from './growing-reads.ts';
import { type Cost, measureCost } from './measure-cost.ts';
import { openGrownMall } from './open-grown-mall.ts';

export const growthMark = '## Growth';

type Measured = { readonly orders: number; readonly size: string; readonly costs: ReadonlyMap<string, Cost> };

const refuseBroken = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    // What waits to be sent or told waits for a mall that is not open here.
    const { rows } = await client.query<{ id: string }>(`select id from inv.checks where bad > 0 and id not in ('I38', 'I41')`);
    if (rows.length > 0) throw new Error(`what was made breaks ${rows.map(({ id }) => id).join(', ')}`);
  });

const measure = async (url: string, orders: number, say: (text: string) => void): Promise<Measured> => {
  const pool = openPool(url, 8);
  try {
    const costs = new Map<string, Cost>();
    for (const { name, read } of await listGrowingReads(pool)) {
      const cost = await measureCost(pool, read);
      costs.set(name, cost);
      say(`${name}: ${cost.ms.toFixed(1)} ms, ${cost.pages} pages, ${cost.statements} statements`);
    }
    const { rows } = await pool.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
    return { orders, size: rows[0]?.size ?? '', costs };
  } finally {
    await pool.end();
  }
};

const cell = (cost: Cost | undefined): string => (cost ? `${cost.ms.toFixed(1)} ms, ${cost.pages.toLocaleString('en')}` : '');

const write = (measured: readonly Measured[], load: string): string =>
  [
    growthMark,
    '',
    `${new Date().toISOString().slice(0, 10)}, load average ${load}. \`npm run bench -- --only=growth --orders=10000,1000000\`: the demo's orders and so many more, half of them one company's, with lines, steps, parcels, payments, messages and trail;`,
    'read as whoever has the most of them. Milliseconds are the middle of seven, after one to warm, over the loopback; pages are the 8 KB that all statements of the read touch, in memory or not.',
    '',
    `| read | statements | ${measured.map(({ orders, size }) => `${orders.toLocaleString('en')} orders (${size})`).join(' | ')} |`,
    `| --- | --- | ${measured.map(() => '---').join(' | ')} |`,
    ...[...(measured[0]?.costs.keys() ?? [])].map(
      (name) =>
        `| ${name} | ${measured.at(-1)?.costs.get(name)?.statements ?? ''} | ${measured.map(({ costs }) => cell(costs.get(name))).join(' | ')} |`,
    ),
    '',
  ].join('\n');

/** What reads cost at growing numbers of orders, from the smallest up, on one database. */
export const compareGrowth = async (folder: string, sizes: readonly number[], say: (text: string) => void): Promise<string> => {
  const mall = await openGrownMall(folder, say);
  try {
    const measured: Measured[] = [];
    for (const orders of sizes.toSorted((one, other) => one - other)) {
      await withClient(mall.ownerUrl, (client) => growOrders(client, orders, say));
      if (orders <= 1_000_000) await refuseBroken(mall.ownerUrl);
      measured.push(await measure(mall.ownerUrl, orders, say));
    }
    return write(
      measured,
      loadavg()
        .map((one) => one.toFixed(1))
        .join(' '),
    );
  } finally {
    await mall.stop();
  }
};
