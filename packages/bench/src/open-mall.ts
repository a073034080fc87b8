import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@mall/server/kernel/postgres/embedded-postgres.ts';
import { type Server, startServer } from './start-server.ts';
import { withClient } from './with-client.ts';

const patienceMs = 1_800_000;
const main = new URL(import.meta.resolve('@mall/server/main.ts'));

export type Mall = { goods: number; url: string; mall: Server; bare: Server; postgres: string; stop: () => Promise<void> };

/** A mall of production with the demo's stand-ins, on this database. */
export const mallEnvironment = ({ url, ownerUrl }: { url: string; ownerUrl: string }, dataDir: string): Record<string, string> => ({
  DATABASE_URL: url,
  MIGRATION_DATABASE_URL: ownerUrl,
  DATABASE_POOL: '10',
  NODE_ENV: 'production',
  SANDBOX: 'on',
  DEMO: 'on',
  LOG_LEVEL: 'info',
  DATA_DIR: dataDir,
});

const isFilled = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('goods_class') is not null as made`);
    if (!rows[0]?.made) return false;
    return (await client.query('select from goods_class limit 1')).rowCount === 1;
  });

/**
 * The whole mall on a database of its own, filled with so many goods, and the bare server on the same database. `folder` may hold the data of an
 * earlier run.
 */
export const openMall = async (folder: string, goods: number, say: (text: string) => void): Promise<Mall> => {
  const dataDir = join(folder, `goods-${goods}`);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir });
  const stops = [postgres.stop];
  const stop = async () => {
    for (const end of stops.toReversed()) await end().catch((error: unknown) => say(String(error)));
  };
  try {
    const env = mallEnvironment(postgres, dataDir);
    if (!(await isFilled(postgres.ownerUrl))) {
      const since = performance.now();
      // Filling leaves a process big and warmed for something else; what is measured is one that found its data there.
      await (await startServer(main, '/healthz', { ...env, DEMO_GOODS: String(goods) }, patienceMs)).stop();
      say(`${goods} goods: filled in ${Math.round((performance.now() - since) / 1000)} s`);
    }
    await withClient(postgres.ownerUrl, async (client) => {
      await client.query('vacuum analyze');
      await client.query('checkpoint');
    });
    const mall = await startServer(main, '/healthz', {
      ...env,
      WIRE_ENCRYPTION: 'optional',
      TRUST_PROXY: 'loopback',
      WIRE_POSTS: '500000',
      PAGES_PER_ADDRESS: '100000',
    });
    stops.push(mall.stop);
    const since = performance.now();
    await mall.hasSaid('search model built', patienceMs);
    say(`${goods} goods: search model after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    const bare = await startServer(new URL('./bare-server.ts', import.meta.url), '/ready', env);
    stops.push(bare.stop);
    return { goods, url: postgres.ownerUrl, mall, bare, postgres: postgres.version, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
