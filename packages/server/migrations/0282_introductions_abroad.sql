-- What a store says of itself abroad, by language: English was read in all five.
alter table store add column introductions jsonb not null default '{}';
update store set introductions = jsonb_build_object('en', en_introduction) where en_introduction <> '';
alter table store drop column en_introduction;
