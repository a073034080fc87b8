import type { MoveFields } from '@mall/contract/company/people.rules.ts';
import type * as z from 'zod';
import { setDepartment } from '../account/set-department.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { requirePlace } from './require-department.ts';
import { requireSubordinate } from './require-person.ts';
import { tellPerson } from './tell-person.ts';

/** Puts colleagues into a department; who is there already stays. */
export const movePeople = async (
  tx: Tx,
  side: BuyerSide,
  { ids, departmentId }: z.infer<typeof MoveFields>,
): Promise<{ moved: number }> => {
  const own = await lockPeople(tx, side);
  await requirePlace(tx, own, departmentId);
  let moved = 0;
  for (const id of new Set(ids)) {
    const was = await requireSubordinate(tx, own, id);
    if (was.departmentId === departmentId) continue;
    await setDepartment(tx, { memberId: id }, departmentId);
    const change = { before: { departmentId: was.departmentId }, after: { departmentId } };
    await writeAudit(tx, 'company.member_edited', { targetId: id, companyId: own.companyId, ...change }, side);
    await tellPerson(tx, own.companyId, id, 'department');
    moved += 1;
  }
  return { moved };
};
