import { loadavg } from 'node:os';
import { keepSoldDays } from '@mall/server/figures/keep-sold-days.ts';
import { openDb, openPool } from '@mall/server/kernel/db.ts';
import type pg from 'pg';
import { describeRow } from '../compare-reads.ts';
import { type Row, rowsText } from '../report.ts';
import { withClient } from '../with-client.ts';
import { compareLists } from './compare-lists.ts';
import { growOrders } from './grow-orders.ts';
import { listGrowingReads } from './growing-reads.ts';
import { type Cost, measureCost } from './measure-cost.ts';
import { type GrownMall, openGrownMall } from './open-grown-mall.ts';
import { timeBillRun } from './time-bill-run.ts';

export const growthMark = '## Growth';

type Measured = {
  readonly orders: number;
  readonly size: string;
  readonly made: string;
  /** How long it took to sum the days that are over, all of them. */
  readonly summed: number;
  readonly costs: ReadonlyMap<string, Cost>;
  readonly runs: readonly number[];
};

/** Orders of the month's end whose bills are issued beside so many that are kept. */
const billed = [1000, 10_000, 50_000];

/** Beyond, the invariants take longer than what is measured. */
const mostChecked = 1_000_000;

const refuseBroken = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    // What waits to be sent or told waits for a mall that is not open here.
    const { rows } = await client.query<{ id: string }>(`select id from inv.checks where bad > 0 and id not in ('I38', 'I41')`);
    if (rows.length > 0) throw new Error(`what was made breaks ${rows.map(({ id }) => id).join(', ')}`);
  });

const sumDays = async (pool: pg.Pool): Promise<number> => {
  const since = performance.now();
  while ((await keepSoldDays({ db: openDb(pool) })) > 0);
  return (performance.now() - since) / 1000;
};

const measure = async (mall: GrownMall, orders: number, say: (text: string) => void): Promise<Omit<Measured, 'made'>> => {
  // What takes longer than the mall lets a statement run is to be seen as well.
  const pool = openPool(mall.url, 8, { statementMs: 120_000 });
  try {
    const summed = await sumDays(pool);
    say(`the days that are over summed in ${summed.toFixed(1)} s`);
    const costs = new Map<string, Cost>();
    for (const { name, read } of await listGrowingReads(mall.ownerUrl)) {
      const cost = await measureCost(pool, read);
      costs.set(name, cost);
      say(`${name}: ${cost.ms.toFixed(1)} ms, ${cost.pages} pages, ${cost.statements} statements`);
    }
    const { rows } = await pool.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
    const runs: number[] = [];
    for (const many of billed) {
      const seconds = await timeBillRun(mall, many);
      runs.push(seconds);
      say(`a bill run over ${many.toLocaleString('en')} orders: ${seconds.toFixed(1)} s`);
    }
    return { orders, size: rows[0]?.size ?? '', summed, costs, runs };
  } finally {
    await pool.end();
  }
};

const cell = (cost: Cost | undefined): string => (cost ? `${cost.ms.toFixed(1)} ms, ${cost.pages.toLocaleString('en')}` : '');

const write = (measured: readonly Measured[], lists: readonly Row[], load: string): string =>
  [
    growthMark,
    '',
    `${new Date().toISOString().slice(0, 10)}, load average ${load}. \`npm run bench -- --only=growth --orders=10000,1000000\`: the demo's orders and so many more, half of them one company's, with lines, steps, parcels, payments, messages and trail;`,
    'read as whoever has the most of them. Milliseconds are the middle of seven, after one to warm, over the loopback, and nothing of an earlier count kept; pages are the 8 KB that all statements of the read touch, in memory or not. Bill runs are of orders that come to those that are kept. Invariants are looked at up to 1,000,000 orders.',
    '',
    `| read | statements | ${measured.map(({ orders, size }) => `${orders.toLocaleString('en')} orders (${size})`).join(' | ')} |`,
    `| --- | --- | ${measured.map(() => '---').join(' | ')} |`,
    ...[...(measured[0]?.costs.keys() ?? [])].map(
      (name) =>
        `| ${name} | ${measured.at(-1)?.costs.get(name)?.statements ?? ''} | ${measured.map(({ costs }) => cell(costs.get(name))).join(' | ')} |`,
    ),
    ...billed.map(
      (many, at) =>
        `| a bill run over ${many.toLocaleString('en')} orders | | ${measured.map(({ runs }) => `${runs[at]?.toFixed(1)} s`).join(' | ')} |`,
    ),
    `| 800 days that are over, summed | | ${measured.map(({ summed }) => `${summed.toFixed(1)} s`).join(' | ')} |`,
    `| made in | | ${measured.map(({ made }) => made).join(' | ')} |`,
    '',
    `The same lists over HTTP beside ${measured.at(-1)?.orders.toLocaleString('en')} orders, 32 connections, against one primary-key select through bare Fastify:`,
    '',
    ...rowsText(lists),
    '',
  ].join('\n');

/** What reads cost at growing numbers of orders, from the smallest up, on one database. */
export const compareGrowth = async (folder: string, sizes: readonly number[], say: (text: string) => void): Promise<string> => {
  const mall = await openGrownMall(folder, say);
  try {
    const measured: Measured[] = [];
    for (const orders of sizes.toSorted((one, other) => one - other)) {
      const made = await growOrders(mall.ownerUrl, orders, say);
      if (orders <= mostChecked) await refuseBroken(mall.ownerUrl);
      measured.push({ ...(await measure(mall, orders, say)), made });
    }
    // What the bill runs wrote no vacuum has seen, and none runs by itself here.
    await withClient(mall.ownerUrl, (client) => client.query('vacuum analyze'));
    const lists = await compareLists(mall, (row) => say(describeRow(row)));
    return write(
      measured,
      lists,
      loadavg()
        .map((one) => one.toFixed(1))
        .join(' '),
    );
  } finally {
    await mall.stop();
  }
};
