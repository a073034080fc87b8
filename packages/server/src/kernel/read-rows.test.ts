import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readSource, sources } from '../testing/sources.ts';
import { testDatabase } from '../testing/test-database.ts';
import { readRows } from './read-rows.ts';
import { statement } from './statement.ts';

const database = testDatabase();
const Row = z.strictObject({ id: z.string(), num: z.number() });

it('gives rows as their schema says', async () => {
  expect(await readRows(database.db, Row)`select ${'7'}::text as id, 2 as num where ${true}`).toEqual([{ id: '7', num: 2 }]);
  expect(await readRows(database.db, Row)`${sql`select '7' as id, 2 as num`} limit 0`).toEqual([]);
});

it('finds out a row that is not what was promised', async () => {
  // A bigint comes as text, an empty place as null, and a column more is one that nobody asked for.
  await expect(readRows(database.db, Row)`select '7' as id, 2::bigint as num`).rejects.toThrow('num');
  await expect(readRows(database.db, Row)`select null as id, 2 as num`).rejects.toThrow('id');
  await expect(readRows(database.db, Row)`select '7' as id, 2 as num, 3 as more`).rejects.toThrow('more');
  const named = statement<object, z.infer<typeof Row>>('test_rows', Row, sql`select '7' as id, '2' as num`);
  await expect(named(database.db, {})).rejects.toThrow('num');
});

it('reads no rows by a cast', () => {
  const cast = sources.filter(
    (path) =>
      path.startsWith('packages/server/') && !/\.test\.ts$|\/testing\//.test(path) && /\.execute<|\.rows as /.test(readSource(path)),
  );
  expect(cast).toEqual([]);
});
