import type pg from 'pg';

/** A few specs of each store that sell are nearly gone: a count of the shelves found less than the books said. */
export const runLow = async (client: pg.PoolClient, stores: readonly string[]): Promise<void> => {
  await client.query(
    `with sold as (
       select distinct o.store_id, l.spec_id from shop_order o join order_line l on l.order_id = o.id join store s on s.id = o.store_id
       where s.name = any ($1) and o.ship_from > now() - interval '20 days' and o.state in ('wait_receive', 'done') and l.goods_id > 120),
     chosen as (select spec_id, row_number() over (partition by store_id order by spec_id desc)::int as nth from sold),
     counted as (
       insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref, at)
       select k.spec_id, nth - (k.on_hand - k.reserved), 0, 'adjust', 'count:demo', now() - interval '5 hours'
       from chosen join spec_stock k on k.spec_id = chosen.spec_id where nth <= 3 and k.on_hand - k.reserved > nth
       returning spec_id, on_hand_change)
     update spec_stock k set on_hand = k.on_hand + counted.on_hand_change from counted where counted.spec_id = k.spec_id`,
    [stores],
  );
};
