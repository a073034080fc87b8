import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from './kernel/db.ts';
import { freePort } from './kernel/free-port.ts';
import { startMallProcess } from './testing/mall-process.ts';

let mall: Awaited<ReturnType<typeof startMallProcess>>;
let metricsPort = 0;

beforeAll(async () => {
  metricsPort = await freePort();
  mall = await startMallProcess({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metricsPort),
    SITE_URL: 'http://mall.example',
    SMS_URL: 'http://127.0.0.1:9/sms',
    PAY_URL: 'http://127.0.0.1:9/pay',
    PAY_SECRET: 'a secret of both sides',
    PAY_ACCOUNT_NAME: '能电',
    PAY_ACCOUNT_BANK: '工商银行',
    PAY_ACCOUNT_NO: '6222000000000001',
  });
}, 150_000);
afterAll(() => mall.stop(), 30_000);

const ask = async <Row extends object>(sql: string): Promise<Row[]> => {
  const pool = openPool(mall.databaseUrl(), 1);
  try {
    return (await pool.query<Row>(sql)).rows;
  } finally {
    await pool.end();
  }
};

it('opens an empty mall in production, and says how its first operator is made', async () => {
  expect(mall.said()).toContain('No operator yet');
  expect(mall.said()).not.toContain('Demo accounts');
  expect(await ask('select (select count(*) from goods_class)::int + (select count(*) from member)::int as n')).toEqual([{ n: 0 }]);
  const { code, words } = await mall.run('operator --mobile 13712345678');
  expect([code, words]).toEqual([0, expect.stringMatching(/^operator 13712345678, password for the first sign-in: \S{16}\n/)]);
  expect(await ask('select audience from member')).toEqual([{ audience: 'operator' }]);
  expect((await mall.run('operator --mobile 137')).code).toBe(1);
  expect((await mall.run('seed')).words).toContain('DEMO=on');
}, 60_000);

it('takes commands from a machine that does not know the owner, and lays no key that its nodes could not open', async () => {
  const node = { DATABASE_URL: mall.nodeUrl() };
  expect((await mall.run('operator --mobile 13712345679', node)).words).toContain('password for the first sign-in');
  const { code, words } = await mall.run('renew-wire-key', { ...node, SEAL_KEY: 'x'.repeat(40) });
  expect([code, words]).toEqual([1, expect.stringMatching(/^the key of the wire was sealed under another SEAL_KEY.*\n$/)]);
  expect((await mall.run('renew-wire-key', node)).words).toContain('a new key is laid');
}, 60_000);

it('goes on when its database dies: calls, jobs and the ear for changes are back', async () => {
  mall.killDatabase();
  await expect.poll(mall.isOpen, { timeout: 5000, interval: 20 }).toBe(false);
  await expect.poll(mall.isOpen, { timeout: 5000, interval: 50 }).toBe(true);
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text();
  expect(figures).toContain('embedded_database_deaths_total 1');
  expect(figures).toContain('outside_answers');
  expect(mall.said()).toMatch(/"deaths":1.*the embedded database died and is started again/);
  await ask(`select graphile_worker.add_job('account.sweep')`);
  const waiting = () => ask('select task_identifier from graphile_worker.jobs');
  await expect.poll(waiting, { timeout: 20_000, interval: 200 }).toEqual([]);
  const ears = async () =>
    (await ask<{ n: number }>(`select count(*)::int as n from pg_stat_activity where query ~ 'listens? (to )?goods_change'`))[0]?.n;
  await expect.poll(ears, { timeout: 20_000, interval: 200 }).toBe(1);
}, 60_000);

it('ends with the reason when its database dies three times within a minute', async () => {
  mall.killDatabase();
  // Calls may be answered a moment before its keeper has seen it ready, and what dies before that did not start.
  const returns = () => mall.said().split('the embedded database is back').length - 1;
  await expect.poll(returns, { timeout: 10_000, interval: 50 }).toBe(2);
  mall.killDatabase();
  const [code] = await mall.ended;
  expect(code).toBe(1);
  expect(mall.said()).toMatch(/the embedded database is gone, and the mall ends with it: it died 3 times within a minute/);
}, 60_000);
