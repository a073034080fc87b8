-- The mall freezes a store: it sells nothing, what is paid goes on.
alter table store drop constraint store_state_check;
alter table store add constraint store_state_check check (state in ('open', 'frozen', 'closed'));
alter table store add column state_reason text not null default '' check (length(state_reason) <= 100);
alter table store add column state_at timestamptz;

create table store_event (
  store_id bigint not null references store,
  seq int not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator', 'system')),
  by_member_id bigint,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (store_id, seq)
);
create trigger store_event_append_only before update or delete on store_event for each statement execute function refuse_change();
