-- What a company put on a list or called by a code keeps the name under which it was on sale: goods that left the shelf show nothing newer.
alter table procurement_list_line add column spec_name text not null default '' check (length(spec_name) <= 400);
alter table material_code add column spec_name text not null default '' check (length(spec_name) <= 400);
update procurement_list_line ln set spec_name = left(s.name, 400) from spec s join goods g on g.id = s.goods_id where s.id = ln.spec_id and s.state = 'on' and g.state = 'on';
update material_code m set spec_name = left(s.name, 400) from spec s join goods g on g.id = s.goods_id where s.id = m.spec_id and s.state = 'on' and g.state = 'on';
