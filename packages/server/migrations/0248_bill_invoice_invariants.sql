-- I30 for invoices of bills: they say no more than the bill, and are of a bill that its company agreed to.
do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I30', 'no more of a bill is invoiced than it says', count(*)
  from (select i.bill_id, sum(i.amount_fen) as fen from invoice i
      where i.bill_id is not null and i.state in ('applied', 'reviewing', 'issued', 'mailed', 'verified')
        and not exists (select from invoice_ask a where a.invoice_id = i.id and a.kind = 'blue' and a.state in ('pending', 'failed'))
      group by i.bill_id) s
  join bill b on b.id = s.bill_id where s.fen > b.total_fen
union all select 'I30', 'an invoice of a bill is of orders on it, and the bill is confirmed', count(*)
  from invoice i join bill b on b.id = i.bill_id
  where i.state in ('applied', 'reviewing', 'issued', 'mailed', 'verified', 'red_applied')
    and (b.confirmed_at is null or b.store_id <> i.store_id
      or exists (select from invoice_cover c join shop_order o on o.id = c.order_id where c.invoice_id = i.id and o.bill_id is distinct from i.bill_id))
$check$);
end $do$;
