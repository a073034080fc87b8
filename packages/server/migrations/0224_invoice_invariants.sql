-- I30: no fen is invoiced twice, and none that was not paid or was given back.
do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I30', 'no more of an order line is invoiced than was paid and kept', count(*)
  from (select c.order_line_id, sum(c.amount_fen) as fen from invoice_cover c join invoice i on i.id = c.invoice_id
      where c.kind = 'line' and i.state in ('applied', 'reviewing', 'issued', 'mailed', 'verified')
        and not exists (select from invoice_ask a where a.invoice_id = i.id and a.kind = 'blue' and a.state in ('pending', 'failed'))
      group by c.order_line_id) s
  join order_line l on l.id = s.order_line_id where s.fen > l.pay_fen - l.refunded_fen
union all select 'I30', 'no more of an order is invoiced than was paid and kept', count(*)
  from (select c.order_id, sum(c.amount_fen) as fen from invoice_cover c join invoice i on i.id = c.invoice_id
      where i.bill_id is null and i.state in ('applied', 'reviewing', 'issued', 'mailed', 'verified')
        and not exists (select from invoice_ask a where a.invoice_id = i.id and a.kind = 'blue' and a.state in ('pending', 'failed'))
      group by c.order_id) s
  join shop_order o on o.id = s.order_id where s.fen > (case o.pay_mode when 'credit' then o.payable_fen else o.paid_fen end) - o.refunded_fen
union all select 'I30', 'no fen of an order line stands on two invoices', count(*)
  from (select c.order_line_id, sum(c.amount_fen) as fen from invoice_cover c join invoice i on i.id = c.invoice_id
      where c.kind = 'line' and i.state in ('applied', 'reviewing', 'issued', 'mailed', 'verified', 'red_applied') group by c.order_line_id) s
  join order_line l on l.id = s.order_line_id where s.fen > l.pay_fen
union all select 'I30', 'an invoice is of completed orders of its store and as much as its lines', count(*)
  from invoice i left join lateral (select sum(c.amount_fen) as fen, bool_and(o.store_id = i.store_id and (i.bill_id is not null or o.state = 'done')) as sound
      from invoice_cover c join shop_order o on o.id = c.order_id where c.invoice_id = i.id) s on true
  where s.fen is distinct from i.amount_fen or s.sound is distinct from true
union all select 'I30', 'an order stands on its bill''s invoices or on its own, not on both', count(*)
  from (select c.order_id from invoice_cover c join invoice i on i.id = c.invoice_id where i.state in ('applied', 'reviewing', 'issued', 'mailed', 'verified', 'red_applied')
      group by c.order_id having count(distinct coalesce(i.bill_id, 0)) > 1) s
union all select 'I30', 'an invoice stands where its last step led', count(*)
  from invoice i left join lateral (select e.to_state from invoice_event e where e.invoice_id = i.id order by e.seq desc limit 1) e on true
  where i.state is distinct from coalesce(e.to_state, 'applied')
union all select 'I30', 'the tax gateway issued exactly what stands as issued', count(*)
  from invoice i
  where (i.number <> '') is distinct from exists (select from invoice_ask a where a.invoice_id = i.id and a.kind = 'blue' and a.state = 'issued' and (a.code, a.number) = (i.code, i.number))
    or (i.red_number <> '') is distinct from exists (select from invoice_ask a where a.invoice_id = i.id and a.kind = 'red' and a.state = 'issued' and (a.code, a.number) = (i.red_code, i.red_number))
union all select 'I30', 'what is at the tax gateway was asked there, and a red letter is always asked for', count(*)
  from invoice i
  where (i.state = 'reviewing') and not exists (select from invoice_ask a where a.invoice_id = i.id and a.kind = 'blue' and a.state <> 'issued')
    or (i.state = 'red_applied') and not exists (select from invoice_ask a where a.invoice_id = i.id and a.kind = 'red' and a.state <> 'issued')
$check$);
end $do$;
