import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { LowStock, Sales } from '@mall/contract/order/store-figures.api.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type StoreSide, within } from '../kernel/side.ts';

const Day = z.strictObject({ day: z.string(), amountFen: z.number(), orders: z.int() });
const Month = z.strictObject({ monthFen: z.number() });

/** What a store sold by day, over the index of when its orders became its to send. */
export const readSales = async (tx: Tx, side: StoreSide): Promise<Sales> => {
  const days = await readRows(tx, Day)`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(sold.payable_fen), 0)::float8 as "amountFen", count(sold.id)::int as orders
    from generate_series(date_trunc('day', now()) - interval '29 days', date_trunc('day', now()), interval '1 day') as d (day)
    left join (
      select o.id, o.payable_fen, date_trunc('day', o.ship_from) as day from shop_order o
      where ${within(side, 'o')} and o.ship_from >= date_trunc('day', now()) - interval '29 days' and o.state <> 'cancelled') sold on sold.day = d.day
    group by d.day order by d.day`;
  const [month] = await readRows(tx, Month)`
    select coalesce(sum(o.payable_fen), 0)::float8 as "monthFen" from shop_order o
    where ${within(side, 'o')} and o.ship_from >= date_trunc('month', now()) and o.state <> 'cancelled'`;
  const shown = days.map(({ day, amountFen, orders }) => ({ day, amount: toYuan(fen(amountFen)), orders }));
  return { today: shown.at(-1)?.amount ?? '0.00', month: toYuan(fen(month?.monthFen ?? 0)), days: shown };
};

/** Fewer pieces than these are nearly gone. */
const fewPieces = 5;
const mostShown = 20;

const LowRow = z.strictObject({
  specId: Id,
  goodsId: Id,
  specName: z.string(),
  itemNumber: z.string(),
  unit: z.string(),
  left: z.int(),
  sold: z.int(),
});

/** Specs that were sold in thirty days and of which there is less than a handful, or less than the smallest quantity that can be bought. */
export const listLowStock = (tx: Tx, side: StoreSide): Promise<LowStock[]> => readRows(tx, LowRow)`
  with sold as (
    select l.spec_id, sum(l.num)::int as num from shop_order o join order_line l on l.order_id = o.id
    where ${within(side, 'o')} and o.ship_from > now() - interval '30 days' and o.state <> 'cancelled' group by l.spec_id)
  select s.id::text as "specId", g.id::text as "goodsId", s.name as "specName", s.item_number as "itemNumber", coalesce(s.unit, g.unit) as unit,
    k.on_hand - k.reserved as left, sold.num as sold
  from sold join spec s on s.id = sold.spec_id and s.state = 'on' join goods g on g.id = s.goods_id and g.state = 'on' join spec_stock k on k.spec_id = s.id
  where k.on_hand - k.reserved < greatest(${fewPieces}::int, coalesce(s.moq, g.moq))
  order by k.on_hand - k.reserved, sold.num desc, s.id limit ${mostShown}`;
