-- What the indexes of 0420 replace. Nobody reads an order while they go: rather than hold everybody up behind a long query or a dump that reads
-- orders, this gives up after some seconds; start again when that is over.
set local lock_timeout = '4s';
drop index if exists shop_order_company, shop_order_member_latest, shop_order_store;
