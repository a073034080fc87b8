-- Cancelling, asking for after-sales and taking goods in are rights of their own: whoever bought did all three.
insert into role_right (role_id, right_name)
select g.role_id, v.right_name from role_right g, unnest(array['order:cancel', 'order:receive']) v(right_name)
where g.right_name = 'order:buy'
on conflict do nothing;
-- Nobody gives farther than he holds, and an administrator gives to who takes in goods for the company.
insert into role_right (role_id, right_name, reach)
select id, v.right_name, 'company' from role, unnest(array['order:cancel', 'order:receive']) v(right_name)
where company_id is null and key = 'company_admin'
on conflict (role_id, right_name) do update set reach = excluded.reach;

-- What a company lets somebody order at once, beside what it lets him order in a month.
alter table sub_account add column order_limit_fen bigint check (order_limit_fen between 0 and 99999999999);
alter table company_invitation add column order_limit_fen bigint check (order_limit_fen between 0 and 99999999999);
