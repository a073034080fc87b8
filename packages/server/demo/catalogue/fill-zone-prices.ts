import type pg from 'pg';

/** Prices that an operator gave a big customer for goods of the mall's own stores, and one that was taken back since. */
export const fillZonePrices = async (client: pg.PoolClient, now: Date): Promise<void> => {
  await client.query(
    `with chosen as (
       select s.id, s.price_fen, row_number() over (order by g.rank, s.id) as nth from spec s join goods g on g.id = s.goods_id join store t on t.id = g.store_id
       where t.kind = 'self' and g.state = 'on' and s.state = 'on' and s.id = g.default_spec_id and g.id in (select goods_id from zone_goods(1)) order by g.rank, s.id limit 7),
     laid as (insert into zone_price (zone_id, spec_id, price_fen) select 1, id, price_fen * 92 / 100 from chosen where nth < 7)
     insert into zone_price_change (zone_id, spec_id, from_fen, to_fen, member_id, reason, at)
     select 1, c.id, case when again.yes then c.price_fen * 92 / 100 end, case when not again.yes then c.price_fen * 92 / 100 end, m.id,
       case when again.yes then '年度协议未续' else '年度协议价' end, $1::timestamptz - case when again.yes then interval '2 days' else interval '12 days' end
     from chosen c cross join (values (false), (true)) again (yes) join member m on m.mobile = '13700000014' where not again.yes or c.nth = 7 order by again.yes, c.nth`,
    [now],
  );
};
