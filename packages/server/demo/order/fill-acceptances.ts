import type pg from 'pg';

/** A receipt of each store where pieces were short or damaged, kept on record without a claim. */
const differing = `
  with chosen as (
    select distinct on (o.store_id) o.id, o.member_id, o.received_at from shop_order o
    where o.state = 'done' and o.received_at is not null and exists (select from order_line l where l.order_id = o.id and l.num >= 3 and l.shipped_num = l.num and l.refunded_num = 0 and l.in_process_num = 0)
    order by o.store_id, o.received_at desc),
  taken as (
    insert into order_acceptance (order_id, by_member_id, note, claimed, at)
    select id, member_id, '外箱有破损，少的请随下批补发', false, received_at from chosen returning order_id)
  insert into order_difference (order_id, order_line_id, short_num, damaged_num)
  select t.order_id, l.id, 1, 1 from taken t cross join lateral (
    select id from order_line where order_id = t.order_id and num >= 3 and shipped_num = num and refunded_num = 0 and in_process_num = 0 order by id limit 1) l`;

export const fillAcceptances = async (client: pg.PoolClient): Promise<void> => {
  await client.query(differing);
};
