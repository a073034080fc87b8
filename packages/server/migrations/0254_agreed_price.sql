-- What the frameworks of a company cost it, spec by spec, as long as they are in force. The agreement room lays them, orders take them.
create table agreed_price (
  agreement_id bigint not null references agreement,
  spec_id bigint not null references spec,
  company_id bigint not null references company,
  price_fen bigint not null check (price_fen > 0),
  num int not null check (num > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  open boolean not null default true,
  primary key (agreement_id, spec_id),
  check (starts_at < ends_at)
);
create unique index agreed_price_company on agreed_price (company_id, spec_id) where open;
create index agreed_price_spec on agreed_price (spec_id);

alter table order_line add column agreed_id bigint references agreement;
create index order_line_agreed on order_line (agreed_id, spec_id) where agreed_id is not null;

-- Prices that hold now, with what is left of each: what was ordered of it, less what was cancelled or sent back. It is read and not kept, so nothing has to be booked back.
create view agreed_left as
select p.agreement_id, p.spec_id, p.company_id, p.price_fen, p.ends_at, p.num - coalesce((
    select sum(l.num - l.refunded_num) from order_line l join shop_order o on o.id = l.order_id
    where l.agreed_id = p.agreement_id and l.spec_id = p.spec_id and o.state <> 'cancelled'), 0)::int as num_left
from agreed_price p where p.open and p.starts_at <= now() and p.ends_at > now();

-- Frameworks from before: their prices hold from now on, and what was ordered of them counts as long as the list had room.
insert into agreed_price (agreement_id, spec_id, company_id, price_fen, num, starts_at, ends_at, open)
select a.id, l.spec_id, a.company_id, l.unit_fen, l.num, greatest(a.effective_at, a.valid_from::timestamptz), greatest((a.valid_to + 1)::timestamptz, a.effective_at + interval '1 second'),
  a.state = 'effective'
from agreement a join agreement_line l on l.agreement_id = a.id
where a.kind = 'framework' and a.effective_at is not null and l.spec_id is not null and greatest(a.effective_at, a.valid_from::timestamptz) < (a.valid_to + 1)::timestamptz;

update order_line x set agreed_id = called.agreement_id from (
  select x.id, p.agreement_id, sum(x.num - x.refunded_num) over (partition by p.agreement_id, p.spec_id order by o.id, x.id) as so_far, p.num
  from agreed_price p join agreement a on a.id = p.agreement_id join order_line x on x.spec_id = p.spec_id join shop_order o on o.id = x.order_id
  where o.company_id = p.company_id and o.state <> 'cancelled' and o.created_at >= p.starts_at and o.created_at < p.ends_at and (p.open or o.created_at < a.state_at)) called
where called.id = x.id and called.so_far <= called.num;

do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I31', 'nothing is called off beyond what a framework lists', count(*)
  from agreed_price p where p.num < (select coalesce(sum(l.num - l.refunded_num), 0) from order_line l join shop_order o on o.id = l.order_id
    where l.agreed_id = p.agreement_id and l.spec_id = p.spec_id and o.state <> 'cancelled')
union all select 'I31', 'the prices of a framework hold as long as it is in force', count(*)
  from agreed_price p join agreement a on a.id = p.agreement_id where p.open <> (a.state = 'effective')
$check$);
end $do$;
