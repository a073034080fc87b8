-- Who looked at what, as numbers by day. A visitor is a hash with the salt of his day; salt and marks go when the day is over, so that nobody can be found in them again.
create table figure_salt (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

-- So that one visitor counts once a day: goods_id and store_id 0 stand for all of them.
create table figure_mark (
  day date not null,
  what text not null check (what in ('seen', 'cart', 'word', 'missed')),
  store_id bigint not null,
  goods_id bigint not null,
  word text not null check (length(word) <= 40),
  visitor bigint not null,
  company boolean not null,
  primary key (day, what, store_id, goods_id, word, visitor)
);

-- What is read: visitors of a goods, of a store (goods_id 0), of the mall (store_id 0), who put something into the cart, who came by a word, who searched in vain.
create table figure_day (
  day date not null,
  what text not null check (what in ('seen', 'cart', 'word', 'missed')),
  store_id bigint not null,
  goods_id bigint not null,
  word text not null check (length(word) <= 40),
  visitors int not null check (visitors > 0),
  companies int not null check (companies between 0 and visitors), -- of them buying for a company
  primary key (what, store_id, day, goods_id, word),
  check (goods_id = 0 or store_id <> 0),
  check ((word <> '') = (what in ('word', 'missed')))
);
create index figure_day_old on figure_day using brin (day);

-- Orders of a store by the day on which they were placed, and of the whole mall by day: these lie as they were written, so that ranges of pages are enough.
create index shop_order_store_placed on shop_order (store_id, created_at);
create index shop_order_days on shop_order using brin (created_at, ship_from) with (pages_per_range = 32);
create index refund_done on refund (done_at) where state = 'success';
create index after_sale_days on after_sale using brin (created_at) with (pages_per_range = 32);
create index member_since on member using brin (created_at) with (pages_per_range = 32);

insert into role_right (role_id, right_name)
select r.id, v.right_name from role r join (values
  ('store_owner', 'seller:figures:view'), ('store_goods', 'seller:figures:view'), ('store_finance', 'seller:figures:view'),
  ('mall_administrator', 'operations:figures:view'), ('mall_content', 'operations:figures:view'),
  ('mall_finance', 'operations:figures:view'), ('mall_service', 'operations:figures:view')
) v(key, right_name) on v.key = r.key where r.company_id is null
on conflict do nothing;
