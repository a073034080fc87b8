-- The searchable words of a goods, as the analyser of the search room made them: 'yjv22':A. A: of its name, B: its whole model behind '=',
-- D: of its parameters. Words of its class and brand are not repeated here; they are joined when a search is planned.
-- No foreign key: rows are derived, a bulk load would pay a look-up for each, and a reader joins goods anyway.
create table goods_search (
  goods_id bigint primary key,
  words tsvector not null
);
create index goods_search_words on goods_search using gin (words);

-- Every word that any goods ever had: what a mistyped word is compared with.
create table search_word (
  word text collate "C" primary key check (length(word) between 1 and 100)
);

-- What the search has to look at again. goods_id null: the words and numbers that many goods share (classes, brands, stores …), or after a bulk load
-- all of them ('all'). Readers go by xid, not by seq: a row that is committed late has a lower seq than one already read.
create table goods_change (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  goods_id bigint,
  kind text not null default 'goods' check (kind in ('goods', 'book', 'all')),
  at timestamptz not null default now()
);
create index goods_change_xid on goods_change (xid);
create index goods_change_at on goods_change (at);

create function tell_goods_change() returns trigger language plpgsql as $$
begin
  notify goods_change;
  return null;
end $$;
create trigger goods_change_told after insert on goods_change for each statement execute function tell_goods_change();

-- A bulk load says `set local mall.bulk = 'on'`, indexes by itself and leaves one row of kind 'all'.
create function is_bulk() returns boolean language sql stable as $$ select coalesce(current_setting('mall.bulk', true), '') = 'on' $$;

create function note_goods_change() returns trigger language plpgsql as $$
begin
  if is_bulk() then return null; end if;
  if tg_op = 'DELETE' then
    insert into goods_change (goods_id) values ((to_jsonb(old) ->> tg_argv[0])::bigint);
  else
    insert into goods_change (goods_id) values ((to_jsonb(new) ->> tg_argv[0])::bigint);
  end if;
  return null;
end $$;

create function note_stock_change() returns trigger language plpgsql as $$
begin
  if is_bulk() then return null; end if;
  insert into goods_change (goods_id) select goods_id from spec where id = new.spec_id;
  return null;
end $$;

create function note_value_change() returns trigger language plpgsql as $$
begin
  insert into goods_change (goods_id) select goods_id from goods_attribute where value_id = new.id;
  insert into goods_change (kind) values ('book');
  return null;
end $$;

create function note_book_change() returns trigger language plpgsql as $$
begin
  if is_bulk() then return null; end if;
  insert into goods_change (kind) values ('book');
  return null;
end $$;

-- Sales and rank move all day and only order the lists; they are taken along when the model is made anew.
create trigger goods_added after insert or delete on goods for each row execute function note_goods_change('id');
create trigger goods_changed after update of first_gc_id, second_gc_id, gc_id, brand_id, store_id, store_class_id, default_spec_id, price_fen, source, state, model, name, en_name
  on goods for each row when (old.* is distinct from new.*) execute function note_goods_change('id');
create trigger spec_added after insert or delete on spec for each row execute function note_goods_change('goods_id');
create trigger spec_changed after update of state, name, axis_line, item_number on spec for each row when (old.* is distinct from new.*)
  execute function note_goods_change('goods_id');
create trigger stock_added after insert on spec_stock for each row when (new.on_hand - new.reserved > 0) execute function note_stock_change();
create trigger stock_changed after update on spec_stock for each row
  when ((old.on_hand - old.reserved > 0) is distinct from (new.on_hand - new.reserved > 0)) execute function note_stock_change();
create trigger goods_attribute_changed after insert or update or delete on goods_attribute for each row execute function note_goods_change('goods_id');
create trigger goods_label_changed after insert or update or delete on goods_label for each row execute function note_goods_change('goods_id');
create trigger attribute_value_renamed after update of value on attribute_value for each row when (old.value is distinct from new.value)
  execute function note_value_change();

create trigger book_changed after insert or update or delete on goods_class for each statement execute function note_book_change();
create trigger book_changed after insert or update or delete on brand for each statement execute function note_book_change();
create trigger book_changed after insert or update or delete on label for each statement execute function note_book_change();
create trigger book_changed after insert or update or delete on attribute for each statement execute function note_book_change();
create trigger book_changed after insert or delete on attribute_value for each statement execute function note_book_change();
create trigger book_changed after insert or delete or update of name, en_name, kind, state on store for each statement execute function note_book_change();
create trigger book_changed after insert or update or delete on store_class for each statement execute function note_book_change();
create trigger book_changed after insert or update or delete on zone for each statement execute function note_book_change();
create trigger book_changed after insert or update or delete on zone_rule for each statement execute function note_book_change();
