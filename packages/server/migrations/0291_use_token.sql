-- A member goes on to another site: the token is told to his browser, kept here as a hash, and taken once by the site that it was made for.
create table use_token (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  session_id bigint not null,
  site text not null check (site in ('cloud', 'group')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index use_token_member on use_token (member_id);
