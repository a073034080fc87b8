import type { StockDay } from '@mall/contract/figures/seller-figures.api.ts';
import { yuanText } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type StoreSide, within } from '../kernel/side.ts';
import { inClass, sayable } from './figure-days.ts';
import type { FigureScope } from './figure-scope.ts';

const StockDayRow = z.strictObject({ day: z.string(), worthFen: z.number(), out: z.int() });

/**
 * What is on sale today, as it stood when each day was over: today's shelf without what moved since. Prices and least quantities are today's, so that the
 * line tells of the shelf and not of prices.
 */
export const listStockDays = async (tx: Tx, side: StoreSide, { from, to, classId }: FigureScope): Promise<StockDay[]> => {
  const rows = await readRows(tx, StockDayRow)`
    with shelf as (
        select s.id, s.price_fen::numeric as price_fen, coalesce(s.moq, g.moq) as moq, k.on_hand - k.reserved as free
        from goods g join spec s on s.goods_id = g.id and s.state = 'on' join spec_stock k on k.spec_id = s.id
        where ${within(side, 'g')} and g.state = 'on' and ${inClass(classId)}),
      moved as (
        select h.id, h.price_fen, h.moq, h.free, e.at::date as day, sum(e.on_hand_change - e.reserved_change) as net
        from stock_ledger e join shelf h on h.id = e.spec_id where e.at >= ${from}::date group by 1, 2, 3, 4, 5),
      stood as (
        select day, net, price_fen, moq, free - coalesce(sum(net) over (partition by id order by day desc rows between unbounded preceding and 1 preceding), 0) as left
        from moved),
      turned as (
        select day, sum(net * price_fen) as fen, sum((stood.left < moq)::int - (stood.left - net < moq)::int) as out from stood group by day),
      whole as (select coalesce(sum(free * price_fen), 0) as fen, count(*) filter (where free < moq) as out from shelf),
      back as (
        select d.day, sum(coalesce(t.fen, 0)) over since - coalesce(t.fen, 0) as fen, sum(coalesce(t.out, 0)) over since - coalesce(t.out, 0) as out
        from generate_series(${from}::date, current_date, interval '1 day') as d (day) left join turned t on t.day = d.day
        window since as (order by d.day desc))
    select to_char(back.day, 'YYYY-MM-DD') as day, ${sayable(sql`whole.fen - back.fen`)} as "worthFen", (whole.out - back.out)::int as out
    from back cross join whole where back.day <= ${to}::date order by back.day`;
  return rows.map(({ worthFen, ...row }) => ({ ...row, worth: yuanText(worthFen) }));
};
