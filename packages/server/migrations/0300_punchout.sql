-- A session that somebody outside has opened for a member: it looks, searches and fills a cart, and does nothing else.
alter table member_session add column narrow boolean not null default false;

-- How the purchasing system of a company comes into the mall, and what it may bring and take.
create table punchout_connection (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null check (length(name) between 1 and 40),
  protocol text not null check (protocol in ('oci4', 'oci5', 'cxml')),
  -- By which it names the mall's side: To of cXML, the user of OCI.
  key text not null unique check (key ~ '^PU[0-9A-Z]{16}$'),
  secret bytea not null, -- sealed
  secret_since timestamptz not null default now(),
  -- Who it says it is in cXML; whoever sends for it where that is another, such as a network.
  from_domain text not null default '' check (length(from_domain) <= 60),
  from_identity text not null default '' check (length(from_identity) <= 100),
  sender_identity text not null default '' check (length(sender_identity) <= 100),
  member_id bigint not null references member, -- whom it acts as
  by_email boolean not null default false, -- or a colleague of his whom it names by his e-mail address
  hosts text[] not null check (cardinality(hosts) between 1 and 10), -- where a cart may be sent
  papers_url text not null default '' check (length(papers_url) <= 300), -- where confirmations and invoices go
  pay_mode text not null default 'prepay' check (pay_mode in ('prepay', 'postpay', 'credit')),
  address_id bigint references member_address on delete set null, -- where goods go that name no place
  ship_to jsonb not null default '[]', -- [{code, addressId}]
  state text not null default 'on' check (state in ('on', 'off')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references member,
  removed_at timestamptz,
  last_used_at timestamptz,
  refusals int not null default 0,
  last_refusal_at timestamptz,
  last_refusal text not null default '',
  check (protocol <> 'cxml' or from_identity <> '')
);
create index punchout_connection_company on punchout_connection (company_id, id);
create index punchout_connection_member on punchout_connection (member_id);
create index punchout_connection_address on punchout_connection (address_id) where address_id is not null;

-- A cart as it was sent back: prices hold for some days, and a later set-up finds it again.
create table punchout_cart (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[0-9A-Za-z_-]{22}$'),
  connection_id bigint not null references punchout_connection,
  company_id bigint not null references company,
  member_id bigint not null references member,
  lines jsonb not null,
  total_fen bigint not null check (total_fen >= 0),
  good_until timestamptz not null,
  created_at timestamptz not null default now()
);
create index punchout_cart_connection on punchout_cart (connection_id, id desc);
create index punchout_cart_company on punchout_cart (company_id);
create index punchout_cart_member on punchout_cart (member_id);

-- Somebody on his way in: the start page is good once and for minutes; then it is the session's.
create table punchout_visit (
  id bigint generated always as identity primary key,
  connection_id bigint not null references punchout_connection,
  company_id bigint not null references company,
  member_id bigint not null references member,
  operation text not null check (operation in ('create', 'edit', 'inspect')),
  buyer_cookie text not null default '' check (length(buyer_cookie) <= 500),
  return_url text not null check (length(return_url) <= 2000),
  oci jsonb not null default '{}', -- what goes back as it came
  land_on text not null default '/' check (length(land_on) <= 500),
  from_cart_id bigint references punchout_cart,
  fill jsonb not null default '[]', -- [{specId, num}], into the cart when he comes
  start_hash bytea not null unique,
  start_until timestamptz not null,
  entered_at timestamptz,
  session_id bigint unique references member_session on delete set null,
  cart_id bigint references punchout_cart, -- what was sent back
  back_hash bytea unique,
  back_until timestamptz,
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  check ((session_id is null) or (entered_at is not null))
);
create index punchout_visit_connection on punchout_visit (connection_id, id desc);
create index punchout_visit_company on punchout_visit (company_id);
create index punchout_visit_member on punchout_visit (member_id);
create index punchout_visit_from on punchout_visit (from_cart_id) where from_cart_id is not null;
create index punchout_visit_cart on punchout_visit (cart_id) where cart_id is not null;

-- An order that came in, once by its number there.
create table punchout_order (
  id bigint generated always as identity primary key,
  connection_id bigint not null references punchout_connection,
  company_id bigint not null references company,
  member_id bigint not null references member,
  their_id text not null check (length(their_id) between 1 and 60),
  payload_id text not null check (length(payload_id) <= 200),
  content_hash text not null,
  lines jsonb not null, -- [{lineNumber, specId, num, unitFen}]
  trade_id bigint not null references trade,
  created_at timestamptz not null default now(),
  unique (connection_id, their_id)
);
create index punchout_order_company on punchout_order (company_id, id desc);
create index punchout_order_member on punchout_order (member_id);
create index punchout_order_trade on punchout_order (trade_id);

-- What is to be told the other side, until it has taken it.
create table punchout_paper (
  id bigint generated always as identity primary key,
  order_id bigint not null references punchout_order,
  connection_id bigint not null references punchout_connection,
  kind text not null check (kind in ('confirmation', 'shipment', 'invoice')),
  subject text not null, -- of which it is one
  facts jsonb not null,
  tries int not null default 0 check (tries >= 0),
  next_try_at timestamptz default now(), -- null: there, or given up
  sent_at timestamptz,
  fault text not null default '',
  created_at timestamptz not null default now(),
  unique (kind, subject)
);
create index punchout_paper_due on punchout_paper (next_try_at) where next_try_at is not null;
create index punchout_paper_order on punchout_paper (order_id);
create index punchout_paper_connection on punchout_paper (connection_id, id desc);
