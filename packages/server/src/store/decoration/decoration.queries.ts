import { Id } from '@mall/contract/kernel/fields.ts';
import { type Decoration, decorationApi } from '@mall/contract/store/decoration.api.ts';
import { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { findPublished } from './lock-decoration.ts';
import { readShelves } from './read-shelves.ts';

const { revision, savedBy, saveDate, versions: Versions } = decorationApi.own.data.shape;
const Draft = z.strictObject({ fields: DecorationDraft, revision, savedBy, saveDate });
const Counted = z.strictObject({ id: Id.nullable(), goods: z.int() });
const versionsMost = 20;

/** How the own store looks, and what is being changed. */
export const readDecoration = async (tx: Tx, { storeId }: StoreSide): Promise<Decoration> => {
  const published = { ...(await findPublished(tx, storeId)).fields, shelves: await readShelves(tx, storeId) };
  const [draft] = await readRows(tx, Draft)`
    select d.fields, d.revision, m.member_name as "savedBy", ${timeText(sql`d.saved_at`)} as "saveDate"
    from store_decoration_draft d join member m on m.id = d.member_id where d.store_id = ${storeId}`;
  const versions = await readRows(tx, Versions.element)`
    select v.version, coalesce(m.member_name, '') as by, ${timeText(sql`v.at`)} as date, v.restored, v.fields ->> 'template' as template, jsonb_array_length(v.fields -> 'banners') as banners,
      jsonb_array_length(v.fields -> 'notices') as notices, (select count(*)::int + coalesce(sum(jsonb_array_length(s -> 'children')), 0)::int from jsonb_array_elements(v.fields -> 'shelves') s) as shelves
    from store_decoration v left join member m on m.id = v.member_id where v.store_id = ${storeId} order by v.version desc limit ${versionsMost}`;
  const counted = await readRows(tx, Counted)`
    select c.id::text, count(*)::int as goods from goods g left join store_class c on c.id = g.store_class_id and c.shown where g.store_id = ${storeId} and g.state <> 'draft' group by c.id`;
  return {
    storeId,
    draft: draft?.fields ?? published,
    revision: draft?.revision ?? 0,
    savedBy: draft?.savedBy ?? '',
    saveDate: draft?.saveDate ?? null,
    published,
    versions,
    goodsOf: Object.fromEntries(counted.flatMap(({ id, goods }) => (id === null ? [] : [[id, goods]]))),
    unsorted: counted.find(({ id }) => id === null)?.goods ?? 0,
  };
};
