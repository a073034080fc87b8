do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I50', 'a budget has reserved and used what its orders take', count(*)
  from project p where (p.reserved_fen, p.used_fen) <> (
    select coalesce(sum(b.booked_fen - b.back_fen) filter (where b.used_at is null and b.released_at is null), 0), coalesce(sum(b.booked_fen - b.back_fen) filter (where b.used_at is not null), 0)
    from project_booking b where b.project_id = p.id)
union all select 'I50', 'a budget is the sum of its ledger', count(*)
  from project p where (p.budget_fen, p.reserved_fen, p.used_fen) <> (
    select coalesce(sum(v.budget_fen), 0), coalesce(sum(v.reserved_fen), 0), coalesce(sum(v.used_fen), 0) from project_movement v where v.project_id = p.id)
union all select 'I50', 'no strict budget is over-reserved', count(*)
  from project p where p.strict and p.reserved_fen + p.used_fen > p.budget_fen
union all select 'I50', 'what an order takes of a budget is reserved, used or released as the order stands', count(*)
  from project_booking b join shop_order o on o.id = b.order_id
  where (b.released_at is not null) <> (o.state = 'cancelled') or (b.used_at is not null) <> (o.received_at is not null and o.state <> 'cancelled')
$check$);
end $do$;
