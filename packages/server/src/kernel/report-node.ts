import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from './db.ts';
import type { House } from './house.ts';
import { readRows } from './read-rows.ts';

/** Another at every start: a process that is gone is not this one. */
const id = randomUUID();

const Clock = z.strictObject({ ms: z.number() });

/** How far the clock of this process is from the database's, by which everything falls due. */
const readClock = async (db: Db): Promise<number> => {
  const asked = Date.now();
  const [row] = await readRows(db, Clock)`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`;
  return Math.round((asked + Date.now()) / 2 - (row?.ms ?? asked));
};

/** Says that this process is there, by which settings it lives and what its clock says; one that was silent for ten minutes is forgotten. */
export const reportNode = async (house: Pick<House, 'db' | 'config' | 'settings' | 'figures'>): Promise<void> => {
  const { db, config, settings, figures } = house;
  const clockMs = await readClock(db);
  const told = JSON.stringify(figures.tell());
  await db.execute(sql`
    insert into mall_node (id, name, code_version, setting_version, clock_ms, figures)
    values (${id}::uuid, ${`${hostname()}:${config.PORT}`}, ${config.version}, ${settings.version}, ${clockMs}, ${told}::jsonb)
    on conflict (id) do update set seen_at = now(), setting_version = excluded.setting_version, clock_ms = excluded.clock_ms, figures = excluded.figures,
      setting_at = case when mall_node.setting_version = excluded.setting_version then mall_node.setting_at else now() end`);
  await db.execute(sql`delete from mall_node where seen_at < now() - interval '10 minutes'`);
};

export const forgetNode = async ({ db }: Pick<House, 'db'>): Promise<void> => {
  await db.execute(sql`delete from mall_node where id = ${id}::uuid`);
};
