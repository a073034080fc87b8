import { type SQL, sql } from 'drizzle-orm';
import { departmentsAbove } from '../company/departments-above.ts';
import { type BuyerSide, within } from '../kernel/side.ts';

const viewRight = 'personalCenterBase:procurementManagement:projectList:view';

/** Whether the buyer may see the budget of a project `p`, whatever call he is in. */
export const seesBudget = (side: BuyerSide): SQL => {
  const reach = side.rights.get(viewRight);
  return reach === undefined ? sql`false` : sql`coalesce(${within({ ...side, reach }, 'p')}, false)`;
};

/**
 * The projects `p` that a buyer can order for now: open, in their period, of his company, and his department's or one above it, or nobody's in particular;
 * and whatever he manages or sees.
 */
export const choosable = (side: BuyerSide): SQL => {
  if (side.companyId === undefined) return sql`false`;
  return sql`p.company_id = ${side.companyId} and p.state = 'open' and current_date between p.starts_on and p.ends_on
    and (p.department_id is null or p.member_id = ${side.memberId} or p.department_id in (${departmentsAbove(side.departmentId)}) or ${seesBudget(side)})`;
};
