-- With what a company's own system speaks to the mall. A key acts as who made it, with as much as he may at that moment and no more than it was made for.
create table open_key (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  name text not null check (length(name) between 1 and 40),
  key text not null unique check (key ~ '^MK[0-9A-Z]{20}$'),
  secret bytea not null, -- sealed, so that a signature can be checked
  old_secret bytea, -- sealed; good until then beside the new one
  old_until timestamptz,
  scopes text[] not null check (cardinality(scopes) > 0),
  reach text not null check (reach in ('own', 'department', 'company')),
  created_at timestamptz not null default now(),
  secret_since timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references member,
  blocked_at timestamptz, -- by the mall
  blocked_reason text not null default '' check (length(blocked_reason) <= 100),
  last_used_at timestamptz,
  last_address text not null default '',
  check ((old_secret is null) = (old_until is null))
);
create index open_key_company on open_key (company_id, id);
create index open_key_member on open_key (member_id);

-- What was asked with a key, and how it was answered; swept after a month.
create table open_call (
  id bigint generated always as identity primary key,
  key_id bigint not null references open_key,
  at timestamptz not null default now(),
  method text not null,
  path text not null,
  status int not null,
  code text not null default '', -- why not
  ms int not null,
  address text not null
);
create index open_call_key on open_call (key_id, id desc);
create index open_call_at on open_call (at);

insert into role_right (role_id, right_name, reach)
select r.id, v.right_name, v.reach from role r join (values
  ('company_admin', 'open:manage', 'company'),
  ('mall_administrator', 'operations:open:view', 'own'), ('mall_administrator', 'operations:open:block', 'own'),
  ('mall_service', 'operations:open:view', 'own')
) v(key, right_name, reach) on v.key = r.key
where r.company_id is null;
