-- Lists and their counts read what they need of an order from the index alone, however many orders there are.
-- Each index is made in this transaction and holds up writers for it: some seconds for a million orders. Where that is too long, make it before
-- by the same words with "concurrently"; it is then left as it is here.
-- Of the tables that the mall writes this migration locks one alone, and what it replaces goes in 0421: whoever holds one lock and asks for
-- another waits for a node that does the same the other way round, and one of them is cut.

-- One that was made before and broke off would be taken for a whole one, and no list would use it.
do $$
declare
  broken text;
begin
  select string_agg(indexrelid::regclass::text, ', ') into broken from pg_index
    where not indisvalid and indexrelid in (to_regclass('shop_order_company_list'), to_regclass('shop_order_member_list'), to_regclass('shop_order_store_list'),
      to_regclass('audit_log_event'), to_regclass('audit_log_company_event'));
  if broken is not null then
    raise exception 'not whole, because its making broke off or still goes on: %', broken using hint = 'let it end, or drop it concurrently, and start again';
  end if;
end $$;

create index if not exists shop_order_company_list on shop_order (company_id, id desc) include (member_id, department_id, state, evaluate_state, hidden)
  where company_id is not null;
create index if not exists shop_order_member_list on shop_order (member_id, id desc) include (company_id, department_id, state, evaluate_state) where not hidden;
create index if not exists shop_order_store_list on shop_order (store_id, id desc) include (state, deliver_state, ship_from, group_id, group_done_at);
