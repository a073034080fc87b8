-- Large files arrive in parts: what has come so far lies in the folder of arriving files under this key, and counts as far as `received`.
create table upload_arriving (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  member_id bigint not null references member,
  name text not null check (length(name) <= 200),
  bytes bigint not null check (bytes > 0),
  mark text not null check (length(mark) <= 40),
  received bigint not null default 0 check (received between 0 and bytes),
  touched_at timestamptz not null default now(),
  unique (member_id, name, bytes, mark)
);
create index upload_arriving_touched on upload_arriving (touched_at);
