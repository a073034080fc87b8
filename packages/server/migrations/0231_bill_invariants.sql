-- What was paid through a bill came in for the bill; the rest is what its attempts brought.
do $do$
declare
  checks text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  changed text := regexp_replace(checks, '\(o\.paid_fen\)::numeric <> COALESCE\(p\.fen, \(0\)::numeric\)',
    '(case when o.pay_channel = ''bill'' then 0 else o.paid_fen end)::numeric <> COALESCE(p.fen, (0)::numeric)', 'g');
begin
  if changed = checks then raise exception 'the invariants no longer say what an order was paid'; end if;
  execute format('create or replace view inv.checks as %s union all %s', changed, $check$
select 'I51', 'a bill is the sum of its lines', count(*)
  from bill b left join (select l.bill_id, sum(l.amount_fen) as fen from bill_line l left join bill_entry e on e.id = l.entry_id where e.left_at is null group by l.bill_id) s on s.bill_id = b.id
  where b.total_fen <> coalesce(s.fen, 0)
union all select 'I51', 'an order stands on its bills with what it cost less what came back', count(*)
  from bill_entry e join shop_order o on o.id = e.order_id
    join (select l.order_id, sum(l.amount_fen) as fen from bill_line l left join bill_entry x on x.id = l.entry_id where x.left_at is null and l.kind <> 'adjust' group by l.order_id) s on s.order_id = e.order_id
  where e.left_at is null and s.fen <> o.payable_fen - case o.pay_mode when 'credit' then o.refunded_fen else 0 end
union all select 'I51', 'an order says the bill that it was issued on, and no other', count(*)
  from (select o.id from shop_order o left join bill_entry e on e.order_id = o.id and e.left_at is null left join bill b on b.id = e.bill_id
    where o.bill_id is distinct from case when b.state <> 'open' then b.id end) n
union all select 'I51', 'a bill stands where its last step led', count(*)
  from bill b left join lateral (select to_state from bill_event e where e.bill_id = b.id order by seq desc limit 1) last on true
  where coalesce(last.to_state, 'open') <> b.state
union all select 'I51', 'what a bill was paid is what was confirmed of its payments', count(*)
  from bill b left join (select bill_id, sum(amount_fen) as fen from bill_payment where state = 'confirmed' group by bill_id) p on p.bill_id = b.id
  where b.paid_fen <> coalesce(p.fen, 0) or (b.state = 'confirmed' and b.paid_fen <> 0) or (b.state = 'part_paid' and b.paid_fen = 0)
union all select 'I51', 'a bill gave the purchase quota back what its lines took of it, once', count(*)
  from bill b left join (select p.bill_id, sum(l.amount_fen) as fen from bill_payment p join credit_ledger l on l.type = 'repay' and l.biz_no = p.pay_sn group by p.bill_id) r on r.bill_id = b.id
    left join credit_ledger w on w.type = 'write_off' and w.biz_no = b.bill_sn
    left join (select l.bill_id, sum(l.amount_fen) as fen from bill_line l left join bill_entry e on e.id = l.entry_id join shop_order o on o.id = l.order_id
      where e.left_at is null and l.kind <> 'adjust' and o.pay_mode = 'credit' group by l.bill_id) c on c.bill_id = b.id
  where b.repaid_fen <> coalesce(r.fen, 0) or (b.state = 'settled' and greatest(0, coalesce(c.fen, 0)) <> coalesce(r.fen, 0) + coalesce(w.amount_fen, 0))
    or (b.state <> 'settled' and w.id is not null)
union all select 'I51', 'orders of a settled bill are paid, and those of no other through one', count(*)
  from shop_order o left join bill b on b.id = o.bill_id
  where case when o.pay_channel = 'bill' then b.state is distinct from 'settled' else o.pay_mode = 'postpay' and b.state = 'settled' end
union all select 'I51', 'a bill is in dispute exactly as long as a line of it is', count(*)
  from bill b where (b.state = 'disputed') <> exists (select from bill_dispute d where d.bill_id = b.id and d.answer = 'waiting')
$check$);
end $do$;
