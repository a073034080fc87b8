-- Roles that a company makes itself: what for, and which state of it somebody has seen who changes it.
alter table role
  add column remark text not null default '' check (length(remark) <= 100),
  add column version int not null default 1;
create unique index role_company_name on role (company_id, name) where company_id is not null;

-- Nobody gives what he does not hold, or farther than he holds it: the administrator holds all that a company hands out, for the whole company.
insert into role_right (role_id, right_name, reach)
select a.id, g.right_name, 'company' from role a, (
  select distinct h.right_name from role r join role_right h on h.role_id = r.id
  where r.company_id is null and r.audience = 'buyer' and r.key in ('company_admin', 'company_purchaser', 'company_approver', 'company_finance', 'company_viewer')
  union select unnest(array['company:roles:manage', 'company:audit:view', 'personalCenterBase:applyAfterSales:view', 'personalCenterBase:applyAfterSalesSuccess:view'])
) g(right_name)
where a.company_id is null and a.key = 'company_admin'
on conflict (role_id, right_name) do update set reach = 'company';
