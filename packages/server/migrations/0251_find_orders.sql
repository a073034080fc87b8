-- The finder behind the counter looks for orders by the beginning of their number and of their receiver's name. In most locales LIKE uses an index of patterns alone.
create index shop_order_sn_begins on shop_order (order_sn text_pattern_ops);
create index shop_order_receiver on shop_order (store_id, (address ->> 'receiverName') text_pattern_ops);
