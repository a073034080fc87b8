-- The way of a payment of a bill, each step from where the one before led.
create table bill_payment_event (
  payment_id bigint not null references bill_payment,
  seq int not null check (seq > 0),
  event text not null,
  from_state text not null,
  to_state text not null,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator', 'system')),
  by_member_id bigint references member,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (payment_id, seq)
);
-- Of those from before: who found the money, and who ended it.
insert into bill_payment_event (payment_id, seq, event, from_state, to_state, by_kind, by_member_id, at)
select p.id, 1, 'check', 'waiting', 'checked', case m.audience when 'operator' then 'operator' else 'seller' end, p.checked_by, p.checked_at
from bill_payment p join member m on m.id = p.checked_by where p.state <> 'confirmed' or p.ended_by <> p.checked_by;
insert into bill_payment_event (payment_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, at)
select p.id, case when f.payment_id is null then 1 else 2 end, case p.state when 'confirmed' then 'confirm' else 'reject' end, case when f.payment_id is null then 'waiting' else 'checked' end, p.state,
  case m.audience when 'operator' then 'operator' else 'seller' end, p.ended_by, p.reason, p.ended_at
from bill_payment p join member m on m.id = p.ended_by left join bill_payment_event f on f.payment_id = p.id where p.state in ('confirmed', 'rejected');
create trigger bill_payment_event_append_only before update or delete on bill_payment_event for each statement execute function refuse_change();

do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I51', 'a payment of a bill stands where its last step led', count(*)
  from bill_payment p left join lateral (select to_state from bill_payment_event e where e.payment_id = p.id order by seq desc limit 1) last on true
  where coalesce(last.to_state, 'waiting') <> p.state
$check$);
end $do$;
