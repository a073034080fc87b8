import { Entry, type EntryKind } from '@mall/contract/content/entry.rules.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const none = sql`${JSON.stringify(noText)}::jsonb`;
const filled = (column: string) => sql`${none} || coalesce(${sql.raw(column)}, '{}')`;

/** Entries of one kind in their order, those that are not shown, too. */
export const listEntries = (tx: Tx, kind: EntryKind): Promise<Entry[]> => {
  if (kind === 'navigation')
    return readRows(tx, Entry)`
      select id::text, 'navigation' as kind, ${filled('name')} as name, ${none} as subtitle, ${none} as "group", '' as image, url, false as highlighted, shown,
        parent_id::text as "parentId" from navigation order by sort, id`;
  if (kind === 'hotWord')
    return readRows(tx, Entry)`
      select id::text, 'hotWord' as kind, ${none} || jsonb_build_object('zh', word) as name, ${none} as subtitle, ${none} as "group", '' as image,
        coalesce(url, '') as url, highlighted, shown, null as "parentId" from hot_word order by sort, id`;
  return readRows(tx, Entry)`
    select id::text, part as kind, ${filled('title')} as name, ${filled('subtitle')} as subtitle, ${filled('group_name')} as "group", image, url,
      false as highlighted, shown, null as "parentId" from page_part where part = ${kind} order by sort, id`;
};
