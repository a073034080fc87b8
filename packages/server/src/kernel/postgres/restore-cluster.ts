import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { restoreCommand } from './archive-settings.ts';
import { copyTree } from './copy-cluster.ts';
import { clusterOf, startPostgres } from './embedded-postgres.ts';
import { findLogHole, findLostHistory, type Hole, readPart, readWay } from './find-log-hole.ts';
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

type Replay = { readonly replays: boolean; readonly reached: string | null };

const lookAtReplay = async (url: string): Promise<Replay | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Replay>('select pg_is_in_recovery() as replays, pg_last_xact_replay_timestamp()::text as reached');
    return rows[0];
  } finally {
    await client.end().catch(() => {});
  }
};

const wordsOf = ({ name, isThere, last }: Hole): string =>
  `${name} ${isThere ? 'cannot be read' : 'is missing'} in the archive, which goes on until ${last}; bring it back, or restore from a folder with only the parts before it`;

/** PostgreSQL's last words, in one line where it only did not come to the moment that was named. */
const whyItEnded = (said: string, until: string | undefined, archived: readonly string[]): Error => {
  if (!said.includes('recovery ended before configured recovery target was reached'))
    return new Error(`the database could not be brought there:\n${said}`);
  const ended = /last completed transaction was at log time (.+)/.exec(said)?.[1] ?? 'the end of the backup';
  const read = readPart([...said.matchAll(/restored log file "([0-9A-F]{24})"/g)].at(-1)?.[1] ?? '');
  const hole = read && findLogHole(archived, { way: [{ timeline: read.timeline, from: 0 }], next: read.part + 1, broken: read.part + 1 });
  return new Error(
    `the log ends at ${ended}, before ${until}: ${hole ? wordsOf(hole) : 'name an earlier moment, or none to go as far as the archive does'}`,
  );
};

/** The history that a cluster wrote when it began its own branch; those of the branches before it lie there, too. */
const readHistory = (cluster: string): string => {
  const log = join(cluster, 'pg_wal');
  const [newest] = readdirSync(log)
    .filter((name) => name.endsWith('.history'))
    .toSorted()
    .slice(-1);
  return newest === undefined ? '' : readFileSync(join(log, newest), 'utf8');
};

const timelineOf = (backup: string): number =>
  Number(/^START TIMELINE: (\d+)/m.exec(readFileSync(join(backup, 'postgres/backup_label'), 'utf8'))?.[1] ?? 1);

/** What is in the archive before the replay: a living mall adds to it, and zips, meanwhile. */
const listArchive = (archive: string, from: string): string[] => {
  const archived = readdirSync(archive);
  const lost = findLostHistory(archived, timelineOf(from));
  if (lost !== undefined)
    throw new Error(`${lost} is missing in the archive, which holds later branches of the log: another one would be followed`);
  return archived;
};

/**
 * Lays a copied cluster into a data folder and replays the log up to a moment; after that a mall can be started there. PostgreSQL takes the first part that it
 * cannot have for the end of the log, so what it left of the archive is looked at afterwards. Returns the moment of the last change, where one was replayed.
 */
export const restoreCluster = async ({ from, dataDir, archive, until, settings = [] }: Restoring): Promise<string | undefined> => {
  const cluster = clusterOf(dataDir);
  if (existsSync(cluster)) throw new Error(`there is a database in ${cluster} already; restore into an empty folder`);
  const archived = archive === undefined ? [] : listArchive(archive, from);
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
  const postgres = await startPostgres({
    dataDir,
    port: await freePort(),
    once: true,
    settings: [...settings, ...keeping, ...recovery, ...target],
  }).catch((error: Error) => {
    throw whyItEnded(error.message, until, archived);
  });
  let reached: string | undefined;
  try {
    let died: string | undefined;
    void postgres.ended.then((said) => {
      died = said;
    });
    for (;;) {
      const replay = await lookAtReplay(postgres.ownerUrl).catch(() => undefined);
      reached = replay?.reached ?? undefined;
      if (replay?.replays === false) break;
      if (died !== undefined) throw whyItEnded(died, until, archived);
      await sleep(100);
    }
  } finally {
    await postgres.stop();
  }
  const hole = until === undefined ? findLogHole(archived, readWay(readHistory(cluster))) : undefined;
  if (hole) throw new Error(`the log was replayed to ${reached ?? 'the end of the backup'} only: ${wordsOf(hole)}`);
  return reached;
};
