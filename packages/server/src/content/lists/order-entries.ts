import type { EntryKind } from '@mall/contract/content/entry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { tellPages } from '../tell-pages.ts';
import { entryTables } from './entry-tables.ts';

/** Puts entries into an order; what is not named follows as it stood. */
export const orderEntries = async (tx: Tx, side: MallSide, kind: EntryKind, ids: readonly Id[]): Promise<void> => {
  const { table, only } = entryTables[kind];
  await tx.execute(sql`
    update ${table} t set sort = o.place from (
      select id, row_number() over (order by array_position(${sql.param([...ids])}::bigint[], id) nulls last, sort, id)::int as place from ${table} where ${only}
    ) o where o.id = t.id`);
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target: kind, after: { order: ids.length } }, side);
};
