-- A department by a short name, as a company's other systems know it.
alter table department add column code text not null default '' check (code ~ '^[A-Za-z0-9-]{0,20}$');
update department d set code = 'D' || lpad(n.n::text, 2, '0')
from (select id, row_number() over (partition by company_id order by sort, id) as n from department) n where n.id = d.id;
create unique index department_code on department (company_id, code) where code <> '';

-- Where a department that was closed has gone, with its people.
alter table department add column merged_into bigint;
update department d set merged_into = (l.after ->> 'mergedInto')::bigint from audit_log l
where d.closed_at is not null and l.event = 'company.department_closed' and l.target_id = d.id and l.after ->> 'mergedInto' is not null;
