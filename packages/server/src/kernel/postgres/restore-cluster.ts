import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { restoreCommand } from './archive-settings.ts';
import { copyTree } from './copy-cluster.ts';
import { clusterOf, startPostgres } from './embedded-postgres.ts';
import { databaseUser } from './run-as.ts';

type Restoring = {
  /** The cluster as it was copied. */
  readonly from: string;
  readonly dataDir: string;
  /** Where the log since then is kept; without it, the cluster is what it was at the end of the copying. */
  readonly archive: string | undefined;
  /** The moment to go to, in PostgreSQL's writing; without it, as far as the archive goes. */
  readonly until: string | undefined;
  readonly settings?: readonly string[];
};

const isReplaying = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
    return rows[0]?.replays ?? true;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Lays a copied cluster into a data folder and replays the log up to a moment; after that a mall can be started there. */
export const restoreCluster = async ({ from, dataDir, archive, until, settings = [] }: Restoring): Promise<void> => {
  const cluster = clusterOf(dataDir);
  if (existsSync(cluster)) throw new Error(`there is a database in ${dataDir} already; restore into an empty folder`);
  await copyTree(join(from, 'postgres'), cluster, databaseUser());
  for (const secret of ['.password', '.app.password']) await copyTree(join(from, `postgres${secret}`), `${cluster}${secret}`, undefined);
  // Also where there is no log to bring back: it then ends on a branch of its own (a timeline), and what is written there has no part's name of the old one.
  writeFileSync(join(cluster, 'recovery.signal'), '');
  const recovery = [archive === undefined ? 'restore_command=exit 1' : restoreCommand(archive), 'recovery_target_action=promote'];
  // Without a command all of the branch, its history above all, waits for the first start with an archive. The one it comes from may be that of a living
  // mall, whose later restores would follow a branch that was only tried.
  const keeping = ['archive_mode=on'];
  const target = until === undefined ? [] : [`recovery_target_time=${until}`];
  // With a port of its own nobody's password is laid anew, which a server that replays could not do.
  const postgres = await startPostgres({ dataDir, port: await freePort(), settings: [...settings, ...keeping, ...recovery, ...target] });
  try {
    let died: string | undefined;
    void postgres.ended.then((said) => {
      died = said;
    });
    while (await isReplaying(postgres.ownerUrl).catch(() => true)) {
      if (died !== undefined) throw new Error(`the database could not be brought there:\n${died}`);
      await sleep(100);
    }
  } finally {
    await postgres.stop();
  }
};
