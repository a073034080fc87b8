import { manySign } from '@mall/contract/catalogue/class-parameter.rules.ts';
import { type DraftSpec, type GoodsDraft, type Tongue, tongues } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { cleanHtml } from '../../content/clean-html.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { AbroadNames } from '../goods-name.ts';

const Told = z.strictObject({ description: z.string(), afterSales: z.string(), packing: z.string() }).partial();
const Row = z.strictObject({
  goodsId: Id,
  classId: Id,
  brandId: Id,
  name: z.string(),
  model: z.string(),
  unit: z.string(),
  taxRate: z.string(),
  moq: z.string(),
  invoices: z.array(z.enum(invoiceTypes)),
  enName: z.string(),
  abroadNames: AbroadNames,
  detail: z
    .strictObject({
      description: z.string(),
      standards: z.array(z.string()),
      certificates: z.array(z.string()),
      afterSales: z.string(),
      packing: z.string(),
      pictures: z.array(z.string()),
      video: z.string(),
      papers: z.array(z.strictObject({ name: z.string(), validUntil: z.string(), url: z.string(), fileName: z.string() })),
      words: z.record(z.string(), Told),
    })
    .nullable(),
  picture: z.string(),
  axes: z.array(z.string()),
  params: z.record(Id, z.string()),
  specs: z.array(
    z.strictObject({
      specId: Id,
      itemNumber: z.string(),
      axis: z.record(z.string(), z.string()),
      unit: z.string(),
      packLength: z.string(),
      picture: z.string(),
    }),
  ),
  /** Of its first spec, in thousandths of the price. */
  breaks: z.array(z.strictObject({ minNum: z.number(), share: z.number() })),
});

const axesOf = sql`array(
  select used.name from (select distinct jsonb_object_keys(p.axis) as name from spec p where p.goods_id = g.id and p.dropped_at is null) used
  left join attribute a on a.class_id = g.gc_id and a.names ->> 'zh' = used.name order by a.sort nulls last, used.name)`;

const abroadOf = ({ enName, abroadNames, detail }: z.infer<typeof Row>): GoodsDraft['translations'] => {
  const said = (tongue: Tongue) => ({
    name: (tongue === 'en' ? enName : abroadNames[tongue]) ?? '',
    description: cleanHtml(detail?.words[tongue]?.description ?? ''),
    afterSales: detail?.words[tongue]?.afterSales ?? '',
    packing: detail?.words[tongue]?.packing ?? '',
  });
  return Object.fromEntries(
    tongues.map((tongue) => [tongue, said(tongue)] as const).filter(([, texts]) => Object.values(texts).some((text) => text !== '')),
  );
};

const draftOf = (row: z.infer<typeof Row>): GoodsDraft => {
  const { classId, brandId, name, model, unit, taxRate, moq, invoices, picture, axes, params, specs, breaks, detail } = row;
  return {
    classId,
    brandId,
    name,
    model,
    unit,
    taxRate,
    moq,
    params,
    pictures: [...(picture === '' ? [] : [picture]), ...(detail?.pictures ?? []).filter((one) => one !== picture)],
    video: detail?.video ?? '',
    axes,
    specs: specs.map(
      ({ axis, picture: own, ...spec }): DraftSpec => ({
        ...spec,
        values: axes.map((axe) => axis[axe] ?? ''),
        picture: own === picture ? '' : own,
      }),
    ),
    priceBreaks: breaks.map(({ minNum, share }) => ({ minNum: String(minNum), percent: String(share / 10) })),
    invoices,
    // As a draft keeps it, so that what nobody touched is no change.
    description: cleanHtml(detail?.description ?? ''),
    standards: detail?.standards ?? [],
    certificates: detail?.certificates ?? [],
    packing: detail?.packing ?? '',
    afterSales: detail?.afterSales ?? '',
    papers: detail?.papers ?? [],
    translations: abroadOf(row),
  };
};

/**
 * Goods as they are sold now, in the form in which they are changed. What holds at once is no part of it. Without `texts` what is long is left out, for who
 * compares many and has to do with the rest only.
 */
export const listSold = async (tx: Tx, goodsIds: readonly Id[], texts = true): Promise<Map<Id, GoodsDraft>> => {
  const long = (column: string, none: string) => (texts ? sql.raw(column) : sql.raw(none));
  const rows = await readRows(tx, Row)`
    select g.id::text as "goodsId", g.gc_id::text as "classId", g.brand_id::text as "brandId", g.name, g.model, g.unit, g.tax_rate::text as "taxRate", g.moq::text as moq,
      to_json(g.invoice_types) as invoices, g.en_name as "enName", g.abroad_names as "abroadNames",
      (select json_build_object('description', ${long('d.description', "''")}, 'standards', d.standards, 'certificates', d.certificates, 'afterSales', ${long('d.after_sales', "''")}, 'packing', ${long('d.packing', "''")},
        'pictures', d.pictures, 'video', d.video, 'papers', d.papers, 'words', ${long('d.words', "'{}'::jsonb")}) from goods_detail d where d.goods_id = g.id) as detail,
      coalesce((select p.picture from spec p where p.id = g.default_spec_id), '') as picture, to_json(${axesOf}) as axes,
      (select coalesce(json_object_agg(one.attribute_id::text, one.value), '{}') from (
        select o.attribute_id, case when a.kind = 'many' then string_agg(v.value, ${manySign} order by v.sort, v.id) else (array_agg(v.value order by v.sort, v.id))[1] end as value
        from goods_attribute o join attribute_value v on v.id = o.value_id join attribute a on a.id = o.attribute_id
        where o.goods_id = g.id and a.names ->> 'zh' <> all (${axesOf}) group by o.attribute_id, a.kind) one) as params,
      (select coalesce(json_agg(json_build_object('specId', p.id::text, 'itemNumber', p.item_number, 'axis', p.axis, 'unit', coalesce(p.unit, ''), 'packLength', coalesce(p.pack_length::text, ''),
        'picture', p.picture) order by p.sort), '[]') from spec p where p.goods_id = g.id and p.dropped_at is null) as specs,
      (select coalesce(json_agg(json_build_object('minNum', b.min_num, 'share', coalesce(b.percent * 10, round(b.price_fen * 1000.0 / p.price_fen))) order by b.min_num), '[]')
        from spec p join spec_price_break b on b.spec_id = p.id where p.id = g.default_spec_id and (b.percent is not null or b.price_fen < p.price_fen)) as breaks
    from goods g where g.id = any (${sql.param(goodsIds)}::bigint[])`;
  return new Map(rows.map((row) => [row.goodsId, draftOf(row)]));
};

export const readSold = async (tx: Tx, goodsId: Id): Promise<GoodsDraft> => {
  const sold = (await listSold(tx, [goodsId])).get(goodsId);
  if (!sold) throw refuse('goods.not_found');
  return sold;
};
