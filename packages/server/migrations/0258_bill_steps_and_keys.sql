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

-- What a bill put right is told apart on invoices by the line that it is about, not by its words; null is the freight.
alter table invoice_cover add column adjusts_line_id bigint references order_line check (adjusts_line_id is null or kind = 'adjust');
create index invoice_cover_adjusts on invoice_cover (adjusts_line_id) where adjusts_line_id is not null;
alter table invoice_cover disable trigger invoice_cover_append_only;
update invoice_cover c set adjusts_line_id = l.order_line_id from bill_line l
where c.kind = 'adjust' and l.kind = 'adjust' and l.order_id = c.order_id and l.order_line_id is not null and c.name = '调整：' || l.name;
alter table invoice_cover enable trigger invoice_cover_append_only;

-- A proof that a company's clerk gave to a store is his company's as well: whoever succeeds him reads it.
do $do$
declare
  found text;
begin
  select conname into found from pg_constraint where conrelid = 'upload'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''company''%company_id IS NOT NULL%';
  if found is null then raise exception 'nothing says any more which uploads have a company'; end if;
  execute format('alter table upload drop constraint %I', found);
end $do$;
alter table upload add constraint upload_company_check check (case audience when 'company' then company_id is not null when 'store' then true else company_id is null end);
update upload u set company_id = n.company_id, reader_id = null
from (select b.company_id, p.urls, p.member_id from bill_payment p join bill b on b.id = p.bill_id union all select b.company_id, d.urls, d.member_id from bill_dispute d join bill b on b.id = d.bill_id) n
where u.audience = 'store' and u.member_id = n.member_id and n.urls ? ('/uploads/' || u.key);
