-- Orders of several trades that a buyer pays in one go, by ascending number; such a payment stands for no trade.
alter table pay_request
  alter column trade_id drop not null,
  add column order_ids bigint[] check (cardinality(order_ids) between 2 and 50),
  add check ((trade_id is null) = (order_ids is not null)),
  add check (order_id is null or order_ids is null);
create unique index pay_request_orders on pay_request (order_ids) where order_ids is not null;
