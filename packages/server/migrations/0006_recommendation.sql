-- Recommended goods as numbered places, so that page 4,000 is the same short index scan as page 1
-- (place > 99975 and place <= 100000) and the total is a row, not a count.
create table recommendation (
  list text not null check (list ~ '^(home|zone:[1-9][0-9]*)$'),
  place int not null check (place > 0),
  goods_id bigint not null references goods on delete cascade,
  primary key (list, place)
);
create index recommendation_goods on recommendation (goods_id);

-- goods:on, list:home, list:zone:3 …
create table catalogue_count (
  key text primary key,
  amount bigint not null check (amount >= 0)
);

-- The rules are read once into arrays; asking them again for each of a million goods would take half a minute.
create function zone_goods(of_zone bigint) returns table (goods_id bigint, goods_rank int) language sql stable as $$
  select g.id, g.rank from goods g
  where g.state = 'on' and (
    exists (select from zone_rule where zone_id = of_zone and kind = 'all')
    or g.source = any ((select array_agg(target) from zone_rule where zone_id = of_zone and kind = 'source')::text[])
    or g.first_gc_id = any ((select array_agg(target::bigint) from zone_rule where zone_id = of_zone and kind = 'class')::bigint[])
    or g.second_gc_id = any ((select array_agg(target::bigint) from zone_rule where zone_id = of_zone and kind = 'class')::bigint[])
    or g.gc_id = any ((select array_agg(target::bigint) from zone_rule where zone_id = of_zone and kind = 'class')::bigint[])
    or g.brand_id = any ((select array_agg(target::bigint) from zone_rule where zone_id = of_zone and kind = 'brand')::bigint[])
    or g.store_id = any ((select array_agg(target::bigint) from zone_rule where zone_id = of_zone and kind = 'store')::bigint[])
    or g.id = any ((select array_agg(target::bigint) from zone_rule where zone_id = of_zone and kind = 'goods')::bigint[])
    or g.id in (select l.goods_id from goods_label l join zone_rule r on r.kind = 'label' and r.target = l.label_id::text where r.zone_id = of_zone))
$$;

-- Renumbers the lists (no list is read further than 10,000 pages of 25) and recounts. Run by a job and after a bulk load; readers see the old lists until it commits.
create function refresh_recommendations() returns void language plpgsql as $$
declare
  one bigint;
begin
  perform pg_advisory_xact_lock(7302027); -- two refreshes at once would number the same places
  delete from recommendation;
  insert into recommendation (list, place, goods_id)
    select 'home', row_number() over (order by rank desc, id desc), id
    from (select id, rank from goods where state = 'on' order by rank desc, id desc limit 250000) best;
  for one in select id from zone where open loop
    insert into recommendation (list, place, goods_id)
      select 'zone:' || one, row_number() over (order by goods_rank desc, goods_id desc), goods_id
      from (select goods_id, goods_rank from zone_goods(one) order by goods_rank desc, goods_id desc limit 250000) best;
  end loop;
  delete from catalogue_count;
  insert into catalogue_count select 'goods:on', count(*) from goods where state = 'on';
  insert into catalogue_count select 'list:' || list, max(place) from recommendation group by list;
end $$;

create function refresh_class_counts() returns void language sql as $$
  update goods_class c set goods_count = coalesce(n.amount, 0)
  from goods_class k
  left join (
    select class_id, count(*)::int as amount
    from (select first_gc_id as class_id from goods where state = 'on'
          union all select second_gc_id from goods where state = 'on'
          union all select gc_id from goods where state = 'on') every_level
    group by class_id) n on n.class_id = k.id
  where c.id = k.id and c.goods_count is distinct from coalesce(n.amount, 0)
$$;
