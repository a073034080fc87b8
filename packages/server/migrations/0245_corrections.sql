-- Orders whose request came back are corrected: others take their place, and its log says what changed.
alter table shop_order drop constraint shop_order_cancel_kind_check;
alter table shop_order add constraint shop_order_cancel_kind_check
  check (cancel_kind in ('buyer', 'pay_timeout', 'approval_rejected', 'approval_timeout', 'seller', 'after_sale', 'corrected'));
alter table approval_event add column changes jsonb;
