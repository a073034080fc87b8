import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { projectRoot } from '../kernel/config.ts';
import { testDatabase } from './test-database.ts';

const database = testDatabase();

type Column = { table_name: string; column_name: string; is_nullable: 'YES' | 'NO' };

it('keeps the typed tables equal to the migrated ones', async () => {
  const { rows } = await database.db.pool.query<Column>(
    "select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'",
  );
  const real = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row.is_nullable === 'NO']));
  const typed = new Map<string, boolean>();
  for (const path of globSync('packages/server/src/*/*.table.ts', { cwd: projectRoot })) {
    for (const table of Object.values((await import(pathToFileURL(join(projectRoot, path)).href)) as Record<string, unknown>)) {
      if (!is(table, PgTable)) continue;
      const { name, columns } = getTableConfig(table);
      for (const column of columns) typed.set(`${name}.${column.name}`, column.notNull);
    }
  }
  const unknown = [...typed.keys()].filter((column) => !real.has(column));
  const tables = new Set([...typed.keys()].map((column) => column.split('.')[0]));
  const untyped = [...real.keys()].filter((column) => tables.has(column.split('.')[0] as string) && !typed.has(column));
  const differing = [...typed].filter(([column, notNull]) => real.has(column) && real.get(column) !== notNull).map(([column]) => column);
  expect({ unknown, untyped, differing }).toEqual({ unknown: [], untyped: [], differing: [] });
});

it('can be restored from a dump, which is read back with an empty search path', async () => {
  const client = await database.db.pool.connect();
  try {
    await client.query(`set search_path = ''`);
    // What is computed while rows and indexes are read back, written with the names of their schemas.
    const { rows } = await client.query<{ place: string; expression: string }>(`
      select conrelid::regclass::text as place, pg_get_expr(conbin, conrelid) as expression from pg_constraint
        where contype = 'c' and conrelid <> 0 and connamespace <> 'information_schema'::regnamespace
      union all select adrelid::regclass::text, pg_get_expr(adbin, adrelid) from pg_attrdef d join pg_attribute a on (a.attrelid, a.attnum) = (adrelid, adnum)
        where attgenerated <> ''
      union all select indrelid::regclass::text, pg_get_expr(coalesce(indexprs, indpred), indrelid) from pg_index where indexprs is not null or indpred is not null`);
    const broken: string[] = [];
    for (const { place, expression } of rows)
      await client.query(`explain select (${expression}) from ${place}`).catch((error: Error) => broken.push(`${place}: ${error.message}`));
    expect(broken).toEqual([]);
    expect(rows.length).toBeGreaterThan(100);
  } finally {
    client.release(true);
  }
});
