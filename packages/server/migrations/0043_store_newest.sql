-- What is new in a store: on the list of followed stores and as an order of its shelf.
create index goods_store_newest on goods (store_id, created_at desc, id desc) where state = 'on';
