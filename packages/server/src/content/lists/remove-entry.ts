import type { EntryKind } from '@mall/contract/content/entry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { tellPages } from '../tell-pages.ts';
import { listEntries } from './entry.queries.ts';
import { entryTables } from './entry-tables.ts';

/** Takes an entry away, of the navigation with what stands below it. */
export const removeEntry = async (tx: Tx, side: MallSide, kind: EntryKind, id: Id): Promise<void> => {
  const { table, only } = entryTables[kind];
  const before = (await listEntries(tx, kind)).find((entry) => entry.id === id);
  const [gone] = await readRows(tx, IdRow)`delete from ${table} where id = ${id} and ${only} returning id::text`;
  if (!gone || !before) throw refuse('kernel.not_found');
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target: before.name.zh, before: { kind, url: before.url } }, side);
};
