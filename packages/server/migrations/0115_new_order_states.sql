-- What must be true of orders is said of the states that are let off, so that a state to come is held to it without a change here: what is paid before
-- the goods is paid as soon as it is not waiting for it, and stock stays reserved until the goods are on their way.
do $do$
declare
  checks text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  changed text;
  rule text[];
  name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'shop_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%wait_ship%paid_fen = payable_fen%';
  execute format('alter table shop_order drop constraint %I', name);
  foreach rule slice 1 in array array[
    array[$r$'in_approval'::text, 'wait_pay'::text, 'wait_ship'::text$r$, $r$'wait_receive'::text, 'done'::text, 'cancelled'::text$r$],
    array[$r$'wait_ship'::text, 'wait_receive'::text, 'done'::text$r$, $r$'in_approval'::text, 'wait_pay'::text, 'cancelled'::text$r$]]
  loop
    changed := replace(checks, format('state = ANY (ARRAY[%s])', rule[1]), format('state <> ALL (ARRAY[%s])', rule[2]));
    if changed = checks then raise exception 'the invariants no longer list %', rule[1]; end if;
    checks := changed;
  end loop;
  execute format('create or replace view inv.checks as %s', checks);
end $do$;

alter table shop_order
  add constraint shop_order_prepaid check (state in ('in_approval', 'wait_pay', 'cancelled') or pay_mode <> 'prepay' or paid_fen = payable_fen);
