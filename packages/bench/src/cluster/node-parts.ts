import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { fileFolders } from '@mall/server/kernel/files/files.ts';
import { isAnswering } from './is-answering.ts';
import { nodeNames } from './node-names.ts';
import { openPart, type Part } from './part.ts';
import { layFile, type Place } from './place.ts';
import { poolMode } from './pool-mode.ts';
import { layVersion, mainOf } from './version.ts';

const nodeSettings = JSON.parse(readFileSync(join(projectRoot, 'packages/server/node-settings.json'), 'utf8')) as {
  arguments: string[];
  environment: Record<string, string>;
};

export const databaseUrl = (place: Place, role: 'mall' | 'mall_app', port: number): string =>
  `postgres://${role}:${place.secrets[role === 'mall' ? 'owner' : 'mall']}@127.0.0.1:${port}/mall`;

/** What a node has for itself: its `DATA_DIR`. */
export const nodeFolder = (place: Place, name: (typeof nodeNames)[number]): string => join(place.folder, 'nodes', name);

/** As on machines of their own, where the shared folders are mounts: all else in it is nobody else's. */
const layNodeFolder = (place: Place, name: (typeof nodeNames)[number]): string => {
  const folder = nodeFolder(place, name);
  mkdirSync(folder, { recursive: true });
  for (const each of fileFolders) {
    const [shared, link] = [join(place.folder, 'files', each), join(folder, each.replace('/', ''))];
    mkdirSync(shared, { recursive: true });
    if (!existsSync(link)) symlinkSync(shared, link);
  }
  return folder;
};

/** Nodes of one mall: what they share is the database, Redis, the key under which secrets lie, and the folders of files. */
export const nodeParts = (place: Place, settings: Record<string, string>): Part[] => {
  const { ports } = place;
  layVersion(place, projectRoot);
  // What stands in for banks and other houses is asked through nginx, which leads to the one of the first node; they share its secret.
  const { outside } = place.secrets;
  const secret = layFile({ ...place, user: undefined }, place.folder, 'seal_key', `${place.secrets.seal}\n`);
  return nodeNames.map((name) =>
    openPart({
      name,
      program: process.execPath,
      logFile: place.logOf(name),
      arguments: () => [...nodeSettings.arguments, mainOf(place)],
      env: {
        ...nodeSettings.environment,
        HOST: '127.0.0.1',
        PORT: String(ports[name]),
        SITE_URL: `http://127.0.0.1:${ports.nginx}`,
        TRUST_PROXY: 'loopback',
        DATABASE_URL: databaseUrl(place, 'mall_app', ports.pgbouncer),
        DATABASE_DIRECT_URL: databaseUrl(place, 'mall_app', ports.database),
        DATABASE_STATEMENTS: poolMode === 'session' ? 'named' : 'unnamed',
        DATABASE_REPLICA_URL: databaseUrl(place, 'mall_app', ports.standby),
        MIGRATION_DATABASE_URL: databaseUrl(place, 'mall', ports.database),
        REDIS_URL: `redis://:${place.secrets.redis}@127.0.0.1:${ports.memory}`,
        SEAL_KEY_FILE: secret,
        PAY_SECRET: outside,
        TAX_SECRET: outside,
        SOCIAL_SECRET: outside,
        IDP_CLIENT_SECRET: outside,
        CLOUD_PLATFORM_SECRET: outside,
        DATA_DIR: layNodeFolder(place, name),
        DRAIN_SECONDS: '3',
        ...settings,
      },
      isUp: () => isAnswering(`http://127.0.0.1:${ports[name]}/readyz`),
    }),
  );
};
