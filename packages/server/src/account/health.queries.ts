import { type Health, type Invariants, type OutsideSystem, outsideSystems } from '@mall/contract/account/health.api.ts';
import { TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Tx } from '../kernel/db.ts';
import { countNews } from '../kernel/dead-news.queries.ts';
import type { House } from '../kernel/house.ts';
import type { ToldFigures } from '../kernel/node-figures.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const NodeRow = z.strictObject({
  name: z.string(),
  codeVersion: z.string(),
  startedAt: TimeText,
  seenSeconds: z.int(),
  clockMs: z.int(),
  figures: z.custom<Partial<ToldFigures>>(),
});
type NodeRow = z.infer<typeof NodeRow>;

const chinaTime = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const latest = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
};

const Waiting = z.strictObject({ pay: z.int(), oa: z.int(), sms: z.int(), mail: z.int(), tax: z.int() });
type Waiting = z.infer<typeof Waiting>;

/** What is still to be sent to each. */
const countWaiting = async (tx: Tx): Promise<Waiting> => {
  const [row] = await readRows(tx, Waiting)`
    select (select count(*) from refund where state = 'pending')::int as pay, (select count(*) from oa_push where next_try_at is not null)::int as oa,
      (select count(*) from invoice_ask where state = 'pending')::int as tax,
      count(*) filter (where channel = 'sms')::int as sms, count(*) filter (where channel = 'mail')::int as mail
    from message_post where sent_at is null and dead_at is null`;
  return row ?? { pay: 0, oa: 0, sms: 0, mail: 0, tax: 0 };
};

const outsideOf = async ({ db, config }: House, nodes: readonly NodeRow[]): Promise<Health['outside']> => {
  const waiting: Partial<Record<OutsideSystem, number>> = await countWaiting(db);
  const real: Record<OutsideSystem, boolean> = {
    pay: config.PAY_URL !== undefined,
    sms: config.SMS_URL !== undefined,
    mail: config.MAIL_URL !== undefined,
    tax: config.TAX_URL !== undefined,
    social: config.SOCIAL_URL !== undefined,
    // Each company has its own; a mall with the sandbox has that one beside them.
    oa: false,
    files: config.FILES_URL !== undefined,
    scan: config.FILES_SCAN !== undefined,
  };
  // The mall does without these two: its own disk, and whoever looks at files himself.
  const isThere = (system: OutsideSystem) => (system !== 'files' && system !== 'scan') || real[system];
  return outsideSystems.filter(isThere).map((system) => {
    const told = nodes.flatMap(({ figures }) => figures.outside?.[system] ?? []);
    return {
      system,
      sandbox: config.sandboxOn && !real[system],
      good: told.reduce((sum, { good }) => sum + good, 0),
      bad: told.reduce((sum, { bad }) => sum + bad, 0),
      p95Ms: latest(told.map(({ p95Ms }) => p95Ms)),
      lastGood: chinaTime(latest(told.map(({ lastGood }) => lastGood))),
      lastBad: chinaTime(latest(told.map(({ lastBad }) => lastBad))),
      waiting: waiting[system] ?? 0,
    };
  });
};

const CronRow = z.strictObject({ name: z.string(), lastAt: TimeText.nullable(), error: z.string() });

/** The timetable's jobs, by the worker's own tables: it lays them when it starts, so that a mall whose worker never ran has none. */
const listTimetable = async (tx: Tx): Promise<Health['jobs']> => {
  const rows = await readRows(tx, CronRow)`
    select c.identifier as name, ${timeText(sql`c.last_execution`)} as "lastAt",
      coalesce((select left(j.last_error, 200) from graphile_worker.jobs j where j.task_identifier = c.identifier and j.last_error is not null order by j.id desc limit 1), '') as error
    from graphile_worker._private_known_crontabs c order by c.identifier`.catch(() => []);
  return rows.map((row) => ({ ...row, kind: 'timetable', ms: null }));
};

/** What the clock does on every node: the last time of any. */
const listClock = (nodes: readonly NodeRow[]): Health['jobs'] => {
  const runs = nodes.flatMap(({ figures }) => Object.entries(figures.runs ?? {}));
  return [...Map.groupBy(runs, ([name]) => name)].map(([name, of]) => {
    const last = of.map(([, run]) => run).toSorted((one, other) => other.at - one.at)[0];
    const error = of.find(([, run]) => run.error !== '')?.[1].error ?? '';
    return { name, kind: 'clock', lastAt: chinaTime(last?.at), ms: last?.ms ?? null, error };
  });
};

const DatabaseRow = z.strictObject({
  at: TimeText,
  version: z.string(),
  bytes: z.number(),
  connections: z.int(),
  most: z.int(),
  changes: z.int(),
});

export const readHealth = async (house: House): Promise<Health> => {
  const { db } = house;
  const nodes = await readRows(db, NodeRow)`
    select name, code_version as "codeVersion", ${timeText(sql`started_at`)} as "startedAt", extract(epoch from now() - seen_at)::int as "seenSeconds", clock_ms as "clockMs", figures
    from mall_node order by name, started_at`;
  const [database] = await readRows(db, DatabaseRow)`
    select ${timeText(sql`now()`)} as at, current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections, current_setting('max_connections')::int as most,
      (select count(*) from goods_change)::int as changes`;
  const { waiting, oldest, dead } = await countNews(db);
  const { at, changes, ...figures } = database as z.infer<typeof DatabaseRow>;
  const built = nodes.flatMap(({ figures: told }) => told.search ?? []);
  return {
    at,
    nodes: nodes.map(({ figures: told, ...node }) => ({ ...node, memoryMb: told.memoryMb ?? 0 })),
    outside: await outsideOf(house, nodes),
    jobs: [...listClock(nodes), ...(await listTimetable(db))],
    news: { waiting, oldestSeconds: Math.round(oldest), dead },
    search: {
      builtAt: chinaTime(latest(built.map(({ builtAt }) => builtAt))),
      goods: latest(built.map(({ goods }) => goods)) ?? 0,
      changes,
    },
    database: figures,
  };
};

const CheckRow = z.strictObject({ id: z.string(), rule: z.string(), bad: z.int() });
const AtRow = z.strictObject({ at: TimeText });

export const readInvariants = async (db: Db): Promise<Invariants> => {
  const since = performance.now();
  const checks = await readRows(db, CheckRow)`select id, rule, bad::int as bad from inv.checks order by id, rule`;
  const [row] = await readRows(db, AtRow)`select ${timeText(sql`now()`)} as at`;
  return { at: row?.at ?? '', ms: Math.round(performance.now() - since), checks };
};
