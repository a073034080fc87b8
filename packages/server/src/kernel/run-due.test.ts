import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { runDue } from './run-due.ts';

const database = testDatabase();

it('does what is due one by one, and one that cannot be done keeps nobody waiting', async () => {
  const { db, owner } = database;
  await owner.query('create table alarm (id bigint primary key, done boolean not null default false); grant all on alarm to public');
  await db.execute(sql`insert into alarm (id) values (1), (2), (3)`);
  const failed: string[] = [];
  const sweep = () =>
    runDue<{ id: string }>(db, {
      take: async (tx, leave) => {
        const { rows } = await tx.execute<{ id: string }>(sql`
          select id::text from alarm where not done and id <> all (${sql.param([...leave])}::bigint[]) order by id limit 1 for update skip locked`);
        return rows[0];
      },
      run: async (tx, { id }) => {
        await tx.execute(sql`update alarm set done = true where id = ${id}`);
        if (id === '2') throw new Error('stuck');
      },
      failed: (_error, id) => failed.push(id),
    });
  expect([await sweep(), failed]).toEqual([2, ['2']]);
  expect((await db.execute(sql`select id::text from alarm where not done`)).rows).toEqual([{ id: '2' }]);
});
