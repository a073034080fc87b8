import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseName, databaseNames, databaseParts, roleOf, superuserUrl } from './database-parts.ts';
import { etcdParts } from './etcd-parts.ts';
import { nodeNames } from './node-names.ts';
import { databaseUrl, nodeParts } from './node-parts.ts';
import type { Part } from './part.ts';
import { openPatientPool } from './patient-pool.ts';
import type { Place } from './place.ts';
import { haproxyPart, nginxPart, pgbouncerPart, redisParts } from './way-parts.ts';

export type Cluster = {
  readonly place: Place;
  /** What visitors ask. */
  readonly url: string;
  /** A node by its number, past the balancer. */
  readonly at: (node: number) => string;
  readonly part: (name: string) => Part;
  readonly primary: () => Promise<DatabaseName | undefined>;
  /** As the owner, at whoever is the primary. */
  readonly owner: pg.Pool;
  readonly close: () => Promise<void>;
};

type Options = { settings?: Record<string, string>; folderOf?: (name: DatabaseName) => string; say: (line: string) => void };

const query = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The two roles of `docs/operations.md`, once. */
const layRoles = async (place: Place): Promise<void> => {
  const { secrets } = place;
  const url = superuserUrl(place);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(`select from pg_database where datname = 'mall'`);
  await client.end();
  if (rowCount) return;
  await query(url, [
    `create role mall login password '${secrets.owner}'`,
    `create role mall_app login password '${secrets.mall}'`,
    `create database mall owner mall encoding 'UTF8' template template0`,
  ]);
};

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await isSo().catch(() => false)); tries += 1) {
    if (tries > 600) throw new Error(`${what} did not come`);
    await sleep(100);
  }
};

/** Brings all of it up, in the order in which one needs the other. */
export const openCluster = async (place: Place, { settings = {}, folderOf = place.own, say }: Options): Promise<Cluster> => {
  const parts: Part[] = [];
  let owner: pg.Pool | undefined;
  const close = async () => {
    await owner?.end().catch(() => {});
    for (const part of parts.toReversed()) await part.stop().catch(() => {});
    // A database whose Patroni had been killed is nobody's child.
    for (const part of parts.toReversed()) await part.kill().catch(() => {});
  };
  const begin = async (made: readonly Part[], atOnce = false) => {
    parts.push(...made);
    say(`starting ${made.map(({ name }) => name).join(', ')} …`);
    if (atOnce) await Promise.all(made.map((part) => part.start()));
    else for (const part of made) await part.start();
  };
  try {
    await begin(etcdParts(place), true);
    const databases = databaseParts(place, folderOf);
    await begin([...redisParts(place), haproxyPart(place)]);
    await begin(databases);
    await until('the primary', () => layRoles(place).then(() => true));
    await begin([pgbouncerPart(place)]);
    owner = openPatientPool(databaseUrl(place, 'mall', place.ports.database));
    // Before the nodes: what they send to the sandbox goes to the mall's own address.
    await begin([nginxPart(place)]);
    await begin(nodeParts(place, settings));
    return {
      place,
      url: `http://127.0.0.1:${place.ports.nginx}`,
      at: (node) => {
        const name = nodeNames[node];
        if (!name) throw new Error(`there is no node ${node}`);
        return `http://127.0.0.1:${place.ports[name]}`;
      },
      part: (name) => {
        const found = parts.find((part) => part.name === name);
        if (!found) throw new Error(`there is no part ${name}`);
        return found;
      },
      primary: async () => {
        for (const name of databaseNames) if (['master', 'primary'].includes(await roleOf(place, name))) return name;
        return undefined;
      },
      owner,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
