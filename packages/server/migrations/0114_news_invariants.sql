-- Appended to the checks that are there, whatever they are by now. News is kept for a while only: of what was paid before the oldest that is left,
-- nothing can be said.
do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I39', 'whoever pays an order is told so, once', count(*)
  from shop_order o left join (select subject, count(*) as n from news where name = 'order.paid' and listener = 'member' group by subject) told
    on told.subject = 'order:' || o.id
  where o.paid_fen > 0 and o.paid_at >= (select min(told_at) from news where name = 'order.paid') and coalesce(told.n, 0) <> 1
union all select 'I39', 'what is told of a payment is true', count(*)
  from news n where n.name = 'order.paid' and not exists (select from shop_order o where n.subject = 'order:' || o.id and o.paid_at is not null)
union all select 'I40', 'no news overtakes an earlier one of its subject', count(*)
  from news n where n.done_at is null and exists (
    select from news later where later.listener = n.listener and later.subject = n.subject and later.id > n.id and (later.done_at is not null or later.tries > 0))
union all select 'I41', 'nothing that was told waits over a minute to be tried, unless behind an earlier one', count(*)
  from news n where n.tries = 0 and n.done_at is null and n.dead_at is null and n.due_at < now() - interval '60 seconds'
    and not exists (select from news first where first.listener = n.listener and first.subject = n.subject and first.id < n.id and first.done_at is null)
$check$);
end $do$;
