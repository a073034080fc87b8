-- Papers of a company: its people read them, and the mall's.
alter table upload drop constraint upload_audience_check;
alter table upload
  add constraint upload_audience_check check (audience in ('owner', 'public', 'store', 'operator', 'company')),
  add column company_id bigint references company,
  add check ((audience = 'company') = (company_id is not null));
create index upload_company on upload (company_id) where company_id is not null;
