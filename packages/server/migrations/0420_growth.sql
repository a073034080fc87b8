-- Lists and their counts read what they need of an order from the index alone, however many orders there are.
-- Each index is made in this transaction and holds up writers for it: some seconds for a million orders. Where that is too long, make it before
-- by the same words with "concurrently"; it is then left as it is here.
create index if not exists shop_order_company_list on shop_order (company_id, id desc) include (member_id, department_id, state, evaluate_state, hidden)
  where company_id is not null;
create index if not exists shop_order_member_list on shop_order (member_id, id desc) include (company_id, department_id, state, evaluate_state) where not hidden;
create index if not exists shop_order_store_list on shop_order (store_id, id desc) include (state, deliver_state, ship_from, group_id, group_done_at);
drop index shop_order_company;
drop index shop_order_member_latest;
drop index shop_order_store;

create index if not exists audit_log_event on audit_log (event);
create index if not exists audit_log_company_event on audit_log (company_id, event) where company_id is not null;

-- An index answers alone only for pages that a vacuum has seen since they were written; by the usual settings that comes after a fifth of the table is new.
do $$
declare
  big text;
begin
  foreach big in array array['trade', 'shop_order', 'order_line', 'order_event', 'shipment', 'shipment_line', 'shipment_track', 'pay_request', 'pay_attempt',
    'pay_attempt_order', 'stock_ledger', 'message', 'audit_log', 'news', 'cart_line']
  loop
    if to_regclass(big) is not null then
      execute format('alter table %I set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 10000, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', big);
    end if;
  end loop;
end $$;
