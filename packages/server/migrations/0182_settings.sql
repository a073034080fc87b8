-- What the mall's people change while it runs. What has no row is as the environment says.
create table setting (
  key text primary key check (length(key) between 1 and 60),
  value text not null check (length(value) <= 200)
);

-- Who published what, and why; those of one publishing have one version.
create table setting_change (
  id bigint generated always as identity primary key,
  version int not null,
  key text not null,
  before text not null,
  after text not null,
  reason text not null,
  member_id bigint not null references member,
  at timestamptz not null default now()
);
create index setting_change_key on setting_change (key, id);
create index setting_change_version on setting_change (version);
create trigger setting_change_append_only before update or delete on setting_change for each statement execute function refuse_change();

-- Logos: in the database, because every node shows them.
create table setting_picture (
  name text primary key check (name ~ '^[0-9a-f]{64}\.(png|svg)$'), -- the hash of its bytes
  bytes bytea not null check (length(bytes) between 1 and 524288),
  member_id bigint not null references member,
  at timestamptz not null default now()
);

-- Processes of the mall, as they last said of themselves.
create unlogged table mall_node (
  id uuid primary key,
  name text not null,
  code_version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  setting_version int not null,
  setting_at timestamptz not null default now(), -- when it began to live by this version
  clock_ms int not null, -- its clock less the database's
  figures jsonb not null default '{}'
);

-- The name, the logos and the telephone become settings. A text that is not the mall's usual one stays.
insert into setting
select key, value from site, lateral (values ('SITE_NAME', name, '能电商城'), ('SITE_LATIN_NAME', latin_name, 'NENGDIAN MALL'), ('SITE_LOGO', logo, '/media/brand/logo-horizontal.svg'),
  ('SITE_LOGO_DARK', logo_dark, '/media/brand/logo-horizontal-white.svg'), ('SITE_MARK', favicon, '/media/brand/favicon.svg')) s (key, value, usual) where value <> usual and value <> ''
union all (select 'HOTLINE', telephone_number from hotline order by sort, id limit 1);
update site set copyright = replace(copyright, name, '{site}');
alter table site drop column name, drop column latin_name, drop column logo, drop column logo_dark, drop column favicon;
drop table hotline;

insert into role_right (role_id, right_name)
select id, right_name from role, unnest(array['operations:settings:view', 'operations:settings:change', 'operations:health:view', 'operations:log:view']) right_name
where company_id is null and key = 'mall_administrator';
