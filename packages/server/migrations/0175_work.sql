-- Who of the mall's people looks at what. It is no state of the case: it holds as long as the case waits as it did when it was taken (`since`), and the case decides itself.
create table work_item_claim (
  kind text not null check (length(kind) between 1 and 40),
  item_id bigint not null,
  -- Since when the case waited. One that comes back waits anew, and nobody looks at it yet.
  since timestamptz not null,
  holder_id bigint not null references member,
  taken_at timestamptz not null default now(),
  -- Of what was handed over or taken over: from whom, and why.
  from_id bigint references member,
  reason text not null default '' check (length(reason) <= 100),
  primary key (kind, item_id)
);
create index work_item_claim_holder on work_item_claim (holder_id);
create index work_item_claim_from on work_item_claim (from_id) where from_id is not null;

-- What waits, and what was decided of late by whom: the work list asks at every turn, and must not read what is over.
create index refund_by_hand on refund (created_at) where state = 'failure' or (state = 'pending' and next_try_at is null);
create index refund_done_by on refund (done_at) where by_member_id is not null;
create index pay_voucher_decided on pay_voucher (decided_at) where decided_at is not null;
create index after_sale_disputed on after_sale (id) where escalated or arbitration = 'asked';
create index after_sale_unpaid on after_sale (id) where state = 'wait_refund' and refund_started_at is null;
create index after_sale_event_operator on after_sale_event (at) where by_kind = 'operator';
create index company_audit_operator on company_audit (at) where by_kind = 'operator';

-- Alerts and feedback come to an end, by somebody.
alter table pay_alert
  add column open_at timestamptz not null default now(), -- raised again after it was settled, it is open anew
  add column settled_at timestamptz,
  add column settled_by bigint references member,
  add column settled_note text not null default '' check (length(settled_note) <= 100),
  add check ((settled_at is null) = (settled_by is null));
update pay_alert set open_at = first_at;
create index pay_alert_open on pay_alert (open_at) where settled_at is null;
create index pay_alert_settled on pay_alert (settled_at) where settled_at is not null;

alter table feedback
  add column answer text not null default '' check (length(answer) <= 500),
  add column ended_at timestamptz,
  add column ended_by bigint references member;
update feedback set ended_at = at where state <> 'new';
alter table feedback add check ((state = 'new') = (ended_at is null));
create index feedback_open on feedback (at) where state = 'new';
create index feedback_ended on feedback (ended_at) where ended_at is not null;

insert into role_right (role_id, right_name)
select id, 'operations:feedback:handle' from role where company_id is null and key in ('mall_administrator', 'mall_service');
