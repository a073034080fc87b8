-- A role is a name and a set of rights, each with its reach. What rights there are is said by the contract (account/rights.ts); a name that is not
-- on its list gives nothing.
alter table role add column audience text not null default 'buyer' check (audience in ('buyer', 'seller', 'operator'));
update role set audience = key where company_id is null and key in ('seller', 'operator');
alter table role add check (company_id is null or audience = 'buyer');

create table role_right (
  role_id bigint not null references role on delete cascade,
  right_name text not null check (right_name ~ '^[A-Za-z]+(:[A-Za-z]+)+$'),
  -- How far a buyer's right goes. A store's people reach their store and the mall's people the mall, whatever stands here.
  reach text not null default 'own' check (reach in ('own', 'department', 'company')),
  primary key (role_id, right_name)
);
create index role_right_name on role_right (right_name);

insert into role_right (role_id, right_name) select distinct id, unnest(permissions) from role;
alter table role drop column permissions;

-- Who belongs to no company buys for himself.
insert into role_right (role_id, right_name) select id, 'order:buy' from role where company_id is null and key = 'individual';

-- Looks at what the company buys and owes, and moves nothing.
insert into role (key, name, audience) values ('company_viewer', '查看员', 'buyer');
insert into role_right (role_id, right_name, reach)
select r.id, v.right_name, 'company' from role r, unnest(array[
  'personalCenterBase:myOrders:view', 'personalCenterBase:myOrdersDetail:view', 'personalCenterBase:myTrajectory:view',
  'personalCenterBase:afterSale:view', 'personalCenterBase:afterSalesExchange:view', 'personalCenterBase:procureQuotaSheet:view',
  'personalCenterBase:billManagement:billManagemantPage:view', 'personalCenterBase:billManagement:amountDetail:view',
  'personalCenterBase:billManagement:billingDetails:view', 'personalCenterBase:billManagement:invoiceLog:view',
  'personalCenterBase:concractIndex:view', 'personalCenterBase:contract:list:view', 'personalCenterBase:reconciliation:view',
  'personalCenterBase:reconciliationOrder:view', 'personalCenterBase:myInquiry:view', 'personalCenterBase:myInquiryDetail:view'
]) v(right_name)
where r.company_id is null and r.key = 'company_viewer';

insert into role (key, name, audience) values
  ('store_owner', '店主', 'seller'), ('store_goods', '商品专员', 'seller'), ('store_orders', '订单专员', 'seller'), ('store_finance', '店铺财务', 'seller'),
  ('mall_administrator', '平台管理员', 'operator'), ('mall_content', '内容运营', 'operator'), ('mall_audit', '审核专员', 'operator'),
  ('mall_finance', '平台财务', 'operator'), ('mall_service', '平台客服', 'operator');
insert into role_right (role_id, right_name)
select r.id, g.right_name from role r join (values
  ('store_owner', 'seller:goods:manage'), ('store_owner', 'seller:orders:view'), ('store_owner', 'seller:orders:handle'),
  ('store_owner', 'seller:afterSales:view'), ('store_owner', 'seller:afterSales:handle'), ('store_owner', 'seller:finance:view'),
  ('store_owner', 'seller:people:manage'),
  ('store_goods', 'seller:goods:manage'),
  ('store_orders', 'seller:orders:view'), ('store_orders', 'seller:orders:handle'),
  ('store_orders', 'seller:afterSales:view'), ('store_orders', 'seller:afterSales:handle'),
  ('store_finance', 'seller:orders:view'), ('store_finance', 'seller:afterSales:view'), ('store_finance', 'seller:finance:view'),
  ('mall_administrator', 'operations:content:edit'), ('mall_administrator', 'operations:audit:decide'),
  ('mall_administrator', 'operations:payments:view'), ('mall_administrator', 'operations:payments:decide'),
  ('mall_administrator', 'operations:afterSales:view'), ('mall_administrator', 'operations:afterSales:decide'),
  ('mall_administrator', 'operations:people:manage'),
  ('mall_content', 'operations:content:edit'),
  ('mall_audit', 'operations:audit:decide'),
  ('mall_finance', 'operations:payments:view'), ('mall_finance', 'operations:payments:decide'), ('mall_finance', 'operations:afterSales:view'),
  ('mall_service', 'operations:afterSales:view'), ('mall_service', 'operations:afterSales:decide')
) g(key, right_name) on g.key = r.key where r.company_id is null;

-- Whoever works for a store or the mall today does all of its work.
insert into member_role (member_id, role_id)
select m.id, r.id from member m
join role r on r.company_id is null and r.key = case m.audience when 'seller' then 'store_owner' else 'mall_administrator' end
where m.audience <> 'buyer';
