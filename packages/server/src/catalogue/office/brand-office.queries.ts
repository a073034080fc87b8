import { BrandRow, type brandOfficeApi, LabelledGoods, LabelRow } from '@mall/contract/catalogue/brand-office.api.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';

export const listBrands = async (tx: Tx, { word, page, limit }: QueryOf<typeof brandOfficeApi.page>) => {
  const like = likePattern(word ?? '');
  const where = sql`(${word === undefined} or b.name ilike ${like} or b.en_name ilike ${like})`;
  const list = await readRows(tx, BrandRow)`
    select b.id::text, b.name, b.en_name as "enName", b.initial, b.story, b.logo, b.own, (select count(*)::int from goods g where g.brand_id = b.id) as "goodsCount"
    from brand b where ${where} order by b.sort, b.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from brand b where ${where}`;
  return { list, total: counted?.total ?? 0 };
};

export const listLabels = async (tx: Tx, { page, limit }: QueryOf<typeof brandOfficeApi.labels>) => {
  const list = await readRows(tx, LabelRow)`
    select l.id::text, l.key, l.names, l.tone, (select count(*)::int from goods_label g where g.label_id = l.id) as "goodsCount"
    from label l order by l.sort, l.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from label`;
  return { list, total: counted?.total ?? 0 };
};

/** Goods that were ever sold. */
export const listLabelGoods = async (tx: Tx, labelId: Id, { word, carries, page, limit }: QueryOf<typeof brandOfficeApi.labelGoods>) => {
  const like = likePattern(word ?? '');
  const carried = sql`exists (select from goods_label l where l.goods_id = g.id and l.label_id = ${labelId})`;
  const from = sql`from goods g join store s on s.id = g.store_id
    where g.state <> 'draft' and (${word === undefined} or g.name ilike ${like} or g.spu_code ilike ${like} or s.name ilike ${like})
      ${carries === undefined ? sql`` : sql`and ${carried} = ${carries === '1'}`}`;
  const list = await readRows(tx, LabelledGoods)`
    select g.id::text as "goodsId", g.spu_code as "spuCode", g.name, coalesce((select p.picture from spec p where p.id = g.default_spec_id), '') as picture, s.name as "storeName",
      (select c.names ->> 'zh' from goods_class c where c.id = g.gc_id) as "className", g.state = 'on' as on, ${carried} as carries
    ${from} order by g.rank desc, g.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  return { list, total: counted?.total ?? 0 };
};
