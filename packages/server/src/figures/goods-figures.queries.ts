import { daysIn, type GoodsOrder } from '@mall/contract/figures/figures.rules.ts';
import type { GoodsFigures, GoodsFiguresQuery } from '@mall/contract/figures/seller-figures.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { yuanText } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { nameAbroad } from '../catalogue/goods-name.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { type StoreSide, within } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import { inClass, looksAt, soldOn } from './figure-days.ts';
import type { FigureScope, FigureSight } from './figure-scope.ts';

/** Of `goods g`, as a reader of this language calls it. */
export const goodsName = (language: Language): SQL =>
  language === fallbackLanguage ? sql`g.name` : sql`coalesce(nullif(${nameAbroad(language)}, ''), g.name)`;

export const GoodsRow = z.strictObject({
  goodsId: Id,
  name: z.string(),
  enName: z.string(),
  picture: z.string(),
  unit: z.string(),
  amountFen: z.number(),
  orders: z.int(),
  num: z.int(),
  visitors: z.int(),
  carted: z.int(),
  refundedFen: z.number(),
  left: z.int(),
});
export type GoodsRow = z.infer<typeof GoodsRow>;

const orders: Readonly<Record<GoodsOrder, SQL>> = {
  amount: sql`"amountFen" desc, visitors desc`,
  num: sql`num desc, "amountFen" desc`,
  visitors: sql`visitors desc, "amountFen" desc`,
  refunded: sql`"refundedFen" desc, "amountFen" desc`,
};

/** Goods that were sold, looked at or paid back in these days. */
export const goodsOf = (
  span: FigureScope & { order?: GoodsOrder | undefined },
  sight: Extract<FigureSight, { kind: 'seller' }>,
): SQL => sql`
  with sold as (
      select l.goods_id, sum(l.pay_fen) as fen, count(distinct o.id) as orders, sum(l.num) as num
      from shop_order o join order_line l on l.order_id = o.id where ${within(sight, 'o')} and ${soldOn(span)} group by 1),
    seen as (
      select f.goods_id, coalesce(sum(f.visitors) filter (where f.what = 'seen'), 0) as visitors, coalesce(sum(f.visitors) filter (where f.what = 'cart'), 0) as carted
      from figure_day f where ${looksAt(sight, span)} group by 1),
    back as (
      select l.goods_id, sum(x.fen) as fen from after_sale a join after_sale_line x on x.after_sale_id = a.id join order_line l on l.id = x.order_line_id
      where ${within(sight, 'a')} and a.state = 'finished' and a.type <> 'exchange' and ${onDays(sql`a.finished_at`, span)} group by 1)
  select g.id::text as "goodsId", g.name, ${nameAbroad('en')} as "enName", coalesce(d.picture, '') as picture, g.unit,
    coalesce(sold.fen, 0)::float8 as "amountFen", coalesce(sold.orders, 0)::int as orders, coalesce(sold.num, 0)::int as num,
    coalesce(seen.visitors, 0)::int as visitors, coalesce(seen.carted, 0)::int as carted, coalesce(back.fen, 0)::float8 as "refundedFen",
    coalesce((select sum(k.on_hand - k.reserved) from spec s join spec_stock k on k.spec_id = s.id where s.goods_id = g.id and s.state = 'on'), 0)::float8 as left
  from goods g left join spec d on d.id = g.default_spec_id
    left join sold on sold.goods_id = g.id left join seen on seen.goods_id = g.id left join back on back.goods_id = g.id
  where g.store_id = ${sight.storeId} and ${inClass(span.classId)} and coalesce(sold.goods_id, seen.goods_id, back.goods_id) is not null
  order by ${orders[span.order ?? 'amount']}, g.id`;

/** For how many days it lasts at the pace of these. */
const lastsOf = ({ left, num }: Pick<GoodsRow, 'left' | 'num'>, days: number): number | null =>
  num === 0 ? null : Math.floor((Math.max(0, left) * days) / num);

/** The people of a store read Chinese or English. */
export const nameFor = ({ name, enName }: Pick<GoodsRow, 'name' | 'enName'>, language: Language): string =>
  language === fallbackLanguage ? name : enName || name;

export const listGoodsFigures = async (
  tx: Tx,
  side: StoreSide,
  query: GoodsFiguresQuery,
  language: Language,
): Promise<PageOf<GoodsFigures>> => {
  const all = goodsOf(query, side);
  const [rows, [counted]] = await Promise.all([
    readRows(tx, GoodsRow)`${all} limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
    readRows(tx, TotalRow)`select count(*)::int as total from (${all}) listed`,
  ]);
  const days = daysIn(query);
  return {
    list: rows.map(({ amountFen, refundedFen, enName, ...row }) => ({
      ...row,
      name: nameFor({ name: row.name, enName }, language),
      amount: yuanText(amountFen),
      refunded: yuanText(refundedFen),
      lasts: lastsOf(row, days),
    })),
    total: counted?.total ?? 0,
  };
};
