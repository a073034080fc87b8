-- What a call that changes something answered, so that the same Idempotency-Key answers the same; swept after a month.
create table open_once (
  key_id bigint not null references open_key,
  once uuid not null,
  hash bytea not null, -- of what was asked
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (key_id, once)
);
create index open_once_created on open_once (created_at);
