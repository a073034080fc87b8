-- What a company calls specs in its own books: learned when a line of a bill is confirmed, forgotten on demand. It is the company's and nobody's own.
create table material_code (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id),
  code text not null check (char_length(code) between 1 and 80),
  code_key text not null,
  spec_id bigint not null references spec (id),
  learned_at timestamptz not null default now(),
  unique (company_id, code_key)
);
create index material_code_spec on material_code (spec_id);
create index material_code_latest on material_code (company_id, learned_at desc, id desc);
