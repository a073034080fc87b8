-- By which right somebody of the store reads the file: a quote under seal is not for all of its people.
alter table upload_shown add column may text not null default 'seller:inquiries:view';
update upload_shown s set may = 'seller:inquiries:quote' from quote_file f join upload u on u.key = f.upload_key
where f.upload_key = s.upload_key and f.store_id = s.store_id and u.audience = 'owner';
alter table upload_shown alter column may drop default;
