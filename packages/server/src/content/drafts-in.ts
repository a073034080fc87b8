import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const Saved = z.strictObject({ saveDate: TimeText });

/** A file that was swept meanwhile is left out, wherever it is named. */
const withoutGone = (value: unknown, gone: ReadonlySet<string>): unknown => {
  const isGone = (one: unknown) => gone.has(String((one as { url?: unknown } | null)?.url ?? ''));
  if (typeof value === 'string') return gone.has(value) ? '' : value;
  if (Array.isArray(value)) return value.filter((one) => !isGone(one)).map((one) => withoutGone(one, gone));
  if (typeof value !== 'object' || value === null) return value;
  if (isGone(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutGone(one, gone)]));
};

/** What members have filled in and not handed in yet, one each, in the table of a room: another day or another computer finds it. */
export const draftsIn = <Fields extends object>(layout: { table: string; fields: z.ZodType<Fields> }) => {
  const table = sql.raw(layout.table);
  const Row = z.strictObject({ fields: layout.fields, saveDate: TimeText, gone: z.array(z.string()) });

  const keep = async (tx: Tx, memberId: Id, fields: Fields): Promise<z.infer<typeof Saved>> => {
    const [row] = await readRows(tx, Saved)`
      insert into ${table} (member_id, fields) values (${memberId}, ${JSON.stringify(fields)}::jsonb)
      on conflict (member_id) do update set fields = excluded.fields, saved_at = now() returning ${timeText(sql`saved_at`)} as "saveDate"`;
    return row as z.infer<typeof Saved>;
  };

  const find = async (tx: Tx, memberId: Id): Promise<{ fields: Fields; saveDate: string } | null> => {
    const [row] = await readRows(tx, Row)`
      select d.fields, ${timeText(sql`d.saved_at`)} as "saveDate", to_json(array(
        select named.url from jsonb_path_query(d.fields, 'strict $.** ? (@.type() == "string" && @ starts with "/uploads/")') u, lateral (select u #>> '{}' as url) named
        where not exists (select from upload f where '/uploads/' || f.key = named.url))) as gone
      from ${table} d where d.member_id = ${memberId}`;
    if (!row) return null;
    const { fields, saveDate, gone } = row as { fields: Fields; saveDate: string; gone: string[] };
    return { saveDate, fields: withoutGone(fields, new Set(gone)) as Fields };
  };

  const drop = (tx: Tx, memberId: Id) => tx.execute(sql`delete from ${table} where member_id = ${memberId}`);

  return { keep, find, drop };
};
