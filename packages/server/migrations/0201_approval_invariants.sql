-- I25: who lets an order out of approval has decided, or the clock has; nobody decides on his own.
do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I25', 'a request stands where its last step led', count(*)
  from approval_request r left join lateral (select to_state from approval_event e where e.request_id = r.id order by seq desc limit 1) e on true
  where e.to_state is distinct from r.state
union all select 'I25', 'the steps of a request are a chain', count(*)
  from (select from_state, seq, lag(to_state) over w as before, lag(seq) over w as last from approval_event window w as (partition by request_id order by seq)) e
  where (e.seq = 1) <> (e.last is null) or (e.seq > 1 and (e.from_state is distinct from e.before or e.seq <> e.last + 1))
union all select 'I25', 'orders of a request leave approval with its decision, and not before', count(*)
  from approval_request r join shop_order o on o.trade_id = r.trade_id
  where not exists (select from approval_request n where n.trade_id = r.trade_id and n.id > r.id)
    and (o.state = 'in_approval') <> (r.state in ('running', 'returned', 'withdrawn'))
union all select 'I25', 'an approved request was agreed to at every node that asked somebody', count(*)
  from approval_request r cross join lateral jsonb_array_elements(r.nodes) with ordinality as n(node, nth)
  where r.state = 'approved' and r.channel = 'local' and n.node ->> 'outcome' not in ('skipped', 'passed')
    and not exists (select from approval_task k where k.request_id = r.id and k.node = n.nth - 1 and k.state = 'approved')
union all select 'I25', 'a node that was passed without anybody was passed by the system, and says so', count(*)
  from approval_request r cross join lateral jsonb_array_elements(r.nodes) with ordinality as n(node, nth)
  where r.state = 'approved' and r.channel = 'local' and n.node ->> 'outcome' = 'passed'
    and not exists (select from approval_event e where e.request_id = r.id and e.event = 'selfLimit' and e.by_kind = 'system' and e.node = n.nth - 1)
union all select 'I25', 'nobody decided on his own request', count(*)
  from approval_request r join approval_task k on k.request_id = r.id
  where k.state in ('approved', 'rejected', 'returned') and coalesce(k.acted_by, k.member_id) = coalesce(r.placed_by, r.member_id)
union all select 'I25', 'a task is decided once, and a request is ended once', count(*)
  from (select e.task_id from approval_event e where e.event = 'agree' and e.task_id is not null group by e.task_id having count(*) > 1
    union all select e.request_id from approval_event e where e.event in ('pass', 'reject', 'expire', 'cancel') group by e.request_id having count(*) > 1) twice
union all select 'I25', 'what is open is with somebody, and what is over with nobody', count(*)
  from approval_request r where (r.state = 'running' and r.channel = 'local') <> exists (select from approval_task k where k.request_id = r.id and k.node = r.node and k.state = 'pending')
    and not (r.state = 'running' and r.channel = 'oa')
union all select 'I25', 'no request outlives its deadline by a minute', count(*)
  from approval_request r where r.due_at < now() - interval '60 seconds'
$check$);
end $do$;
