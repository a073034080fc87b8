-- What colleagues keep is seen by whoever has the right, as far as it goes; the administrator for the whole company.
insert into role_right (role_id, right_name, reach)
select id, 'company:favourites:view', 'company' from role where company_id is null and key = 'company_admin';
