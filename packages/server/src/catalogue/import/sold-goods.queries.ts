import type { Id } from '@mall/contract/kernel/fields.ts';
import { Id as IdText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { submissionsADay } from '../../kernel/versions.ts';
import { isPriceFixed } from '../fixed-price.ts';
import { promisedTo } from '../shelf/promised-specs.ts';
import { listSold } from '../version/sold.queries.ts';
import type { SoldGoods, SoldSpec } from './import-book.ts';

const Head = z.strictObject({
  goodsId: IdText,
  spuCode: z.string(),
  brandName: z.string(),
  storeClassName: z.string(),
  waits: z.boolean(),
  drafted: z.boolean(),
  often: z.boolean(),
  told: z.boolean(),
  shown: z.boolean(),
  mark: z.string(),
});
const Spec = z.strictObject({
  goodsId: IdText,
  specId: IdText,
  itemNumber: z.string(),
  priceFen: z.number(),
  stock: z.int(),
  warnAt: z.int().nullable(),
  moq: z.int().nullable(),
  step: z.int().nullable(),
  leadDays: z.int(),
  weightGram: z.number(),
  on: z.boolean(),
  fixed: z.boolean(),
  promisedTo: z.string().nullable(),
});

/** Changes whenever anything of goods `g` does that a version is held against. */
export const goodsMark = sql`to_char(g.updated_at, 'YYYYMMDDHH24MISSUS')`;

/** Some goods of one slice: no more than a database answers before others have waited. */
const readSlice = async (tx: Tx, ids: readonly Id[]): Promise<SoldGoods[]> => {
  const own = sql`any (${sql.param(ids)}::bigint[])`;
  const heads = await readRows(tx, Head)`
    select g.id::text as "goodsId", g.spu_code as "spuCode", b.name as "brandName", coalesce(c.name, '') as "storeClassName",
      exists (select from goods_version v where v.goods_id = g.id and v.decision is null) as waits,
      exists (select from goods_draft d where d.goods_id = g.id) as drafted,
      (select count(*) from goods_version v where v.goods_id = g.id and v.submitted_at > now() - interval '1 day') >= ${submissionsADay} as often,
      g.en_name <> '' and exists (select from goods_detail d where d.goods_id = g.id and d.words -> 'en' ->> 'description' <> '') as told, g.state = 'on' as shown, ${goodsMark} as mark
    from goods g join brand b on b.id = g.brand_id left join store_class c on c.id = g.store_class_id where g.id = ${own}`;
  const specs = await readRows(tx, Spec)`
    select p.goods_id::text as "goodsId", p.id::text as "specId", p.item_number as "itemNumber", p.price_fen::float8 as "priceFen", k.on_hand - k.reserved as stock, p.warn_at as "warnAt", p.moq, p.step,
      p.lead_days as "leadDays", p.weight_gram::float8 as "weightGram", p.state = 'on' as on,
      ${isPriceFixed} as fixed,
      ${promisedTo(sql`p.id`)} as "promisedTo"
    from spec p join spec_stock k on k.spec_id = p.id where p.goods_id = ${own} and p.dropped_at is null order by p.goods_id, p.sort`;
  const drafts = await listSold(tx, ids, false);
  const byGoods = new Map<Id, Map<Id, SoldSpec>>();
  for (const { goodsId, ...spec } of specs) byGoods.set(goodsId, (byGoods.get(goodsId) ?? new Map()).set(spec.specId, spec));
  return heads.flatMap((head) => {
    const draft = drafts.get(head.goodsId);
    return draft ? [{ ...head, draft, specs: byGoods.get(head.goodsId) ?? new Map() }] : [];
  });
};

const slice = 200;

/** Goods as they are sold, with all that a row of a sheet says; read so many at a time. */
export async function* readSoldGoods(tx: Tx, ids: readonly Id[]): AsyncGenerator<SoldGoods[]> {
  for (let from = 0; from < ids.length; from += slice) yield await readSlice(tx, ids.slice(from, from + slice));
}
