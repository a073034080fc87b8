-- How a store looks to buyers. What is published is a version and never changes; what is being changed is one draft of the store.
alter table store add column template text not null default 'home' check (template in ('home', 'ranking'));

create table store_decoration (
  store_id bigint not null references store on delete cascade,
  version int not null check (version > 0),
  fields jsonb not null,
  member_id bigint references member, -- null: laid by the mall
  restored int, -- the earlier version that it brought back
  at timestamptz not null default now(),
  primary key (store_id, version)
);
create index store_decoration_member on store_decoration (member_id) where member_id is not null;
create trigger store_decoration_append_only before update or delete on store_decoration for each row execute function refuse_change();

create table store_decoration_draft (
  store_id bigint primary key references store on delete cascade,
  revision int not null check (revision > 0),
  fields jsonb not null,
  member_id bigint not null references member,
  saved_at timestamptz not null default now()
);
create index store_decoration_draft_member on store_decoration_draft (member_id);

-- What somebody looks at before it is published: whoever has the key sees it, for a while.
create table store_preview (
  key text primary key check (length(key) >= 24),
  store_id bigint not null references store on delete cascade,
  fields jsonb not null,
  until timestamptz not null
);
create index store_preview_store on store_preview (store_id);
create index store_preview_until on store_preview (until);

-- A shelf that a store takes down keeps its goods, so that bringing an earlier version back brings them back, too.
alter table store_class add column shown boolean not null default true;

insert into role_right (role_id, right_name)
select id, 'seller:store:manage' from role where company_id is null and key in ('store_owner', 'store_goods');
