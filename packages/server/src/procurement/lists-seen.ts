import { type SQL, sql } from 'drizzle-orm';
import type { CompanySide } from '../company/company-side.ts';
import { departmentsAbove } from '../company/departments-above.ts';

/** The lists `l` that somebody sees: his own, what is shared with the company, and what is shared with his department, one above it or one that he looks after. */
export const listsSeen = (side: CompanySide): SQL => {
  const departments = sql`l.department_id in (${departmentsAbove(side.departmentId)}) or l.department_id = any (${sql.param([...side.departments])}::bigint[])`;
  return sql`(l.company_id = ${side.companyId} and (l.member_id = ${side.memberId} or l.sharing = 'company'
    or l.sharing = 'department' and (${departments})))`;
};
