-- What operators switch off stays and is not shown.
alter table adv add column shown boolean not null default true;
alter table hot_word add column shown boolean not null default true;
alter table page_part add column shown boolean not null default true;
alter table custom_class add column shown boolean not null default true;
-- A campaign is a page of its own, found by its key.
create unique index adv_campaign on adv (adv_key) where starts_with(adv_key, 'campaign_');

-- What was published of a text, version by version; what is read now is the row of the article itself.
create table article_version (
  article_id bigint not null references article on delete cascade,
  version int not null check (version > 0),
  content jsonb not null,
  made_by bigint references member,
  made_at timestamptz not null default now(),
  primary key (article_id, version)
);
create index article_version_maker on article_version (made_by) where made_by is not null;

-- What is edited and not published; with `due_at` it is published then.
create table article_draft (
  article_id bigint primary key references article on delete cascade,
  content jsonb not null,
  revision int not null check (revision > 0),
  saved_by bigint not null references member,
  saved_at timestamptz not null default now(),
  due_at timestamptz
);
create index article_draft_saver on article_draft (saved_by);
create index article_draft_due on article_draft (due_at) where due_at is not null;

-- Languages whose text says what an earlier Chinese one said.
alter table article add column behind text[] not null default '{}';
