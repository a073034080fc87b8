-- Who has a sheet written chooses among its sound rows, by what each changes.
alter table goods_import_row add left_out boolean not null default false,
  add changes text[] not null default '{}';
update goods_import set counts = counts || '{"left": 0}' where counts is not null;

-- Who sent a sheet is told once that it has ended.
alter table goods_import add told_at timestamptz;
update goods_import set told_at = now() where state in ('written', 'failed');
create index goods_import_untold on goods_import (id) where told_at is null and state in ('written', 'failed');
