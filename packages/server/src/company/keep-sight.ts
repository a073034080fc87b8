import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { CompanySide } from './company-side.ts';

/** What somebody sees by department: his own, and those below. */
const seenBy = async (tx: Tx, { memberId, companyId }: CompanySide): Promise<Set<Id>> => {
  const rows = await readRows(tx, IdRow)`
    with recursive below as (
      select d.id from department d join member m on m.department_id = d.id where m.id = ${memberId} and d.company_id = ${companyId}
      union select d.id from department d join below on d.parent_id = below.id)
    select id::text from below`;
  return new Set(rows.map(({ id }) => id));
};

/**
 * A change of departments that must not let who makes it see more than before: he could otherwise give himself the orders of any department by moving it
 * under his own. Only what he holds by department grows with it; who holds all for the company, or for himself, gains nothing. Inside the lock of the company.
 */
export const keepSight = async <T>(tx: Tx, own: CompanySide, change: () => Promise<T>): Promise<T> => {
  const before = await seenBy(tx, own);
  const result = await change();
  const grows = [...own.rights.values()].includes('department');
  if (grows && [...(await seenBy(tx, own))].some((id) => !before.has(id))) throw refuse('company.sight_widened');
  return result;
};
