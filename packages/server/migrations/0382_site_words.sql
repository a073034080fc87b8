-- Copyright and numbers of the law for readers of the other languages, as far as somebody has written them; of the numbers in their order.
alter table site
  add column copyright_abroad jsonb not null default '{}' check (jsonb_typeof(copyright_abroad) = 'object'),
  add column records_abroad jsonb not null default '[]' check (jsonb_typeof(records_abroad) = 'array');
update site set copyright_abroad = jsonb_build_object('en', en_copyright) where en_copyright <> '';
alter table site drop column en_copyright;
