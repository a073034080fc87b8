import type { PaceFilter, PaceQuery, StorePace } from '@mall/contract/figures/mall-figures.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { yuanText } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { onDays } from '../kernel/span.ts';
import { shipDue } from '../order/store-orders.queries.ts';
import { soldOn } from './figure-days.ts';

type Hours = Pick<Config, 'SHIP_HOURS' | 'AFTER_SALE_SELLER_HOURS'>;

export const PaceRow = z.strictObject({
  id: Id,
  name: z.string(),
  amountFen: z.number(),
  orders: z.int(),
  refundedFen: z.number(),
  shipped: z.int(),
  shippedLate: z.int(),
  shipHours: z.int().nullable(),
  asked: z.int(),
  answeredLate: z.int(),
  answerHours: z.int().nullable(),
});
export type PaceRow = z.infer<typeof PaceRow>;

const orders: Readonly<Record<PaceFilter['order'], SQL>> = {
  ship: sql`"shipHours" desc nulls last, "shippedLate" desc`,
  answer: sql`"answerHours" desc nulls last, "answeredLate" desc`,
  amount: sql`"amountFen" desc`,
};

/** Stores that sold or were asked in these days. What is not sent or answered yet is late once its time is over, and takes part in no average. */
export const pacesOf = (filter: Omit<PaceFilter, 'order'> & { order: PaceFilter['order'] }, hours: Hours): SQL => {
  const due = shipDue(hours);
  const answerBy = sql`a.created_at + make_interval(hours => ${hours.AFTER_SALE_SELLER_HOURS}::int)`;
  return sql`
    with sold as (
        select o.store_id, sum(o.payable_fen) as fen, count(*) as orders,
          count(*) filter (where o.shipped_at is not null or ${due} < now()) as shipped,
          count(*) filter (where coalesce(o.shipped_at, now()) > ${due}) as late,
          avg(extract(epoch from o.shipped_at - o.ship_from) / 3600) as hours
        from shop_order o where ${soldOn(filter)} group by 1),
      back as (
        select o.store_id, sum(r.amount_fen) as fen from refund r join shop_order o on o.id = r.order_id
        where r.state = 'success' and ${onDays(sql`r.done_at`, filter)} and o.state <> 'cancelled' group by 1),
      asked as (
        select a.store_id, count(*) as asked, count(*) filter (where coalesce(e.at, now()) > ${answerBy}) as late,
          avg(extract(epoch from e.at - a.created_at) / 3600) as hours
        from after_sale a left join lateral (select min(v.at) as at from after_sale_event v where v.after_sale_id = a.id and v.by_kind = 'seller') e on true
        where ${onDays(sql`a.created_at`, filter)} and (e.at is not null or ${answerBy} < now() and a.state <> 'cancelled') group by 1)
    select t.id::text, t.name, coalesce(sold.fen, 0)::float8 as "amountFen", coalesce(sold.orders, 0)::int as orders, coalesce(back.fen, 0)::float8 as "refundedFen",
      coalesce(sold.shipped, 0)::int as shipped, coalesce(sold.late, 0)::int as "shippedLate", round(sold.hours)::int as "shipHours",
      coalesce(asked.asked, 0)::int as asked, coalesce(asked.late, 0)::int as "answeredLate", round(asked.hours)::int as "answerHours"
    from store t left join sold on sold.store_id = t.id left join back on back.store_id = t.id left join asked on asked.store_id = t.id
    where coalesce(sold.store_id, asked.store_id) is not null order by ${orders[filter.order]}, t.id`;
};

export const listStorePaces = async (tx: Tx, query: PaceQuery, hours: Hours): Promise<PageOf<StorePace>> => {
  const all = pacesOf(query, hours);
  const [rows, [counted]] = await Promise.all([
    readRows(tx, PaceRow)`${all} limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
    readRows(tx, TotalRow)`select count(*)::int as total from (${all}) listed`,
  ]);
  return {
    list: rows.map(({ amountFen, refundedFen, ...row }) => ({
      ...row,
      amount: yuanText(amountFen),
      refunded: yuanText(refundedFen),
    })),
    total: counted?.total ?? 0,
  };
};
