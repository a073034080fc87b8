-- Where a company has goods sent is known to its people: an address carries the company that it is shared with, and the department whose it is.
alter table member_address
  add column company_id bigint references company,
  add column department_id bigint references department on delete set null,
  add check (department_id is null or company_id is not null);
create index member_address_company on member_address (company_id, id desc) where company_id is not null;
create index member_address_department on member_address (department_id) where department_id is not null;

alter table member_address drop constraint member_address_label_check;
alter table member_address add constraint member_address_label_check check (label in ('home', 'company', 'school', 'site', 'warehouse'));

-- A code that looks wrong is said to and kept: who lives there knows better.
alter table member_address drop constraint member_address_postal_code_check;
alter table member_address add constraint member_address_postal_code_check check (length(postal_code) between 1 and 10);

insert into role_right (role_id, right_name, reach)
select r.id, 'company:addresses:view', 'company' from role r
where r.company_id is null and r.key in ('company_admin', 'company_purchaser', 'company_approver', 'company_finance', 'company_viewer')
on conflict do nothing;
insert into role_right (role_id, right_name, reach)
select r.id, 'company:addresses:manage', case r.key when 'company_admin' then 'company' else 'own' end from role r
where r.company_id is null and r.key in ('company_admin', 'company_purchaser')
on conflict do nothing;

-- Whoever unticked the box of the default had none afterwards.
update member_address set is_default = true
where id in (select max(id) from member_address group by member_id having not bool_or(is_default));

do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I32', 'whoever keeps addresses has a default', count(*)
  from (select from member_address group by member_id having not bool_or(is_default)) d
$check$);
end $do$;
