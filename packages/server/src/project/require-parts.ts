import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { type CompanySide, colleagues, withinDepartments } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

type Parts = { managerId: Id; departmentId: Id | null; costCentreId: Id | null };

/** Who manages it, its department and its cost centre are the company's, and within what the asker looks after: nobody gives a project where he sees nothing. */
export const requireParts = async (tx: Tx, side: CompanySide, { managerId, departmentId, costCentreId }: Parts): Promise<void> => {
  const { rows } = await tx.execute(sql`
    select from member m where m.id = ${managerId} and ${colleagues(side)} and m.enabled
      and (${departmentId}::bigint is null and ${side.reach !== 'department'} or exists (select from department d
        where d.id = ${departmentId}::bigint and d.company_id = ${side.companyId} and d.closed_at is null and ${withinDepartments(side, 'd.id')}))
      and (${costCentreId}::bigint is null or exists (select from cost_centre c where c.id = ${costCentreId}::bigint and c.company_id = ${side.companyId} and ${withinDepartments(side, 'c.department_id')}))`);
  if (rows.length === 0) throw refuse('kernel.not_found');
};
