-- Whoever has not paid is reminded once before the order ends by itself.
alter table shop_order add column pay_reminded_at timestamptz;
create index shop_order_pay_reminder on shop_order (pay_deadline) where state = 'wait_pay' and pay_mode = 'prepay' and pay_reminded_at is null;
