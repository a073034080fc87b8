-- When somebody last asked for a copy of his data; the file itself may be deleted long before.
create table own_data_asking (
  member_id bigint primary key references member on delete cascade,
  asked_at timestamptz not null default now()
);
