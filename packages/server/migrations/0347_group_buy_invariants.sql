do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I42', 'a group buy holds what its orders bought, and no more than it has', count(*)
  from group_buy g left join (select l.activity_ref, l.spec_id, sum(l.num - l.dropped_num) as num from order_line l join shop_order o on o.id = l.order_id
                              where l.activity_type = 4 and o.state <> 'cancelled' group by 1, 2) b on b.activity_ref = g.id and b.spec_id = g.spec_id
  where g.sold > g.total or g.sold <> coalesce(b.num, 0)
union all select 'I42', 'nobody bought more in a group buy than one person may', count(*)
  from (select o.group_id, coalesce(o.placed_by, o.member_id) as member_id, sum(l.num - l.dropped_num) as num from order_line l join shop_order o on o.id = l.order_id
        where o.group_id is not null and o.state <> 'cancelled' group by 1, 2) b join group_buy g on g.id = b.group_id
  where b.num > nullif(g.restriction, 0)
union all select 'I42', 'an order of a group buy has one line, of that group, from within its time', count(*)
  from shop_order o join activity a on a.id = o.group_id
  where (select count(*) from order_line l where l.order_id = o.id) <> 1 or o.created_at < a.starts_at or o.created_at >= a.ends_at
    or not exists (select from order_line l where l.order_id = o.id and l.activity_type = 4 and l.activity_ref = o.group_id)
union all select 'I42', 'a running group buy counts who has paid', count(*)
  from group_buy g where g.state = 'running' and g.buyers <> (
    select count(distinct coalesce(o.placed_by, o.member_id)) from shop_order o where o.group_id = g.id and o.paid_fen > 0 and o.state <> 'cancelled')
union all select 'I42', 'a group buy costs what the step says that is reached', count(*)
  from group_buy g where g.price_fen is distinct from (
    select s.price_fen from group_step s where s.group_id = g.id and s.buyers <= greatest(1, g.buyers) order by s.buyers desc limit 1)
union all select 'I42', 'a group buy that succeeded had its buyers', count(*) from group_buy where state = 'succeeded' and buyers < least_buyers
union all select 'I42', 'whoever bought in a group buy that succeeded paid its last step', count(*)
  from shop_order o join group_buy g on g.id = o.group_id join order_line l on l.order_id = o.id
  where o.group_done_at is not null and (g.state <> 'succeeded' or greatest(0, l.unit_fen - g.price_fen) * l.num <>
    (select coalesce(sum(r.amount_fen + r.withheld_fen), 0) from refund r where r.ref = 'group:' || o.id))
union all select 'I42', 'nothing of a group buy leaves before it has succeeded', count(*)
  from shop_order o join order_line l on l.order_id = o.id where o.group_id is not null and o.group_done_at is null and l.shipped_num > 0
union all select 'I42', 'a minute after its end every paid order of a group buy is settled or cancelled', count(*)
  from shop_order o join group_buy g on g.id = o.group_id
  where o.state = 'wait_ship' and o.group_done_at is null and g.ended_at < now() - interval '60 seconds'
union all select 'I42', 'no group buy outlives its deadline by four minutes', count(*)
  from group_buy g join activity a on a.id = g.id where g.state in ('new', 'running') and a.ends_at < now() - interval '4 minutes'
$check$);
end $do$;
