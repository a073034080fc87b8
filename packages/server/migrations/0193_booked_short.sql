-- Above the limit two people decide, by the larger of what came and what it is booked for: a small transfer must not pay a large order by one person's word.
-- Rows of before stay as they are; none of them moves any more without its second person.
alter table wrong_payment drop constraint wrong_payment_check3,
  add constraint wrong_payment_four_eyes check (confirmed_by is null or confirmed_by <> proposed_by
    or greatest(received_fen, case when way = 'book' then expected_fen else 0 end) <= limit_fen) not valid;

-- What was asked for and never came, of an order that counts as paid all the same. It cannot go back.
alter table pay_attempt_order add column short_fen bigint not null default 0 check (short_fen >= 0);
update pay_attempt_order l set short_fen = s.part from (
  select p.attempt_no, p.order_id, floor(w.short * p.upto / p.total) - floor(w.short * (p.upto - p.amount_fen) / p.total) as part
  from (select attempt_no, order_id, amount_fen, sum(amount_fen) over (partition by attempt_no order by order_id) as upto, sum(amount_fen) over (partition by attempt_no) as total
      from pay_attempt_order where taken) p
    join (select coalesce(w.attempt_no, a.attempt_no) as attempt_no, w.expected_fen - w.received_fen as short
      from wrong_payment w left join pay_attempt a on w.attempt_no is null and a.channel = 'offline' and a.out_no = w.out_no
      where w.way = 'book' and w.state in ('confirmed', 'settled') and w.expected_fen > w.received_fen) w using (attempt_no)) s
where l.attempt_no = s.attempt_no and l.order_id = s.order_id;
alter table pay_attempt_order drop constraint pay_attempt_order_check,
  add constraint pay_attempt_order_refund check (refund_fen + short_fen <= amount_fen) not valid;

-- What a refund is worth on the order beyond the money that is sent: it was never received.
alter table refund add column withheld_fen bigint not null default 0 check (withheld_fen >= 0);

do $do$
declare
  checks text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  changed text := regexp_replace(checks, '\(o\.paid_fen\)::numeric <> \( SELECT',
    '(o.paid_fen - (select coalesce(sum(t.short_fen), 0) from pay_attempt_order t where t.order_id = o.id and t.taken)) <> ( SELECT', 'g');
begin
  if changed = checks then raise exception 'the invariants no longer say what goes back of a cancelled order'; end if;
  execute format('create or replace view inv.checks as %s union all %s', changed, $check$
select 'I47', 'what is missing of a payment that was booked is written at its orders', count(*)
  from wrong_payment w where w.way = 'book' and w.state in ('confirmed', 'settled') and greatest(0, w.expected_fen - w.received_fen) <> (
    select coalesce(sum(l.short_fen), 0) from pay_attempt_order l join pay_attempt a using (attempt_no)
    where a.attempt_no = w.attempt_no or (w.attempt_no is null and a.channel = 'offline' and a.out_no = w.out_no))
union all select 'I47', 'no order gives back more money than came in for it', count(*)
  from wrong_payment w where w.way = 'book' and w.state in ('confirmed', 'settled') and w.received_fen < (
    select coalesce(sum(r.amount_fen), 0) from refund r where r.ref !~ '^(late|wrong):' and (r.attempt_no = w.attempt_no or (w.attempt_no is null and r.order_id = w.order_id)))
union all select 'I47', 'above the limit two people booked a payment or gave it back', count(*)
  from wrong_payment w where w.confirmed_by = w.proposed_by and greatest(w.received_fen, case when w.way = 'book' then w.expected_fen else 0 end) > w.limit_fen
$check$);
end $do$;
