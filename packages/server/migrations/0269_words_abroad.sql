-- The long texts of a goods as readers abroad read them: {"ru": {"description": …, "afterSales": …, "packing": …}}. A missing language is read in Chinese.
alter table goods_detail add column words jsonb not null default '{}' check (jsonb_typeof(words) = 'object');

-- What a store says of its company and of its licence in Latin letters; empty: as printed.
alter table store
  add column en_company_name text not null default '',
  add column en_licence jsonb not null default '{}' check (jsonb_typeof(en_licence) = 'object');
