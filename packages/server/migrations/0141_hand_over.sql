-- Who placed an order that a colleague has taken over since. Coupons and limits of an activity stay his who bought.
alter table shop_order add column placed_by bigint references member;

do $do$
declare
  checks text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  changed text;
  rule text[];
begin
  foreach rule slice 1 in array array[
    array['shop_order\.member_id,', 'shop_order.member_id, shop_order.placed_by,'],
    array['c\.member_id <> o\.member_id', 'c.member_id <> coalesce(o.placed_by, o.member_id)'],
    array['l\.spec_id,\s+o\.member_id,', 'l.spec_id, coalesce(o.placed_by, o.member_id) as member_id,'],
    array['l\.spec_id,\s+o\.member_id\)', 'l.spec_id, coalesce(o.placed_by, o.member_id))']]
  loop
    changed := regexp_replace(checks, rule[1], rule[2]);
    if changed = checks then raise exception 'the invariants no longer say %', rule[1]; end if;
    checks := changed;
  end loop;
  execute format('create or replace view inv.checks as %s', checks);
end $do$;
