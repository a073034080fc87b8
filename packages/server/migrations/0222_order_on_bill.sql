-- The bill through which alone an order is paid and invoiced. Null: by itself. Written by the order's room when a bill is issued or gives it up.
alter table shop_order add column bill_id bigint;
create index shop_order_bill on shop_order (bill_id) where bill_id is not null;
