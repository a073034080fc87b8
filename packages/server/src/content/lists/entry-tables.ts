import type { EntryKind } from '@mall/contract/content/entry.rules.ts';
import { type SQL, sql } from 'drizzle-orm';

const ofPart = (part: EntryKind) => ({ table: sql`page_part`, only: sql`part = ${part}` });

/** Where entries of each kind are kept, and which rows there are of the kind. */
export const entryTables: Readonly<Record<EntryKind, { table: SQL; only: SQL }>> = {
  navigation: { table: sql`navigation`, only: sql`true` },
  hotWord: { table: sql`hot_word`, only: sql`true` },
  footer: ofPart('footer'),
  friend: ofPart('friend'),
  app: ofPart('app'),
  slogan: ofPart('slogan'),
};
