-- When an order became the store's to send: paid, or taken on account. The time limit of shipping runs from here, and the day's sales are counted by it.
alter table shop_order add column ship_from timestamptz;
update shop_order o set ship_from = e.at
from (select order_id, min(at) as at from order_event where to_state = 'wait_ship' group by order_id) e where e.order_id = o.id;
create index shop_order_store_ship on shop_order (store_id, ship_from) where state = 'wait_ship';
create index shop_order_store_sold on shop_order (store_id, ship_from) where ship_from is not null;

-- Parcels that were sent in one act: asked for again with the same key, they are there already.
alter table shipment add column act_key uuid;
create index shipment_act on shipment (order_id, act_key) where act_key is not null;

-- Of which store a file is, where somebody of a store asked for it.
alter table download add column store_id bigint references store;
