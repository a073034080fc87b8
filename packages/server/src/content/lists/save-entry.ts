import { entryParts, type SaveEntry } from '@mall/contract/content/entry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { openPictures } from '../open-pictures.ts';
import { tellPages } from '../tell-pages.ts';
import { entryTables } from './entry-tables.ts';

const orTaken = orTakenBy({ hot_word_word_key: 'content.word_taken' });

/** Under the first level alone, and never under itself. */
const requireAbove = async (tx: Tx, parentId: Id, id: Id | undefined): Promise<void> => {
  const [above] = await readRows(tx, IdRow)`select id::text from navigation where id = ${parentId} and parent_id is null`;
  const below = id === undefined ? [] : await readRows(tx, IdRow)`select id::text from navigation where parent_id = ${id} limit 1`;
  if (!above || above.id === id || below.length > 0) throw refuse('content.nest_wrong');
};

const orNull = (words: { zh: string }) => (words.zh === '' ? null : JSON.stringify(words));

/** What the table of its kind keeps of it; fields that the kind has not are left. */
const columnsOf = (entry: SaveEntry): Record<string, SQL> => {
  const { kind, name, subtitle, group, image, url, highlighted, shown, parentId } = entry;
  const has = (part: (typeof entryParts)[typeof kind][number]) => entryParts[kind].includes(part);
  if (kind === 'navigation')
    return { name: sql`${JSON.stringify(name)}::jsonb`, url: sql`${url}`, shown: sql`${shown}`, parent_id: sql`${parentId}::bigint` };
  if (kind === 'hotWord')
    return { word: sql`${name.zh}`, url: sql`nullif(${url}, '')`, highlighted: sql`${highlighted}`, shown: sql`${shown}` };
  return {
    part: sql`${kind}`,
    title: sql`${JSON.stringify(name)}::jsonb`,
    subtitle: sql`${has('subtitle') ? orNull(subtitle) : null}::jsonb`,
    group_name: sql`${has('group') ? orNull(group) : null}::jsonb`,
    image: sql`${has('image') ? image : ''}`,
    url: sql`${has('url') ? url : ''}`,
    shown: sql`${shown}`,
  };
};

/** Adds an entry at the end of its list, or changes one. */
export const saveEntry = async (tx: Tx, side: MallSide, entry: SaveEntry, id?: Id): Promise<{ id: Id }> => {
  const { table, only } = entryTables[entry.kind];
  if (entry.kind === 'navigation' && entry.parentId !== null) await requireAbove(tx, entry.parentId, id);
  await openPictures(tx, side.memberId, [entry.image]);
  const columns = columnsOf(entry);
  const names = Object.keys(columns).map((name) => sql.raw(name));
  const values = Object.values(columns);
  const [saved] = await orTaken(() =>
    id === undefined
      ? readRows(tx, IdRow)`
          insert into ${table} (${sql.join(names, sql`, `)}, sort) select ${sql.join(values, sql`, `)}, coalesce(max(sort), 0) + 1 from ${table} returning id::text`
      : readRows(tx, IdRow)`
          update ${table} set ${sql.join(
            names.map((name, at) => sql`${name} = ${values[at]}`),
            sql`, `,
          )} where id = ${id} and ${only} returning id::text`,
  );
  if (!saved) throw refuse('kernel.not_found');
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target: entry.name.zh, after: { kind: entry.kind, shown: entry.shown } }, side);
  return saved;
};
