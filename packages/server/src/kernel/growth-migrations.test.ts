import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rolledBack, testDatabase } from '../testing/test-database.ts';
import { projectRoot } from './config.ts';
import { openDb, type Tx } from './db.ts';

const database = testDatabase();
const migration = (name: string) => sql.raw(readFileSync(join(projectRoot, 'packages/server/migrations', name), 'utf8'));
const locksOf = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute<{ held: string }>(sql`
    select distinct relation::regclass::text || ' ' || mode as held from pg_locks
    where pid = pg_backend_pid() and relation in ('shop_order'::regclass, 'audit_log'::regclass, 'message'::regclass) and mode in ('ShareLock', 'AccessExclusiveLock') order by 1`);
  return rows.map(({ held }) => held);
};
const layReplaced = () =>
  database.owner.query(`
    create index if not exists shop_order_store on shop_order (store_id, id desc);
    create index if not exists shop_order_member_month on shop_order (member_id, created_at) where company_id is not null;
    create index if not exists message_unread on message (member_id) where read_at is null`);

it.each([
  ['0420_growth.sql', 'shop_order_company_list'],
  ['0420_growth.sql', 'audit_log_event'],
  ['0423_own_orders_apart.sql', 'shop_order_member_private'],
  ['0425_unread_messages.sql', 'message_unread_kind'],
])('%s refuses %s where its making by hand broke off', async (file, name) => {
  await rolledBack(openDb(database.owner), async (tx) => {
    await tx.execute(sql`update pg_index set indisvalid = false where indexrelid = ${name}::regclass`);
    const refusal = await tx.execute(migration(file)).catch((error: Error) => error.cause);
    expect(String(refusal)).toContain(`not whole, because its making broke off or still goes on: ${name}`);
  });
});

it.each([
  { name: '0420_growth.sql', made: ['shop_order_company_list'], locks: ['shop_order ShareLock'] },
  { name: '0421_growth_replaced.sql', made: [], locks: ['shop_order AccessExclusiveLock'] },
  { name: '0423_own_orders_apart.sql', made: ['shop_order_member_private', 'shop_order_member_company'], locks: ['shop_order ShareLock'] },
  { name: '0424_own_orders_apart_replaced.sql', made: [], locks: ['shop_order AccessExclusiveLock'] },
  { name: '0425_unread_messages.sql', made: ['message_unread_kind'], locks: ['message ShareLock'] },
  { name: '0426_unread_messages_replaced.sql', made: [], locks: ['message AccessExclusiveLock'] },
  { name: '0422_growth_trail.sql', made: ['audit_log_event'], locks: ['audit_log ShareLock'] },
])('$name holds writers up by one lock alone, so that no node waits for it crosswise', async ({ name, made, locks }) => {
  for (const index of made) await database.owner.query(`drop index ${index}`);
  if (made.length === 0) await layReplaced();
  await rolledBack(openDb(database.owner), async (tx) => {
    await tx.execute(migration(name));
    expect(await locksOf(tx)).toEqual(locks);
  });
});

it('gives up rather than hold up everybody behind who reads for long', async () => {
  await layReplaced();
  await rolledBack(openDb(database.owner), async (reader) => {
    await reader.execute(sql`select count(*) from shop_order`);
    await rolledBack(openDb(database.owner), async (tx) => {
      await tx.execute(sql`set local lock_timeout = 0`);
      const refusal = await tx.execute(migration('0421_growth_replaced.sql')).catch((error: Error) => error.cause);
      expect(refusal).toMatchObject({ code: '55P03' });
    });
  });
}, 15_000);
