import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SmallDisk } from '@mall/server/testing/small-disk.ts';
import { type DatabaseName, databaseNames, roleOf } from './database-parts.ts';
import { nodeNames } from './node-parts.ts';
import type { Cluster } from './open-cluster.ts';

/** `gently`: nobody may notice. `undefined` from `bring`: it was done; a text: why it could not be. */
export type Fault = { readonly name: string; readonly gently?: boolean; bring: () => Promise<string | undefined> };

const second = 1000;
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

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
  /** Somebody else is the primary. */
  const replaced = (gone: DatabaseName) =>
    until('another primary', async () => ['master', 'primary'].includes(await roleOf(cluster.place, other(gone))));
  return [
    { name: 'a node killed', bring: killed('node2', 5 * second) },
    { name: 'a node frozen for 15 s', bring: frozen('node3', 15 * second) },
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
    { name: "Redis' primary killed", bring: killed('redis1', 10 * second) },
    { name: "Redis' primary frozen for 10 s", bring: frozen('redis2', 10 * second) },
    { name: 'PgBouncer killed for 3 s', bring: killed('pgbouncer', 3 * second) },
    { name: 'PgBouncer frozen for 3 s', bring: frozen('pgbouncer', 3 * second) },
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
      name: "the primary's disk full for 15 s",
      bring: async () => {
        const disk = disks[await primary()];
        if (!disk) return 'no small disk could be mounted here';
        disk.fill();
        await sleep(15 * second);
        disk.free();
        await whole(cluster);
        return undefined;
      },
    },
    {
      name: 'the clock of a node five minutes ahead',
      bring: async () => {
        if (!existsSync(library)) return 'libfaketime is not here (apt-get install faketime)';
        await part('node3').stop();
        await part('node3').start({ LD_PRELOAD: library, FAKETIME: '+300', DONT_FAKE_MONOTONIC: '1' });
        await sleep(15 * second);
        await part('node3').stop();
        await part('node3').start();
        return undefined;
      },
    },
    {
      name: 'all nodes started again, one after the other',
      gently: true,
      bring: async () => {
        for (const name of nodeNames) {
          await part(name).stop();
          await part(name).start();
          // HAProxy has to see that it is ready before the next one goes.
          await sleep(3 * second);
        }
        return undefined;
      },
    },
  ];
};
