-- Which paper of its store a goods cannot be sold without: asked by the shelf, by the pages of papers and by I78, said here alone.
create view goods_paper as
select g.id as goods_id, g.store_id, g.state, g.second_gc_id, q.id as paper_id, q.name, q.kind, q.sort, q.lapsed_at
from goods g join store_qualification q on q.store_id = g.store_id left join store_class_term t on t.class_id = g.second_gc_id
where q.kind = 'licence' or q.kind = any (t.needs);

do $do$
declare
  parts text[] := regexp_split_to_array(rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), '\s+UNION ALL\s+');
  kept text[] := array(select part from unnest(parts) with ordinality as o (part, place) where part not like '%''I78''%' order by place);
begin
  if cardinality(parts) - cardinality(kept) <> 1 then raise exception 'I78 is not found once'; end if;
  execute format('create or replace view inv.checks as %s union all %s', array_to_string(kept, ' union all '), $check$
select 'I78', 'no goods are sold whose paper has run out', count(*) from goods_paper where state = 'on' and lapsed_at is not null
$check$);
end $do$;
