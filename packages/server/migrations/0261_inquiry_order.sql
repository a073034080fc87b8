-- An award becomes an order at the price that was quoted.
alter table inquiry add column order_id bigint references shop_order;
create unique index inquiry_order on inquiry (order_id) where order_id is not null;

-- Lines that carry a quote know no limit of the shelf.
alter table order_line add column quotation_id bigint references quotation;
create index order_line_quotation on order_line (quotation_id) where quotation_id is not null;
alter table order_line drop constraint order_line_num_check;
alter table order_line add constraint order_line_num_check check (num between 1 and case when quotation_id is null then 200 else 9999999 end);

do $do$
declare
  before text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  -- I07 says the same as the constraint above. Versions of the database write the column with its table or without.
  after text := regexp_replace(before, '((order_line\.)?num) > 200', '\1 > case when quotation_id is null then 200 else 9999999 end');
begin
  if before = after then raise exception 'the rule of 200 pieces is not found'; end if;
  execute format('create or replace view inv.checks as %s union all %s', after, $check$
select 'I26', 'the order of an award is of its winner and costs what he quoted', count(*)
  from inquiry q join shop_order o on o.id = q.order_id
  where q.state <> 'confirmed' or o.company_id <> q.company_id or not exists (
    select from invitation i join quotation t on t.invitation_id = i.id and t.version = i.version
    where i.inquiry_id = q.id and i.state = 'won' and i.store_id = o.store_id and t.total_fen = o.goods_fen)
union all select 'I26', 'an order at a quote is the order of its inquiry, or was called off', count(*)
  from (select distinct l.order_id, l.quotation_id from order_line l where l.quotation_id is not null) x join shop_order o on o.id = x.order_id
  join quotation t on t.id = x.quotation_id join invitation i on i.id = t.invitation_id join inquiry q on q.id = i.inquiry_id
  where o.state <> 'cancelled' and q.order_id is distinct from o.id
$check$);
end $do$;
