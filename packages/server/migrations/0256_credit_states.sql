-- Applications for a purchase quota, what the mall's people enter of one, and orders on it that the mall looks at are machines like all others: a state, one mover, every step written down.
alter table credit_application add column state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'withdrawn'));
update credit_application set state = decision where decision is not null;
alter table credit_review add column state text not null default 'waiting' check (state in ('waiting', 'passed', 'refused', 'ended'));
update credit_review set state = decision where decision is not null;

do $do$
declare
  before text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  applied text := replace(before, '(p.account_id = a.id) AND (p.decision IS NULL)', '(p.account_id = a.id) AND (p.state = ''waiting''::text)');
  reviewed text := replace(applied, '(y.order_id = o.id) AND (v.decision IS NULL)', '(y.order_id = o.id) AND (v.state = ''waiting''::text)');
begin
  if applied = before or reviewed = applied then raise exception 'the rules of applications and reviews were not found'; end if;
  execute 'create or replace view inv.checks as ' || reviewed;
end $do$;

-- Indexes and rules of the columns go with them.
alter table credit_application drop column decision;
alter table credit_review drop column decision;
alter table credit_application
  add check ((state = 'waiting') = (decided_at is null)),
  add check ((state = 'approved') = (granted_fen is not null));
create unique index credit_application_waiting on credit_application (account_id) where state = 'waiting';
create index credit_application_queue on credit_application (submitted_at, id) where state = 'waiting';
alter table credit_review add check ((state = 'waiting') = (decided_at is null));
create index credit_review_queue on credit_review (created_at, id) where state = 'waiting';
create index credit_review_due on credit_review (due_at) where state = 'waiting';

-- What waited for a second person has nothing left to be done once the company takes its application back.
alter table credit_act drop constraint credit_act_state_check;
alter table credit_act add constraint credit_act_state_check check (state in ('waiting', 'done', 'returned', 'withdrawn'));
update credit_act set state = 'withdrawn', end_reason = '' where state = 'returned' and end_reason = '申请已撤回';

create table credit_application_event (
  application_id bigint not null references credit_application,
  seq int not null check (seq > 0),
  event text not null,
  from_state text not null,
  to_state text not null,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator', 'system')),
  by_member_id bigint references member,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (application_id, seq)
);
insert into credit_application_event (application_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, at)
select id, 1, case state when 'approved' then 'approve' when 'rejected' then 'reject' else 'withdraw' end, 'waiting', state,
  case state when 'withdrawn' then 'buyer' else 'operator' end, coalesce(decided_by, member_id), reason, decided_at from credit_application where state <> 'waiting';
create trigger credit_application_event_append_only before update or delete on credit_application_event for each statement execute function refuse_change();

create table credit_act_event (
  act_id bigint not null references credit_act,
  seq int not null check (seq > 0),
  event text not null,
  from_state text not null,
  to_state text not null,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator', 'system')),
  by_member_id bigint references member,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (act_id, seq)
);
insert into credit_act_event (act_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, at)
select id, 1, case state when 'done' then 'confirm' when 'returned' then 'return' else 'withdraw' end, 'waiting', state,
  case state when 'withdrawn' then 'buyer' else 'operator' end, ended_by, end_reason, ended_at from credit_act where state <> 'waiting';
create trigger credit_act_event_append_only before update or delete on credit_act_event for each statement execute function refuse_change();

create table credit_review_event (
  review_id bigint not null references credit_review,
  seq int not null check (seq > 0),
  event text not null,
  from_state text not null,
  to_state text not null,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator', 'system')),
  by_member_id bigint references member,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (review_id, seq)
);
insert into credit_review_event (review_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, at)
select id, 1, case state when 'passed' then 'pass' when 'refused' then 'refuse' else 'end' end, 'waiting', state,
  case state when 'ended' then 'system' else 'operator' end, decided_by, reason, decided_at from credit_review where state <> 'waiting';
create trigger credit_review_event_append_only before update or delete on credit_review_event for each statement execute function refuse_change();

do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I20', 'what is asked and entered of a purchase quota stands where its last step led', count(*)
  from (select state, (select to_state from credit_application_event e where e.application_id = p.id order by seq desc limit 1) as led from credit_application p
    union all select state, (select to_state from credit_act_event e where e.act_id = x.id order by seq desc limit 1) from credit_act x
    union all select state, (select to_state from credit_review_event e where e.review_id = r.id order by seq desc limit 1) from credit_review r) q
  where coalesce(q.led, 'waiting') <> q.state
$check$);
end $do$;

-- Words of the clock are said in the reader's language; why is what kind of end it was.
update shop_order set cancel_reason = '' where (cancel_kind = 'pay_timeout' and cancel_reason = '超过支付期限') or (cancel_kind = 'approval_timeout' and cancel_reason ~ '^[0-9]+ 天内未审核$');
update credit_review set reason = '' where state = 'ended' and reason ~ '^[0-9]+ 天内未审核$';
