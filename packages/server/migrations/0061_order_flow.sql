-- Numbers of orders and payments; the time stands in front of it, so that going round does not repeat one.
create sequence order_number minvalue 1 maxvalue 999999 cycle cache 1;

-- Pieces that were refunded before they left the store: what is still to be sent is num - shipped_num - dropped_num.
alter table order_line
  add column dropped_num int not null default 0 check (dropped_num >= 0),
  add check (shipped_num + dropped_num <= num),
  add check (dropped_num <= refunded_num);
create index order_line_in_process on order_line (order_id) where in_process_num > 0;

-- The list of an order page looks for these.
create index shop_order_wait_ship on shop_order (paid_at) where state = 'wait_ship';
create index shipment_unsigned on shipment (shipped_at) where signed_at is null;
