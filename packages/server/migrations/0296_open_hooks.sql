-- Where a company wants to hear news: its own, not its maker's.
create table open_hook (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member, -- who made it
  name text not null check (length(name) between 1 and 40),
  url text not null check (length(url) between 10 and 300),
  secret bytea not null, -- sealed
  topics text[] not null check (cardinality(topics) > 0),
  state text not null default 'on' check (state in ('on', 'off', 'failed')),
  created_at timestamptz not null default now(),
  failing_since timestamptz, -- nothing was taken since then
  last_good_at timestamptz,
  last_bad_at timestamptz
);
create index open_hook_company on open_hook (company_id);
create index open_hook_member on open_hook (member_id);

-- One word to one of them. What is not done is tried again, of each subject the first alone.
create table open_delivery (
  id bigint generated always as identity primary key,
  hook_id bigint not null references open_hook on delete cascade,
  event_id uuid not null default gen_random_uuid(), -- the same however often it is sent
  topic text not null,
  subject text not null,
  data jsonb not null,
  told_at timestamptz not null,
  once text not null, -- news is delivered at least once, and some is told to each of several people
  tries int not null default 0 check (tries >= 0),
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  done_at timestamptz,
  status int, -- of the last answer; null where there was none
  fault text not null default '' check (fault in ('', 'away', 'slow', 'long', 'refused', 'address')),
  created_at timestamptz not null default now(),
  unique (hook_id, once)
);
create index open_delivery_line on open_delivery (hook_id, subject, id) where done_at is null;
create index open_delivery_due on open_delivery (hook_id, due_at) where done_at is null;
create index open_delivery_list on open_delivery (hook_id, id desc);
create index open_delivery_created on open_delivery (created_at);
