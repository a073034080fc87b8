-- Which version of the agreements is read, from which on whoever agreed to an earlier one is asked again (0: nobody), and who agreed to what.
alter table agreement_text
  add column version int not null default 1 check (version > 0),
  add column asked_from int not null default 0 check (asked_from between 0 and version);
update agreement_text t set version = v.version
from article a join lateral (select max(version) as version from article_version where article_id = a.id) v on v.version is not null
where a.key = case t.kind when 'agreement' then 'user-agreement' else 'privacy-policy' end;

create table agreement_consent (
  member_id bigint not null references member,
  kind text not null references agreement_text (kind),
  version int not null check (version > 0),
  address text not null default '',
  agreed_at timestamptz not null default now(),
  primary key (member_id, kind, version)
);
create trigger agreement_consent_append_only before update or delete on agreement_consent for each statement execute function refuse_change();

-- Of a version, and of what waits to be one: those who agreed before are asked again.
alter table article_version add column asks_again boolean not null default false;
alter table article_draft add column asks_again boolean not null default false;
