-- Whether somebody of a company sees its orders list is for his role to say: being of a company gave it to everybody, so that no role could be without it.
insert into role_right (role_id, right_name)
select id, 'personalCenterBase:myOrders:view' from role where company_id is null and key in ('company_admin', 'company_purchaser', 'company_approver', 'company_finance', 'company_viewer')
on conflict do nothing;
-- Roles that companies made for themselves stood on it, too.
insert into role_right (role_id, right_name) select id, 'personalCenterBase:myOrders:view' from role where company_id is not null on conflict do nothing;
delete from role_right g using role r where r.id = g.role_id and r.company_id is null and r.key = 'enterprise' and g.right_name = 'personalCenterBase:myOrders:view';
