-- The shelf of the store on which goods stand holds at once: no version has it, so that none sets it back.
update goods g set store_class_id = c.id
from (select distinct on (v.goods_id) v.goods_id, v.fields ->> 'storeClassId' as shelf from goods_version v order by v.goods_id, v.version desc) last, store_class c
where g.id = last.goods_id and g.state = 'draft' and c.id::text = last.shelf and c.store_id = g.store_id;
update goods_version set fields = fields - 'storeClassId' where fields ? 'storeClassId';
update goods_draft d set fields = fields - 'storeClassId' from goods g
where g.id = d.goods_id and d.fields ->> 'storeClassId' = coalesce(g.store_class_id::text, '');

-- Why goods are away whose paper ran out are the names of the papers; the words around them are the reader's.
update goods set state_reason = regexp_replace(state_reason, '^资质过期：', '') where state = 'lapsed';

-- The percent of a price break as it was typed: of cheap pieces it cannot be told from the price, and every change of that would move it.
alter table spec_price_break add percent numeric(4, 1) check (percent between 1 and 99.9);
update spec_price_break b set percent = round(b.price_fen * 100.0 / p.price_fen, 1) from spec p
where p.id = b.spec_id and p.price_fen >= 1000 and b.price_fen * 100.0 / p.price_fen between 1 and 99.9;
