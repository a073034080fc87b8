import './web/built-react.ts';
import { mkdirSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './build-app.ts';
import { type DatabaseUrls, fillHouse } from './fill-house.ts';
import { fillLater } from './fill-later.ts';
import { startClock } from './jobs/start-clock.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { drain } from './kernel/drain.ts';
import { requireFiles } from './kernel/files/require-files.ts';
import { followPages } from './kernel/follow-pages.ts';
import { followSettings } from './kernel/follow-settings.ts';
import { canListen } from './kernel/free-port.ts';
import { holdDataFolder } from './kernel/hold-data-folder.ts';
import { buildFastify } from './kernel/http/build-fastify.ts';
import { startMetrics } from './kernel/metrics.ts';
import { openArchive } from './kernel/postgres/archive-settings.ts';
import { keepPostgres } from './kernel/postgres/keep-postgres.ts';
import { watchArchive } from './kernel/postgres/watch-archive.ts';
import { followWireKeys } from './kernel/wire-keys/follow-wire-keys.ts';
import { openHouse } from './open-house.ts';
import { printWelcome } from './print-welcome.ts';
import { loadWeb } from './web/load-web.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const giveUp = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

type Database = DatabaseUrls & { deaths: () => number; close: () => Promise<void> };

/** The operator's database, or the mall's own in its data folder. */
const openDatabase = async (config: Config, log: FastifyBaseLogger): Promise<Database> => {
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL: url = DATABASE_URL,
    MIGRATION_DATABASE_URL: ownerUrl = url,
    DATA_DIR,
    DATABASE_ARCHIVE,
  } = config;
  if (url && ownerUrl) return { url, ownerUrl, deaths: () => 0, close: async () => {} };
  const release = holdDataFolder(DATA_DIR);
  let deaths = 0;
  const postgres = await keepPostgres(
    { dataDir: DATA_DIR, say, settings: openArchive(DATABASE_ARCHIVE) },
    {
      onDeath: (said) => {
        deaths += 1;
        log.error({ part: 'database', deaths, said: said.slice(-1000) }, 'the embedded database died and is started again');
      },
      onReturn: (ms) => log.warn({ part: 'database', ms }, 'the embedded database is back'),
      onGivingUp: (reason) => {
        release();
        giveUp(`the embedded database is gone, and the mall ends with it: ${reason}`);
      },
    },
  );
  return { ...postgres, deaths: () => deaths, close: () => postgres.stop().then(release) };
};

let drainMs = 0;

/** How to stop what has been started so far. */
let leave = async (): Promise<void> => {};

const start = async (): Promise<void> => {
  const config = readConfig();
  drainMs = config.DRAIN_SECONDS * 1000;
  if (!(await canListen(config.PORT, config.HOST)))
    throw new Error(`port ${config.PORT} is taken by another program or not allowed; give the mall another one with PORT=…`);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const fastify = buildFastify(config);
  const opening = openDatabase(config, fastify.log);
  leave = () => opening.then(({ close }) => close());
  const database = await opening;
  try {
    const { hasOperator, rewritable } = await fillHouse(config, database, say);
    if (rewritable) fastify.log.warn({ part: 'database' }, 'the role of DATABASE_URL could change the audit trail; production refuses it');
    const stopServing = await serve(config, fastify, database);
    printWelcome(config, hasOperator, say);
    const filled = fillLater(config, database).catch((error: unknown) =>
      fastify.log.error({ err: error }, 'the demo has not all of its contracts'),
    );
    leave = () =>
      stopServing()
        .then(() => filled)
        .then(database.close);
  } catch (error) {
    // A database of our own must not stay behind alone.
    await database.close();
    throw error;
  }
};

const serve = async (config: Config, fastify: FastifyInstance, { url, deaths }: Database): Promise<() => Promise<void>> => {
  const house = openHouse(config, url, fastify.log);
  await requireFiles(house);
  const app = buildApp(house, fastify, await loadWeb(config.NODE_ENV));
  const stopKeys = await followWireKeys(house);
  const stopSettings = await followSettings(house);
  const stopPages = followPages(house);
  const stopJobs = await startJobs(house);
  const stopClock = startClock(house);
  const stopMetrics = await startMetrics(house, app, deaths);
  const stopArchive = config.DATABASE_ARCHIVE === undefined ? async () => {} : watchArchive(house);
  await fastify.listen({ port: config.PORT, host: config.HOST });

  return async () => {
    await drain(house);
    await fastify.close();
    await stopArchive();
    await stopMetrics();
    await stopClock();
    await stopJobs();
    await stopPages();
    await stopSettings();
    await stopKeys();
    await house.close();
  };
};

let stopping = false;
const end = (signal: string) => {
  if (stopping) return;
  stopping = true;
  say(`${signal}: finishing what is under way …`);
  // A request that never ends must not hold the machine: after ten seconds the rest is cut.
  setTimeout(() => process.exit(1), drainMs + 10_000).unref();
  leave().then(
    () => process.exit(0),
    (error: unknown) => giveUp(String(error)),
  );
};
process.on('SIGINT', () => end('SIGINT'));
process.on('SIGTERM', () => end('SIGTERM'));

try {
  await start();
} catch (error) {
  // What is stopped in the middle of its start fails at something, which says nothing.
  if (!stopping) giveUp(error instanceof Error ? error.message : String(error));
}
