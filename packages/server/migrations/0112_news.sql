-- What a room has told and another hears after the commit: a row for each listener, written in the transaction that tells it.
create table news (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  -- The room that hears it.
  listener text not null check (length(listener) between 1 and 40),
  -- Of what it is; a listener hears the news of one subject in the order of their ids.
  subject text not null check (length(subject) between 1 and 200),
  payload jsonb not null,
  told_at timestamptz not null default now(),
  tries int not null default 0 check (tries >= 0),
  -- When it is to be tried next; while somebody delivers it, when he is given up.
  due_at timestamptz not null default now(),
  error text not null default '' check (length(error) <= 500),
  done_at timestamptz,
  dead_at timestamptz,
  -- The operator who had it tried again, or said that it need not be delivered.
  by_member_id bigint references member on delete set null,
  check (done_at is null or dead_at is null)
);
create index news_line on news (listener, subject, id) where done_at is null;
create index news_due on news (due_at) where done_at is null and dead_at is null;
create index news_dead on news (id) where dead_at is not null;
create index news_done on news (done_at) where done_at is not null;

insert into role_right (role_id, right_name)
select id, right_name from role, unnest(array['operations:news:view', 'operations:news:decide']) right_name
where company_id is null and key = 'mall_administrator';
