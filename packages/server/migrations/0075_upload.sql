-- Files that members have sent; the bytes lie under the data folder, by key.
create table upload (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  member_id bigint not null references member,
  kind text not null check (kind in ('image', 'file', 'video')),
  type text not null,
  name text not null check (length(name) between 1 and 120),
  bytes bigint not null check (bytes > 0),
  -- Nobody but its owner reads a file until it is attached to something that others may see.
  audience text not null default 'owner' check (audience in ('owner', 'public', 'store', 'operator')),
  store_id bigint references store,
  created_at timestamptz not null default now(),
  attached_at timestamptz,
  check ((audience = 'owner') = (attached_at is null)),
  check ((audience = 'store') = (store_id is not null))
);
create index upload_pending on upload (member_id, created_at) where attached_at is null;
create index upload_pending_age on upload (created_at) where attached_at is null;
create index upload_member on upload (member_id);
create index upload_store on upload (store_id) where store_id is not null;
