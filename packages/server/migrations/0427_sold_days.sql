-- What was sold on days that are over, summed once, so that figures of months read days and not orders (decision 0115).
create table sold_kept (
  day date primary key,
  kept_at timestamptz not null default now()
);

create table sold_day (
  day date not null,
  class_id bigint not null, -- of the first or second level; 0: all goods, with freight
  store_id bigint not null,
  fen bigint not null,
  orders int not null check (orders > 0),
  primary key (day, class_id, store_id)
);
create index sold_day_store on sold_day (store_id, day);

-- Who buys on two days is one payer, so days do not add up to him.
create table sold_payer (
  day date not null,
  member_id bigint not null,
  primary key (day, member_id)
);

-- Past days on which something was changed, kept or not, until they are kept anew. A row for each transaction, so that none of them waits for another.
create table sold_change (
  day date not null,
  xact xid8 not null default pg_current_xact_id(),
  primary key (day, xact)
);

-- Goods that were sold and got another class. On which days they were sold is looked up later, and until then no sum by class is read: who moves them does not wait for it.
create table sold_goods_change (
  goods_id bigint not null,
  xact xid8 not null default pg_current_xact_id(),
  primary key (goods_id, xact)
);

-- The day of a moment, and the moment at which a day begins, whatever the time zone of who asks.
create function mall_day(moment timestamptz) returns date language sql immutable as $$ select (moment at time zone 'Asia/Shanghai')::date $$;
create function day_begins(day date) returns timestamptz language sql immutable as $$ select day::timestamp at time zone 'Asia/Shanghai' $$;

create view sold_kept_day as
select k.day from sold_kept k where not exists (select from sold_change c where c.day = k.day);

-- The days of a span whose orders are read, those that follow each other as one row; `next` is the day after.
create function sold_open_days(since date, until date, of_classes boolean) returns table (first date, next date) language sql stable as $$
  select min(o.day), max(o.day) + 1
  from (select since + n as day, n - (row_number() over (order by n))::int as run from generate_series(0, until - since) n
        where since + n not in (select k.day from sold_kept_day k) or of_classes and exists (select from sold_goods_change)) o
  group by o.run
$$;

-- An order is sold on the day on which it became its store's to send, unless it was given up since. All three say so.
create function sold_orders(first date, next date) returns table (day date, class_id bigint, store_id bigint, fen bigint, orders int) language sql stable as $$
  select mall_day(o.ship_from), 0::bigint, o.store_id, sum(o.payable_fen)::bigint, count(*)::int
  from shop_order o where o.ship_from >= day_begins(first) and o.ship_from < day_begins(next) and o.state <> 'cancelled' group by 1, 3
$$;

-- An order of two goods is one order of the class above them, which is why that is no sum of those below.
create function sold_classes(first date, next date) returns table (day date, class_id bigint, store_id bigint, fen bigint, orders int) language sql stable as $$
  select mall_day(o.ship_from), c.id, o.store_id, sum(l.pay_fen)::bigint, count(distinct o.id)::int
  from shop_order o join order_line l on l.order_id = o.id join goods g on g.id = l.goods_id cross join lateral (values (g.first_gc_id), (g.second_gc_id)) as c (id)
  where o.ship_from >= day_begins(first) and o.ship_from < day_begins(next) and o.state <> 'cancelled' group by 1, 2, 3
$$;

create function sold_payers(first date, next date) returns table (day date, member_id bigint) language sql stable as $$
  select distinct mall_day(o.ship_from), o.member_id from shop_order o where o.ship_from >= day_begins(first) and o.ship_from < day_begins(next) and o.state <> 'cancelled'
$$;

create function note_sold_change() returns trigger language plpgsql as $$
begin
  insert into sold_change (day)
  select mall_day(m) from unnest(array[case when tg_op = 'UPDATE' then old.ship_from end, new.ship_from]) m where mall_day(m) < mall_day(clock_timestamp())
  on conflict do nothing;
  return null;
end $$;

create function note_sold_goods() returns trigger language plpgsql as $$
begin
  insert into sold_goods_change (goods_id) select new.id where exists (select from order_line l where l.goods_id = new.id) on conflict do nothing;
  return null;
end $$;

-- Behind a long transaction that writes, every order would wait for this, and give up after two seconds: this gives up first; start again.
set local lock_timeout = '1500ms';
lock table goods, shop_order in share row exclusive mode;

-- What is sold today marks nothing: a day is kept when it is over.
create trigger sold_added after insert on shop_order for each row when (mall_day(new.ship_from) < mall_day(clock_timestamp())) execute function note_sold_change();
create trigger sold_changed after update of state, ship_from, payable_fen, member_id, store_id on shop_order for each row
  when (mall_day(least(old.ship_from, new.ship_from)) < mall_day(clock_timestamp()) and (
    (old.state = 'cancelled') <> (new.state = 'cancelled') or old.ship_from is distinct from new.ship_from
    or (old.payable_fen, old.member_id, old.store_id) is distinct from (new.payable_fen, new.member_id, new.store_id)))
  execute function note_sold_change();
create trigger sold_goods_changed after update of first_gc_id, second_gc_id on goods for each row
  when ((old.first_gc_id, old.second_gc_id) is distinct from (new.first_gc_id, new.second_gc_id)) execute function note_sold_goods();

-- The latest two months: whoever looks for what is wrong waits for it, and what was right a month ago and was not changed still is.
do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I79', 'a day whose sales are kept says what its orders say', count(*) from (
  with kept as (select day from sold_kept_day where day >= mall_day(now()) - 61), span as (select min(day) as first, max(day) + 1 as next from kept),
    told as (select s.day, s.class_id, s.store_id, s.fen, s.orders from sold_day s join kept using (day)),
    so as (select r.day, r.class_id, r.store_id, r.fen, r.orders from span cross join lateral (
      select * from sold_orders(span.first, span.next) union all select * from sold_classes(span.first, span.next)) r join kept using (day))
  select from ((table told except table so) union all (table so except table told)) d where d.class_id = 0 or not exists (select from sold_goods_change)) d
union all select 'I79', 'a day whose sales are kept knows its payers', count(*) from (
  with kept as (select day from sold_kept_day where day >= mall_day(now()) - 61), span as (select min(day) as first, max(day) + 1 as next from kept),
    told as (select p.day, p.member_id from sold_payer p join kept using (day)),
    so as (select r.day, r.member_id from span cross join lateral sold_payers(span.first, span.next) r join kept using (day))
  (table told except table so) union all (table so except table told)) d
$check$);
end $do$;
