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
