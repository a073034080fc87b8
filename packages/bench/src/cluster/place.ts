import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { freePort } from '@mall/server/kernel/free-port.ts';
import { databaseUser, fallbackFolder, ownFolder, type RunAs, reachableByOthers } from '@mall/server/kernel/postgres/run-as.ts';
import { nodeNames } from './node-names.ts';

const portNames = [
  'etcd1',
  'etcd1peer',
  'etcd2',
  'etcd2peer',
  'etcd3',
  'etcd3peer',
  'db1',
  'db1api',
  'db2',
  'db2api',
  'database',
  'standby',
  'pgbouncer',
  'redis1',
  'redis2',
  'sentinel',
  'memory',
  'mall',
  'nginx',
  ...nodeNames,
] as const;
const secretNames = ['superuser', 'replication', 'restapi', 'owner', 'mall', 'redis', 'seal', 'outside'] as const;

/** Where a cluster of one box keeps what is its own: a folder, ports and secrets that are the same at the next start. */
export type Place = {
  readonly folder: string;
  /** Who runs what refuses to run as root; undefined where an ordinary user started it all. */
  readonly user: RunAs;
  readonly ports: Readonly<Record<(typeof portNames)[number], number>>;
  readonly secrets: Readonly<Record<(typeof secretNames)[number], string>>;
  /** A folder below, which the programs may write. */
  readonly own: (name: string) => string;
  readonly logOf: (name: string) => string;
};

/** What is known stays; what a place from before has no name for is added. */
const kept = async <Name extends string, Value>(
  file: string,
  names: readonly Name[],
  make: () => Promise<Record<Name, Value>>,
): Promise<Record<Name, Value>> => {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<Name, Value>) : undefined;
  if (known && names.every((name) => name in known)) return known;
  const made = { ...(await make()), ...known };
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
};

export const openPlace = async (name: string): Promise<Place> => {
  const user = databaseUser();
  const wished = join(projectRoot, '.data', name);
  // Started by root from a folder that others cannot walk into, the programs would not find what is theirs.
  const folder = !user || reachableByOthers(projectRoot) ? wished : fallbackFolder(wished);
  mkdirSync(join(folder, 'log'), { recursive: true });
  const ports = await kept(join(folder, 'ports.json'), portNames, async () => {
    const found = new Set<number>();
    while (found.size < portNames.length) found.add(await freePort());
    return Object.fromEntries([...found].map((port, at) => [portNames[at], port])) as Place['ports'];
  });
  const secrets = await kept(
    join(folder, 'secrets.json'),
    secretNames,
    async () => Object.fromEntries(secretNames.map((each) => [each, randomBytes(24).toString('hex')])) as Place['secrets'],
  );
  return {
    folder,
    user,
    ports,
    secrets,
    own: (part) => {
      const path = join(folder, part);
      ownFolder(path, user);
      return path;
    },
    logOf: (part) => join(folder, 'log', `${part}.log`),
  };
};

/** A file of settings that only its reader's user reads. */
export const layFile = ({ user }: Place, folder: string, name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  if (user) ownFolder(folder, user);
  return file;
};
