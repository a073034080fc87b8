-- A search means one spec: what tells it from its sisters, as values of its class. The axis says the same in words; this follows it.
alter table spec add column value_ids bigint[] not null default '{}';

create function values_of_axis(goods bigint, axis jsonb) returns bigint[] language sql stable as $$
  select coalesce(array_agg(v.id order by v.id), '{}')
  from jsonb_each_text(axis) as e (name, value)
  join goods g on g.id = goods
  join attribute a on a.class_id = g.gc_id and a.names ->> 'zh' = e.name
  join attribute_value v on v.attribute_id = a.id and v.value = e.value
$$;

create function read_spec_values() returns trigger language plpgsql as $$
begin
  new.value_ids := values_of_axis(new.goods_id, new.axis);
  return new;
end $$;

update spec set value_ids = values_of_axis(goods_id, axis);

-- A bulk load brings them along.
create trigger spec_values_read before insert or update of axis, goods_id on spec for each row when (not is_bulk()) execute function read_spec_values();

drop trigger spec_changed on spec;
create trigger spec_changed after update of state, name, axis_line, item_number, price_fen, value_ids, sort on spec for each row when (old.* is distinct from new.*)
  execute function note_goods_change('goods_id');

-- Item numbers are typed with and without their letters, hyphens and spaces.
create index spec_item_digits on spec (regexp_replace(item_number, '[^0-9]', '', 'g'));
create index goods_spu_digits on goods (regexp_replace(spu_code, '[^0-9]', '', 'g'));

-- Words of values stand in the values themselves now; those of goods are made anew.
delete from goods_search;
