-- Files of a sealed quote: their bytes lie sealed on the disk and their name here; `name` then says no more than what kind of file it is, and of one
-- that arrives in parts a mark by which the same file is known again.
alter table upload add column sealed_name bytea;
alter table upload_arriving add column sealed_name bytea;

-- To which inquiry a store gave a file: it is the store's there, whoever of it sent it, and nobody's elsewhere.
create table quote_file (
  upload_key text primary key references upload on delete cascade,
  inquiry_id bigint not null references inquiry,
  store_id bigint not null references store
);
create index quote_file_inquiry on quote_file (inquiry_id, store_id);
insert into quote_file (upload_key, inquiry_id, store_id)
select distinct on (u.key) u.key, i.inquiry_id, i.store_id
from invitation i join quotation t on t.invitation_id = i.id cross join jsonb_array_elements(t.opened -> 'files') f join upload u on '/uploads/' || u.key = f ->> 'url'
where t.opened is not null order by u.key, i.id;
