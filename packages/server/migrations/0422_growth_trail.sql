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

-- The trail is counted by event; as in 0420 they may be made before, concurrently.
create index if not exists audit_log_event on audit_log (event);
create index if not exists audit_log_company_event on audit_log (company_id, event) where company_id is not null;
