-- The lists are derived and rebuilt whole, and a reader joins goods anyway: the foreign key only made the refresh several times slower
-- (one look-up for each of 280,000 places at 100,000 goods).
alter table recommendation drop constraint recommendation_goods_id_fkey;
drop index recommendation_goods;

-- Renumbers the lists (no list is read further than 10,000 pages of 25) and recounts. Only places that changed are written.
-- Run by a job and after a bulk load; readers see the old lists until it commits.
create or replace function refresh_recommendations() returns void language plpgsql as $$
declare
  one bigint;
begin
  perform pg_advisory_xact_lock(7302027); -- two refreshes at once would number the same places
  create temporary table wanted (list text not null, place int not null, goods_id bigint not null) on commit drop;
  insert into wanted
    select 'home', row_number() over (order by rank desc, id desc), id
    from (select id, rank from goods where state = 'on' order by rank desc, id desc limit 250000) best;
  for one in select id from zone where open loop
    insert into wanted
      select 'zone:' || one, row_number() over (order by goods_rank desc, goods_id desc), goods_id
      from (select goods_id, goods_rank from zone_goods(one) order by goods_rank desc, goods_id desc limit 250000) best;
  end loop;
  insert into recommendation as r (list, place, goods_id) select list, place, goods_id from wanted order by list, place
    on conflict (list, place) do update set goods_id = excluded.goods_id where r.goods_id <> excluded.goods_id;
  delete from catalogue_count;
  insert into catalogue_count select 'goods:on', count(*) from goods where state = 'on';
  insert into catalogue_count select 'list:' || list, max(place) from wanted group by list;
  delete from recommendation r where not exists (select from catalogue_count c where c.key = 'list:' || r.list and c.amount >= r.place);
  drop table wanted;
end $$;
