-- The mall may shut somebody out for a time. It is the mall's alone: a company that enables its people again does not undo it.
alter table member
  add column frozen_until timestamptz, -- infinity: until somebody lifts it
  add column frozen_reason text not null default '';

insert into role_right (role_id, right_name)
select id, right_name from role, unnest(array['operations:members:view', 'operations:members:manage']) right_name
where company_id is null and key = 'mall_administrator';
insert into role_right (role_id, right_name)
select id, 'operations:members:view' from role where company_id is null and key = 'mall_service';
