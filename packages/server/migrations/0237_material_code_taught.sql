-- A code decides what a whole company orders under it: teaching one is a right of its own, and who taught it is kept.
alter table material_code add column taught_by bigint references member (id);
create index material_code_taught_by on material_code (taught_by) where taught_by is not null;

-- Whoever could teach by looking keeps it.
insert into role_right (role_id, right_name)
select role_id, 'procurementManagement:matchGoods:teach' from role_right where right_name = 'procurementManagement:matchGoods:view';
