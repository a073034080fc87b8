import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { changedGoodsPlaces, GoodsFields } from '@mall/contract/catalogue/goods-fields.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import { publishStoreUploads } from '../../content/publish-store-uploads.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followSpecs } from '../shelf/follow-specs.ts';
import { requireOrderable } from '../shelf/require-orderable.ts';
import { shownFiles } from './files-of.ts';
import { ruleFaults } from './find-faults.ts';
import { laySpecs } from './lay-specs.ts';
import type { LockedGoods } from './lock-goods.ts';
import { saidParts } from './parameter-rules.ts';
import { saidFaults } from './said-faults.ts';
import { readSold } from './sold.queries.ts';

const orTaken = orTakenBy({ spec_item_number_key: 'goods.item_number_taken' });

/** A value that the mall approved is one of the class from now on, so that filters and search know it. */
const layValues = (tx: Tx, { classId, params, axes, specs }: GoodsFields) => {
  const byNumber = Object.entries(params).filter(([, value]) => value !== '');
  const byName = axes.flatMap((axis, at) =>
    [...new Set(specs.map(({ values }) => values[at] ?? ''))].map((value) => [axis, value] as const),
  );
  return tx.execute(sql`
    with said as (
      select a.id, said.value from unnest(${sql.param(byNumber.map(([id]) => id))}::bigint[], ${sql.param(byNumber.map(([, value]) => value))}::text[]) as o (id, value)
        join attribute a on a.id = o.id and a.class_id = ${classId} cross join lateral ${saidParts}
      union
      select a.id, o.value from unnest(${sql.param(byName.map(([name]) => name))}::text[], ${sql.param(byName.map(([, value]) => value))}::text[]) as o (name, value)
        join attribute a on a.class_id = ${classId} and a.names ->> 'zh' = o.name where o.value <> '')
    insert into attribute_value (attribute_id, value, sort)
    select said.id, said.value, coalesce((select max(v.sort) from attribute_value v where v.attribute_id = said.id), 0) + 1 from said
    order by said.id, said.value on conflict (attribute_id, value) do nothing`);
};

const layGoods = (tx: Tx, goodsId: Id, fields: GoodsFields) => {
  const { en, ...abroad } = fields.translations;
  const abroadNames = Object.fromEntries(Object.entries(abroad).flatMap(([tongue, { name }]) => (name === '' ? [] : [[tongue, name]])));
  return tx.execute(sql`
    update goods g set first_gc_id = split_part(c.path, '/', 1)::bigint, second_gc_id = split_part(c.path, '/', 2)::bigint, gc_id = c.id, brand_id = ${fields.brandId}::bigint,
      name = ${fields.name}, model = ${fields.model}, unit = ${fields.unit}, tax_rate = ${fields.taxRate}::smallint, moq = ${fields.moq}::int,
      en_name = ${en?.name ?? ''}, abroad_names = ${JSON.stringify(abroadNames)}::jsonb, invoice_types = ${sql.param(fields.invoices)}::text[], invoiceable = ${fields.invoices.length > 0},
      updated_at = now()
    from goods_class c where g.id = ${goodsId} and c.id = ${fields.classId}`);
};

const layTexts = (tx: Tx, goodsId: Id, fields: GoodsFields) => {
  const words = Object.fromEntries(
    Object.entries(fields.translations).map(([tongue, said]) => [
      tongue,
      Object.fromEntries(Object.entries(said).filter(([name, text]) => name !== 'name' && text !== '')),
    ]),
  );
  return tx.execute(sql`
    insert into goods_detail as d (goods_id, description, standards, certificates, after_sales, packing, pictures, video, papers, words)
    values (${goodsId}, ${fields.description}, ${sql.param(fields.standards)}::text[], ${sql.param(fields.certificates)}::text[], ${fields.afterSales}, ${fields.packing},
      ${sql.param(fields.pictures.slice(1))}::text[], ${fields.video}, ${JSON.stringify(fields.papers)}::jsonb, ${JSON.stringify(words)}::jsonb)
    on conflict (goods_id) do update set description = excluded.description, standards = excluded.standards, certificates = excluded.certificates, after_sales = excluded.after_sales,
      packing = excluded.packing, pictures = excluded.pictures, video = excluded.video, papers = excluded.papers, words = excluded.words`);
};

/** The facets of a goods: its parameters, and what its specs offer. */
const layFacets = (tx: Tx, goodsId: Id, { params }: GoodsFields) => {
  const chosen = Object.entries(params).filter(([, value]) => value !== '');
  return tx.execute(sql`
    with meant as (
      select v.id, v.attribute_id from unnest(${sql.param(chosen.map(([id]) => id))}::bigint[], ${sql.param(chosen.map(([, value]) => value))}::text[]) as o (id, value)
        join attribute a on a.id = o.id cross join lateral ${saidParts} join attribute_value v on v.attribute_id = a.id and v.value = said.value
      union
      select v.id, v.attribute_id from spec p, unnest(p.value_ids) as o (id) join attribute_value v on v.id = o.id where p.goods_id = ${goodsId} and p.dropped_at is null),
    gone as (delete from goods_attribute o where o.goods_id = ${goodsId} and o.value_id not in (select id from meant))
    insert into goods_attribute (goods_id, value_id, attribute_id) select ${goodsId}::bigint, id, attribute_id from meant on conflict do nothing`);
};

/** Steps follow the goods: where they changed for all its specs, and for those that are new. */
const layBreaks = async (tx: Tx, goodsId: Id, { priceBreaks }: GoodsFields, which: SQL): Promise<void> => {
  const steps = JSON.stringify(priceBreaks.map(({ minNum, percent }) => ({ minNum, percent: Number(percent) })));
  await tx.execute(sql`delete from spec_price_break b using spec p where b.spec_id = p.id and p.goods_id = ${goodsId} and ${which}`);
  await tx.execute(sql`
    insert into spec_price_break (spec_id, min_num, percent, price_fen)
    select p.id, o."minNum", o.percent, greatest(1, round(p.price_fen * o.percent / 100)::bigint) from spec p, jsonb_to_recordset(${steps}::jsonb) as o ("minNum" smallint, percent numeric)
    where p.goods_id = ${goodsId} and ${which} and p.dropped_at is null`);
};

/** Rules may have changed since it was handed in: who decides is told which one it breaks. */
const readAsToday = (draft: GoodsDraft, language: Language): GoodsFields => {
  const [first] = saidFaults(ruleFaults(draft).slice(0, 1), language);
  if (first) throw refuse('goods.version_outdated', { reason: first.message }, { place: first.place });
  return GoodsFields.parse(draft);
};

/**
 * The one writer of what is sold of a version: adds specs, changes names, parameters, pictures and texts, and switches off what it does not name. Prices and
 * stock of specs that are sold stay as they are. Triggers tell the search.
 */
export const layVersion = async (tx: Tx, { goodsId, storeId }: LockedGoods, draft: GoodsDraft, language: Language): Promise<void> => {
  const fields = readAsToday(draft, language);
  const sold = await readSold(tx, goodsId);
  const changed = changedGoodsPlaces(sold, draft);
  await layValues(tx, fields);
  await layGoods(tx, goodsId, fields);
  const added = await orTaken(() => laySpecs(tx, goodsId, sold, fields));
  // The step of a spec holds at once, and may have changed since.
  if (fields.moq !== Number(sold.moq)) await requireOrderable(tx, sql`p.goods_id = ${goodsId} and p.dropped_at is null`);
  await layBreaks(tx, goodsId, fields, changed.includes('priceBreaks') ? sql`true` : sql`p.id = any (${sql.param(added)}::bigint[])`);
  await layTexts(tx, goodsId, fields);
  await layFacets(tx, goodsId, fields);
  await followSpecs(tx, [goodsId]);
  await publishStoreUploads(tx, storeId, shownFiles(draft));
};
