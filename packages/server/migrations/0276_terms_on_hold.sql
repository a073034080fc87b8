-- How many bills of a company are overdue stands with the company: those without a quota buy on its word as well.
alter table company add column bills_overdue int not null default 0 check (bills_overdue >= 0);
update company c set bills_overdue = b.bills
from (select company_id, count(*) as bills from bill where overdue_at is not null and state in ('confirmed', 'part_paid') group by company_id) b where b.company_id = c.id;
alter table credit_account drop column bills_overdue;

do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I52', 'a company knows how many of its bills are overdue', count(*)
  from company c left join (select company_id, count(*) as bills from bill where overdue_at is not null and state in ('confirmed', 'part_paid') group by company_id) b on b.company_id = c.id
  where c.bills_overdue <> coalesce(b.bills, 0)
$check$);
end $do$;
