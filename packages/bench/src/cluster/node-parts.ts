import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAnswering } from './is-answering.ts';
import { openPart, type Part } from './part.ts';
import { layFile, type Place } from './place.ts';

export const nodeNames = ['node1', 'node2', 'node3'] as const;

const main = fileURLToPath(import.meta.resolve('@mall/server/main.ts'));
const nodeSettings = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@mall/server/main.ts')).replace('src/main.ts', 'node-settings.json'), 'utf8'),
) as {
  arguments: string[];
  environment: Record<string, string>;
};

export const databaseUrl = (place: Place, role: 'mall' | 'mall_app', port: number): string =>
  `postgres://${role}:${place.secrets[role === 'mall' ? 'owner' : 'mall']}@127.0.0.1:${port}/mall`;

/** Nodes of one mall: what they share is the database, Redis, the key under which secrets lie, and the folder of files. */
export const nodeParts = (place: Place, settings: Record<string, string>): Part[] => {
  const { ports } = place;
  const shared = join(place.folder, 'files');
  const secret = layFile({ ...place, user: undefined }, place.folder, 'seal_key', `${place.secrets.seal}\n`);
  return nodeNames.map((name) =>
    openPart({
      name,
      program: process.execPath,
      logFile: place.logOf(name),
      arguments: () => [...nodeSettings.arguments, main],
      env: {
        ...nodeSettings.environment,
        HOST: '127.0.0.1',
        PORT: String(ports[name]),
        SITE_URL: `http://127.0.0.1:${ports.nginx}`,
        TRUST_PROXY: 'loopback',
        DATABASE_URL: databaseUrl(place, 'mall_app', ports.pgbouncer),
        DATABASE_DIRECT_URL: databaseUrl(place, 'mall_app', ports.database),
        DATABASE_STATEMENTS: 'unnamed',
        DATABASE_REPLICA_URL: databaseUrl(place, 'mall_app', ports.standby),
        MIGRATION_DATABASE_URL: databaseUrl(place, 'mall', ports.database),
        REDIS_URL: `redis://:${place.secrets.redis}@127.0.0.1:${ports.memory}`,
        SEAL_KEY_FILE: secret,
        DATA_DIR: shared,
        DRAIN_SECONDS: '3',
        ...settings,
      },
      isUp: () => isAnswering(`http://127.0.0.1:${ports[name]}/readyz`),
    }),
  );
};
