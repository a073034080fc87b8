-- One social account for one member, both ways: who scans comes into one account, and an account answers to one scan.
create table social_binding (
  member_id bigint primary key references member (id),
  open_id text not null,
  name text not null default '',
  created_at timestamptz not null default now(),
  constraint social_binding_open_id unique (open_id)
);

-- A scan that nobody is bound to yet, until a mobile is. The token itself is known to the browser that scanned alone.
create table social_ticket (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  open_id text not null,
  name text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

do $do$
declare
  rule text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'sms_code_purpose_check');
begin
  alter table sms_code drop constraint sms_code_purpose_check;
  execute format('alter table sms_code add constraint sms_code_purpose_check check (purpose = %L or %s)', 'social', substr(rule, 7));
end $do$;
