import { chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresBin } from './needed-programs.ts';
import { openPart, type Part } from './part.ts';
import { layFile, type Place } from './place.ts';
import { renderDeploy } from './render-deploy.ts';

export const databaseNames = ['db1', 'db2'] as const;
export type DatabaseName = (typeof databaseNames)[number];

/** The process of PostgreSQL on such a folder of data; none where it does not run. */
export const postmasterOf = (folder: string): number[] => {
  try {
    return [Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])];
  } catch {
    return [];
  }
};

/** At whoever is the primary, as who may do everything. */
export const superuserUrl = ({ ports, secrets }: Place): string =>
  `postgres://postgres:${secrets.superuser}@127.0.0.1:${ports.database}/postgres`;

/** What Patroni says that this one is. */
export const roleOf = async (place: Place, name: DatabaseName): Promise<string> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${place.ports[`${name}api`]}/patroni`, { signal: AbortSignal.timeout(2000) });
    const { role, state } = (await answer.json()) as { role: string; state: string };
    return state === 'running' ? role : state;
  } catch {
    return 'away';
  }
};

/** PostgreSQL under Patroni, which decides who is the primary. `folderOf`: where its data lie. */
export const databaseParts = (place: Place, folderOf: (name: DatabaseName) => string): Part[] =>
  databaseNames.map((name) => {
    const { ports, secrets } = place;
    const folder = folderOf(name);
    const data = join(folder, 'data');
    const text = renderDeploy('patroni.yml', [
      ['name: db1', `name: ${name}`],
      ['10.0.0.11:8008', `127.0.0.1:${ports[`${name}api`]}`],
      ['[10.0.0.11, 10.0.0.12]', '[127.0.0.1]'],
      [
        '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379',
        [ports.etcd1, ports.etcd2, ports.etcd3].map((port) => `127.0.0.1:${port}`).join(','),
      ],
      ['10.0.0.11:5432', `127.0.0.1:${ports[name]}`],
      ['/var/lib/postgresql/15/mall', data],
      ['/usr/lib/postgresql/15/bin', postgresBin],
      ['/var/lib/postgresql/.pgpass-patroni', join(folder, 'pgpass')],
      ['10.0.0.0/24', '127.0.0.1/32'],
      // A box that resets itself would end the trial.
      ['mode: automatic', 'mode: off'],
      [
        '        max_connections: 200\n',
        `        max_connections: 200\n        unix_socket_directories: ''\n        shared_buffers: 64MB\n        max_wal_size: 256MB\n`,
      ],
    ]);
    const file = layFile(place, folder, 'patroni.yml', text);
    if (place.user) chownSync(file, place.user.uid, place.user.gid);
    return openPart({
      name,
      program: 'patroni',
      user: place.user,
      logFile: place.logOf(name),
      arguments: () => [file],
      env: {
        HOME: folder,
        LC_ALL: 'C.UTF-8',
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: secrets.replication,
        PATRONI_RESTAPI_PASSWORD: secrets.restapi,
      },
      isUp: async () => ['master', 'primary', 'replica'].includes(await roleOf(place, name)),
      others: () => postmasterOf(data),
    });
  });
