import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { testDatabase } from '../testing/test-database.ts';
import { inTransaction } from './db.ts';
import { sqlList } from './sql-list.ts';
import { statement } from './statement.ts';

const database = testDatabase();

const Area = z.strictObject({ id: z.string(), name: z.string() });
const among = statement<{ ids: readonly string[]; name: string | null }, z.infer<typeof Area>>(
  'test_among',
  Area,
  sql`select id::text, coalesce(${sql.placeholder('name')}::text, name) as name from area where id = any (${sqlList(sql.placeholder('ids'))}) order by id`,
);

it('fills its placeholders by name, on the database itself and in a transaction', async () => {
  await database.db.pool.query(
    `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (54, null, '西藏自治区', 1, false)`,
  );
  expect(await among(database.db, { ids: ['54', '12', '7'], name: null })).toEqual([
    { id: '12', name: '天津市' },
    { id: '54', name: '西藏自治区' },
  ]);
  expect(await inTransaction(database.db, (tx) => among(tx, { ids: ['54'], name: '那曲' }))).toEqual([{ id: '54', name: '那曲' }]);
  expect(await among(database.db, { ids: [], name: null })).toEqual([]);
});

it('takes no value that is not a placeholder, because the first would stand for all', () => {
  expect(() => statement('test_wrong', Area, sql`select ${'x'}`)).toThrow('placeholders');
});
