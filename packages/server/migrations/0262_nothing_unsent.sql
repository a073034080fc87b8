-- Terminating waits for orders at the prices of a framework and looks behind them, so that none is left under what is over.
do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I31', 'what is called off a terminated framework has been sent', count(distinct o.id)
  from agreement a join order_line l on l.agreed_id = a.id join shop_order o on o.id = l.order_id
  where a.state = 'terminated' and (o.state in ('in_approval', 'wait_ship') or o.state = 'wait_pay' and o.received_at is null)
$check$);
end $do$;
