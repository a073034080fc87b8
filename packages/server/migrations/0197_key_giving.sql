-- Who let whom in behind the counter, or gave him another key: appointed him, gave him roles, a first password, a reset of the second factor. For some days the two
-- are not two pairs of eyes.
create table key_giving (
  member_id bigint not null references member on delete cascade,
  giver_id bigint not null references member on delete cascade,
  given_at timestamptz not null default now(),
  primary key (member_id, giver_id),
  check (member_id <> giver_id)
);
create index key_giving_at on key_giving (given_at);
