import type { Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import { roleNameIn } from '../account/role-name-in.ts';

/** For whom a member `m` buys and as what; a role of another company gives nothing, so it is not shown either. */
export const standingColumns = (
  language: Language,
): SQL => sql`coalesce(c.name, '') as "companyName", coalesce(d.name, '') as "departmentName",
  case when m.company_id is null then '{}' else array(select ${roleNameIn(language)} from member_role x join role r on r.id = x.role_id
    where x.member_id = m.id and (r.company_id is null or r.company_id = m.company_id) order by r.id) end as "roleNames"`;

export const standingJoins: SQL = sql`left join company c on c.id = m.company_id
  left join department d on d.id = m.department_id and d.company_id = m.company_id`;
