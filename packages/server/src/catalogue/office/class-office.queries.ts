import { type classOfficeApi, OfficeAttribute, OfficeClass, type Publication } from '@mall/contract/catalogue/class-office.api.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { timeText } from '../../kernel/time-text.ts';

const Published = z.strictObject({
  version: z.int(),
  by: z.string(),
  reason: z.string(),
  changes: z.int(),
  time: TimeText,
  undoes: z.int().nullable(),
  back: z.boolean(),
});
const published = sql`select p.id::int as version, m.member_name as by, p.reason, jsonb_array_length(p.changes) as changes, ${timeText(sql`p.at`)} as time, p.undoes::int,
    not exists (select from class_publication l where l.id > p.id and l.undo is null) and exists (select from class_publication l where l.id > p.id) as back
  from class_publication p join member m on m.id = p.member_id order by p.id desc`;

/** Every class but those that became part of others, in the order in which they are shown. */
export const readOfficeTree = async (tx: Tx) => {
  const classes = await readRows(tx, OfficeClass)`
    select c.id::text, c.parent_id::text as "parentId", c.level, c.names, c.synonyms, c.unit, c.tax_rate as "taxRate", c.name_rule as "nameRule", c.shown, c.goods_count as "goodsCount",
      (select count(*)::int from attribute a where a.class_id = c.id) as "attributeCount"
    from goods_class c where c.merged_into is null order by c.level, c.sort, c.id`;
  const [last] = await readRows(tx, Published)`${published} limit 1`;
  return { version: last?.version ?? 0, classes, last: last ?? null };
};

const requireStanding = async (tx: Tx, id: Id): Promise<void> => {
  const [found] = await readRows(tx, IdRow)`select id::text from goods_class where id = ${id} and merged_into is null`;
  if (!found) throw refuse('kernel.not_found');
};

export const listOfficeAttributes = async (tx: Tx, classId: Id): Promise<OfficeAttribute[]> => {
  await requireStanding(tx, classId);
  return readRows(tx, OfficeAttribute)`
    select a.id::text, a.class_id::text as "classId", a.names, a.kind, a.unit, a.required, a.facet, a.in_name as "inName", a.drives_spec as "drivesSpec",
      (select count(distinct g.goods_id)::int from goods_attribute g where g.attribute_id = a.id) as "goodsCount",
      (select coalesce(json_agg(json_build_object('id', v.id::text, 'value', v.value, 'also', v.also,
          'goodsCount', (select count(*) from goods_attribute g where g.value_id = v.id)) order by v.sort, v.id), '[]'::json)
        from attribute_value v where v.attribute_id = a.id) as values
    from attribute a where a.class_id = ${classId} order by a.sort, a.id`;
};

const GoodsRow = z.strictObject({ goodsId: z.string(), name: z.string(), spuCode: z.string(), storeName: z.string(), on: z.boolean() });

export const listClassGoods = async (tx: Tx, classId: Id, { word, page, limit }: QueryOf<typeof classOfficeApi.goods>) => {
  await requireStanding(tx, classId);
  const like = likePattern(word ?? '');
  const where = sql`g.gc_id = ${classId} and (${word === undefined} or g.name ilike ${like} or g.spu_code ilike ${like} or g.model ilike ${like})`;
  const list = await readRows(tx, GoodsRow)`
    select g.id::text as "goodsId", g.name, g.spu_code as "spuCode", s.name as "storeName", g.state = 'on' as on
    from goods g join store s on s.id = g.store_id where ${where} order by g.rank desc, g.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from goods g where ${where}`;
  return { list, total: counted?.total ?? 0 };
};

export const listPublications = async (tx: Tx, { page, limit }: QueryOf<typeof classOfficeApi.history>): Promise<PageOf<Publication>> => {
  const list = await readRows(tx, Published)`${published} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from class_publication`;
  return { list, total: counted?.total ?? 0 };
};
