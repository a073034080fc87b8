-- What goods that are sold abroad are called in the languages besides Chinese and English; where a language is missing the English name is shown.
alter table goods add column abroad_names jsonb not null default '{}' check (jsonb_typeof(abroad_names) = 'object');
