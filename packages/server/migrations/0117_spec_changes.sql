-- Filters are made of any column of a spec, so that a change of any of them is news to the search.
drop trigger spec_changed on spec;
create trigger spec_changed after update on spec for each row when (old.* is distinct from new.*) execute function note_goods_change('goods_id');
