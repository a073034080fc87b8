-- What of a file was not taken, and why; a file with a mistake can be taken back with its lines, and stays in the list as taken back.
alter table bank_statement add column left_out jsonb not null default '[]',
  add column left_count int not null default 0 check (left_count >= 0),
  add column taken_back_at timestamptz,
  add column taken_back_by bigint references member,
  add check ((taken_back_at is null) = (taken_back_by is null));
create index bank_line_statement on bank_line (statement_id);
