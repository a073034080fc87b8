-- One member besides the store: the buyer whom a store shows why it refused.
alter table upload
  add column reader_id bigint references member,
  add check (reader_id is null or audience = 'store');
create index upload_reader on upload (reader_id) where reader_id is not null;
