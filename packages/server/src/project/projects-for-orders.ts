import { type SQL, sql } from 'drizzle-orm';
import { type BuyerSide, within } from '../kernel/side.ts';

const viewRight = 'personalCenterBase:procurementManagement:projectList:view';

/** Whether the buyer may see the budget of a project `p`, whatever call he is in. */
export const seesBudget = (side: BuyerSide): SQL => {
  const reach = side.rights.get(viewRight);
  return reach === undefined ? sql`false` : within({ ...side, reach }, 'p');
};

/** His department and those above it. */
const above = (departmentId: string): SQL => sql`
  with recursive up as (
    select d.id, d.parent_id from department d where d.id = ${departmentId}
    union select d.id, d.parent_id from department d join up on d.id = up.parent_id)
  select id from up`;

/**
 * The projects `p` that a buyer can order for now: open, in their period, of his company, and his department's or one above it, or nobody's in particular;
 * and whatever he manages or sees.
 */
export const choosable = (side: BuyerSide): SQL => {
  if (side.companyId === undefined) return sql`false`;
  const own = side.departmentId === undefined ? sql`false` : sql`p.department_id in (${above(side.departmentId)})`;
  return sql`p.company_id = ${side.companyId} and p.state = 'open' and current_date between p.starts_on and p.ends_on
    and (p.department_id is null or p.member_id = ${side.memberId} or ${own} or ${seesBudget(side)})`;
};
