-- A contract is printed in the language in which it was drafted, whoever opens it.
alter table agreement add column language text not null default 'zh' check (language in ('zh', 'en', 'fra', 'spa', 'pt', 'ru'));
