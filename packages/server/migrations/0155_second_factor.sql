-- The second step of a sign-in behind the counter. Secrets are sealed under a key that is not in the database.
create table second_factor (
  member_id bigint primary key references member on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0, -- a code opens once
  set_at timestamptz not null default now()
);

create table recovery_code (
  member_id bigint not null references second_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create table trusted_device (
  id bigint generated always as identity primary key,
  member_id bigint not null references second_factor on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index trusted_device_member on trusted_device (member_id);

-- Somebody between two steps: his password held (factor, enrol), or he sets up another second factor (setup).
create table sign_in_ticket (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  member_id bigint not null references member on delete cascade,
  purpose text not null check (purpose in ('factor', 'enrol', 'setup')),
  secret bytea, -- of the second factor that is being set up
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'factor') = (secret is null))
);
create index sign_in_ticket_expires on sign_in_ticket (expires_at);
create index sign_in_ticket_member on sign_in_ticket (member_id);

-- A session that nobody uses for so long is over; behind the counter sooner than in the mall.
alter table member_session add column idle_hours int not null default 72;
