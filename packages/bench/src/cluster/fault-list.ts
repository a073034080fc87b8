import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SmallDisk } from '@mall/server/testing/small-disk.ts';
import pg from 'pg';
import { type DatabaseName, databaseNames, postmasterOf, roleOf, superuserUrl } from './database-parts.ts';
import { etcdLeader } from './etcd-parts.ts';
import { makeNextVersion, upgradedBy } from './make-next-version.ts';
import { findFaketime } from './needed-programs.ts';
import { nodeNames } from './node-names.ts';
import type { Cluster } from './open-cluster.ts';
import { layVersion } from './version.ts';
import { redisLeader } from './way-parts.ts';

export type Fault = {
  readonly name: string;
  /** Nobody may notice. */
  readonly gently?: boolean;
  /** Of what stands alone in the trial: so long nobody's read may be served. */
  readonly mostReadMs?: number;
  /** Undefined: it was done; a text: why it could not be. */
  bring: () => Promise<string | undefined>;
};

const second = 1000;

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 180 * second; !(await isSo()); await sleep(200))
    if (Date.now() > end) throw new Error(`${what}: not within three minutes`);
};

/** Both databases are there, and the replica is the one for which commits wait. */
const whole = (cluster: Cluster): Promise<void> =>
  until('the replica is back', async () => {
    const roles = await Promise.all(databaseNames.map((name) => roleOf(cluster.place, name)));
    if (!roles.includes('replica')) return false;
    const found = await cluster.owner.query(`select current_setting('synchronous_standby_names') as names`).catch(() => undefined);
    return Boolean(found?.rows[0]?.names);
  });

const mostLogFiles = 300;

/** Has the primary begin one file of its log after the other, until it finds no room for the next; whether it came to that. */
const writeLogUntilRefused = async (client: pg.Client): Promise<boolean> => {
  try {
    for (let files = 0; files < mostLogFiles; files += 1)
      await client.query(`select pg_logical_emit_message(false, 'trial', 'full'), pg_switch_wal()`);
    return false;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => {});
  }
};

const other = (name: DatabaseName): DatabaseName => (name === 'db1' ? 'db2' : 'db1');

/** What goes wrong, one after the other; each leaves a whole cluster behind. */
export const faultList = (cluster: Cluster, disks: Readonly<Partial<Record<DatabaseName, SmallDisk>>>): Fault[] => {
  const { part } = cluster;
  const primary = async () => (await cluster.primary()) ?? 'db1';
  const killed = (name: string, ms: number) => async () => {
    await part(name).kill();
    await sleep(ms);
    await part(name).start();
    return undefined;
  };
  const frozen = (name: string, ms: number) => async () => {
    part(name).freeze();
    await sleep(ms);
    part(name).thaw();
    await sleep(3 * second);
    return undefined;
  };
  /** Takes the leader of Redis away until another leads and `ms` are over, and brings it back. */
  const redisWithout =
    (take: (name: string) => Promise<void> | void, bringBack: (name: string) => Promise<void> | void, ms: number) => async () => {
      const name = redisLeader(cluster.place);
      if (!name) throw new Error('Sentinel knows no primary of Redis');
      await take(name);
      await Promise.all([sleep(ms), until('another leads Redis', async () => ![undefined, name].includes(redisLeader(cluster.place)))]);
      await bringBack(name);
      await sleep(3 * second);
      return undefined;
    };
  /** Somebody else is the primary. */
  const replaced = (gone: DatabaseName) =>
    until('another primary', async () => ['master', 'primary'].includes(await roleOf(cluster.place, other(gone))));
  return [
    { name: 'a node killed', bring: killed('node2', 5 * second) },
    { name: 'a node frozen for 15 s', bring: frozen('node3', 15 * second) },
    {
      name: "the primary's PostgreSQL killed, its Patroni not",
      bring: async () => {
        const name = await primary();
        const [pid] = postmasterOf(join(disks[name]?.folder ?? cluster.place.own(name), 'data'));
        if (pid === undefined) throw new Error(`${name} has no PostgreSQL`);
        process.kill(pid, 'SIGKILL');
        await sleep(15 * second);
        await whole(cluster);
        return undefined;
      },
    },
    {
      name: 'the primary killed',
      bring: async () => {
        const name = await primary();
        await part(name).kill();
        await replaced(name);
        await sleep(8 * second);
        await part(name).start();
        await whole(cluster);
        return undefined;
      },
    },
    {
      name: 'the primary frozen for 45 s',
      bring: async () => {
        const name = await primary();
        part(name).freeze();
        await Promise.all([replaced(name), sleep(45 * second)]);
        part(name).thaw();
        await sleep(5 * second);
        await whole(cluster);
        return undefined;
      },
    },
    {
      name: 'the replica killed',
      bring: async () => {
        await killed(other(await primary()), 15 * second)();
        await whole(cluster);
        return undefined;
      },
    },
    {
      name: 'the replica frozen for 20 s',
      bring: async () => {
        await frozen(other(await primary()), 20 * second)();
        await whole(cluster);
        return undefined;
      },
    },
    {
      name: "Redis' primary killed",
      bring: redisWithout(
        (name) => part(name).kill(),
        (name) => part(name).start(),
        10 * second,
      ),
    },
    { name: 'Sentinel killed for 10 s', bring: killed('sentinel', 10 * second) },
    {
      name: "Redis' primary frozen until another leads, 10 s at least",
      bring: redisWithout(
        (name) => part(name).freeze(),
        (name) => part(name).thaw(),
        10 * second,
      ),
    },
    { name: 'PgBouncer killed for 3 s', bring: killed('pgbouncer', 3 * second) },
    { name: 'PgBouncer frozen for 3 s', bring: frozen('pgbouncer', 3 * second) },
    // Its supervisor's work, which nobody does here; machines in front are two, and a node's own is lost with its node.
    { name: 'HAProxy killed, and started again after 1 s', mostReadMs: 10 * second, bring: killed('haproxy', second) },
    {
      name: 'nginx told to read its settings again',
      gently: true,
      bring: async () => {
        part('nginx').signal('SIGHUP');
        await sleep(5 * second);
        return undefined;
      },
    },
    { name: 'a member of etcd killed', bring: killed('etcd1', 10 * second) },
    {
      name: 'the leader of etcd frozen for 20 s',
      bring: async () => {
        const name = await etcdLeader(cluster.place);
        if (!name) throw new Error('no member of etcd leads');
        return frozen(name, 20 * second)();
      },
    },
    {
      name: "the primary's disk full for 15 s, its log too",
      bring: async () => {
        const disk = disks[await primary()];
        if (!disk) return 'no small disk could be mounted here';
        const client = new pg.Client({ connectionString: superuserUrl(cluster.place) });
        client.on('error', () => {});
        await client.connect();
        disk.fill();
        const refused = writeLogUntilRefused(client);
        await sleep(15 * second);
        disk.free();
        await whole(cluster);
        return (await refused) ? undefined : 'the database had room for its log all the time';
      },
    },
    {
      name: 'the clock of a node five minutes ahead',
      bring: async () => {
        const library = findFaketime();
        if (!library) return 'libfaketime.so.1 is missing (apt-get install --no-install-recommends libfaketime)';
        await part('node3').stop();
        await part('node3').start({ LD_PRELOAD: library, FAKETIME: '+300', DONT_FAKE_MONOTONIC: '1' });
        await sleep(15 * second);
        await part('node3').stop();
        await part('node3').start();
        return undefined;
      },
    },
    {
      name: 'all nodes started again, one after the other, the first with a migration that the others lack',
      gently: true,
      bring: async () => {
        layVersion(cluster.place, makeNextVersion(cluster.place));
        for (const name of nodeNames) {
          await part(name).stop();
          await part(name).start();
          if (!(await cluster.owner.query(upgradedBy)).rowCount) throw new Error(`${name} did not bring the migration`);
          // HAProxy has to see that it is ready before the next one goes; meanwhile those before serve on a database that is newer than they are.
          await sleep(3 * second);
        }
        return undefined;
      },
    },
  ];
};
