-- Whoever certifies a company buys for it before it is certified, and has to find what he bought.
insert into role_right (role_id, right_name)
select id, 'personalCenterBase:myOrders:view' from role where company_id is null and key = 'company_founder'
on conflict do nothing;

-- An approver looks after his department and those below it, finance after the company: what they decide on and pay for they must be able to read.
insert into role_right (role_id, right_name, reach)
select r.id, v.right_name, case r.key when 'company_approver' then 'department' else 'company' end
from role r, unnest(array[
  'personalCenterBase:myOrders:view', 'personalCenterBase:myOrdersDetail:view', 'personalCenterBase:myTrajectory:view',
  'personalCenterBase:afterSale:view', 'personalCenterBase:afterSalesExchange:view', 'personalCenterBase:procureQuotaSheet:view'
]) v(right_name)
where r.company_id is null and r.key in ('company_approver', 'company_finance')
on conflict (role_id, right_name) do update set reach = excluded.reach;
update role_right g set reach = 'department' from role r
where r.id = g.role_id and r.company_id is null and r.key = 'company_approver'
  and g.right_name in ('personalCenterBase:requestBuyApprove:view', 'personalCenterBase:requestBuyApproveDetail:view');
update role_right g set reach = 'company' from role r
where r.id = g.role_id and r.company_id is null and r.key = 'company_finance'
  and g.right_name ~ '^personalCenterBase:(billManagement|reconciliation|reconciliationOrder|salesInvoice|concractIndex|contract):';
