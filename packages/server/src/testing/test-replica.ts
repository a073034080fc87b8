import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../kernel/db.ts';
import { freePort } from '../kernel/free-port.ts';
import { migrate } from '../kernel/migrate.ts';
import { copyCluster } from '../kernel/postgres/copy-cluster.ts';
import { type EmbeddedPostgres, mallRole, startPostgres } from '../kernel/postgres/embedded-postgres.ts';
import { databaseUser } from '../kernel/postgres/run-as.ts';

/** What a test writes need not survive a power cut. */
export const carelessSettings = ['fsync=off', 'full_page_writes=off', 'shared_buffers=64MB'];

/** Two servers, the second of which replays what the first writes. */
export type PrimaryAndReplica = {
  primary: EmbeddedPostgres;
  replica: EmbeddedPostgres;
  /** Starts it again after it was stopped, where it was. */
  startReplica: () => Promise<void>;
  stop: () => Promise<void>;
};

export const dataFolder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'mall-replica-'));
  chmodSync(made, 0o755);
  return made;
};

/** A migrated mall with a streaming replica. */
export const startPrimaryAndReplica = async (): Promise<PrimaryAndReplica> => {
  const [first, second] = [dataFolder(), dataFolder()];
  const binDir = process.env['TEST_PG_BIN'] || undefined;
  const primary = await startPostgres({ dataDir: first, binDir, settings: [...carelessSettings, 'synchronous_commit=off'] });
  const pool = openPool(primary.ownerUrl, 1);
  await migrate(pool, mallRole);
  await pool.end();
  const cluster = join(second, 'postgres');
  await copyCluster({ ownerUrl: primary.ownerUrl, cluster: join(first, 'postgres'), to: cluster, user: databaseUser() });
  for (const secret of ['postgres.password', 'postgres.app.password']) copyFileSync(join(first, secret), join(second, secret));
  writeFileSync(join(cluster, 'standby.signal'), '');
  const port = await freePort();
  const follow = `primary_conninfo=${primary.ownerUrl}`;
  const start = () =>
    startPostgres({ dataDir: second, binDir, port, settings: [...carelessSettings, follow, 'wal_retrieve_retry_interval=100ms'] });
  const made: PrimaryAndReplica = {
    primary,
    replica: await start(),
    startReplica: async () => {
      made.replica = await start();
    },
    stop: async () => {
      await made.replica.stop();
      await primary.stop();
      for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
    },
  };
  return made;
};
