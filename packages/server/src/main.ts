import { mkdirSync } from 'node:fs';
import { fillDemo } from '../demo/fill-demo.ts';
import { buildApp } from './build-app.ts';
import { startClock } from './jobs/start-clock.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { openPool } from './kernel/db.ts';
import { canListen } from './kernel/free-port.ts';
import { holdDataFolder } from './kernel/hold-data-folder.ts';
import { buildFastify } from './kernel/http/build-fastify.ts';
import { startMetrics } from './kernel/metrics.ts';
import { migrate } from './kernel/migrate.ts';
import { startPostgres } from './kernel/postgres/embedded-postgres.ts';
import { openHouse } from './open-house.ts';
import { loadWeb } from './web/load-web.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts everything, and returns how to stop it again. */
const start = async () => {
  const config = readConfig();
  if (!(await canListen(config.PORT, config.HOST)))
    throw new Error(`port ${config.PORT} is taken by another program or not allowed; give the mall another one with PORT=…`);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const release = config.DATABASE_URL ? () => {} : holdDataFolder(config.DATA_DIR);
  const postgres = config.DATABASE_URL ? undefined : await startPostgres({ dataDir: config.DATA_DIR, say });
  const close = async () => {
    await postgres?.stop();
    release();
  };
  try {
    const stopServing = await serve(config, config.DATABASE_URL ?? postgres?.url ?? '');
    return { config, stop: () => stopServing().then(close) };
  } catch (error) {
    // A database of our own must not stay behind alone.
    await close();
    throw error;
  }
};

const serve = async (config: Config, databaseUrl: string): Promise<() => Promise<void>> => {
  const setup = openPool(databaseUrl, 4);
  await migrate(setup);
  const { rows } = await setup.query<{ empty: boolean }>('select not exists (select from goods_class) as empty');
  if (rows[0]?.empty) {
    say('first run: filling the mall with demo data …');
    await fillDemo(setup, { goods: config.DEMO_GOODS, log: say });
  }
  await setup.end();

  const fastify = buildFastify(config);
  const house = openHouse(config, databaseUrl, fastify.log);
  const app = buildApp(house, fastify, await loadWeb());
  const stopJobs = await startJobs(house);
  const stopClock = startClock(house);
  const stopMetrics = await startMetrics(house, app);
  await fastify.listen({ port: config.PORT, host: config.HOST });

  return async () => {
    await fastify.close();
    await stopMetrics();
    await stopClock();
    await stopJobs();
    await house.close();
  };
};

const printWelcome = (siteUrl: string, sandboxOn: boolean) => {
  say('');
  say(`  能电商城 is open:  ${siteUrl}`);
  say(`  API reference:     ${siteUrl}/docs`);
  if (sandboxOn) say(`  sandbox:           ${siteUrl}/sandbox   (texts, mails, captcha answers)`);
  say('');
  say('  Demo accounts, password Mall@2026demo');
  say('  13800000001  individual buyer             13800000005  finance sub-account');
  say('  13800000002  enterprise administrator     13800000006  enterprise not yet certified');
  say('  13800000003  purchaser sub-account        13800000007  big-customer buyer');
  say('  13800000004  approver                     13900000001  seller · 13700000001 operator');
  say('');
};

try {
  const { config, stop } = await start();
  printWelcome(config.siteUrl, config.sandboxOn);
  let stopping = false;
  const end = (signal: string) => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: finishing what is under way …`);
    // A request that never ends must not hold the machine: after ten seconds the rest is cut.
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGTERM', () => end('SIGTERM'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
