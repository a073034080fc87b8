-- Goods that come back take what was put right of them with them, in proportion: a further line of its own, on the bill on which the refund stands, which may be the next one.
do $do$
declare
  named text;
begin
  for named in select conname from pg_constraint where conrelid = 'bill_line'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) ~ 'entry_id IS NOT NULL|after_sale_id IS NOT NULL' loop
    execute format('alter table bill_line drop constraint %I', named);
  end loop;
end $do$;
alter table bill_line
  add constraint bill_line_on_its_bill check (entry_id is not null or after_sale_id is not null),
  add constraint bill_line_came_back check (kind = 'adjust' or (kind = 'refund') = (after_sale_id is not null));
create unique index bill_line_taken_back on bill_line (bill_id, after_sale_id, coalesce(order_line_id, 0)) where kind = 'adjust' and after_sale_id is not null;

-- What a bill says of its orders includes what came back of them on the next one; what it says of orders that another bill has is not its to be invoiced.
do $do$
declare
  checks text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  changed text := replace(checks, 's.fen > (b.total_fen)::numeric', $new$s.fen > coalesce((select sum(l.amount_fen) from bill_entry e
    join bill_line l on l.order_id = e.order_id and (l.entry_id = e.id or l.entry_id is null) where e.bill_id = b.id and e.left_at is null), 0)$new$);
begin
  if changed = checks then raise exception 'the invariants no longer say what of a bill is invoiced'; end if;
  execute format('create or replace view inv.checks as %s', changed);
end $do$;
