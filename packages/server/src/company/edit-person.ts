import type { EditFields } from '@mall/contract/company/people.rules.ts';
import type * as z from 'zod';
import { setDepartment } from '../account/set-department.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { describePerson } from './describe-person.ts';
import { limitsOf } from './limits.ts';
import { requirePlace } from './require-department.ts';
import { requireSubordinate } from './require-person.ts';
import { tellPerson } from './tell-person.ts';

/** Department, title and order limits; a limit of one's own is nobody's to lift. */
export const editPerson = async (
  tx: Tx,
  side: BuyerSide,
  { id, departmentId, title, limit, orderLimit }: z.infer<typeof EditFields>,
): Promise<null> => {
  const own = await lockPeople(tx, side);
  const was = await requireSubordinate(tx, own, id);
  if (departmentId !== was.departmentId) {
    await requirePlace(tx, own, departmentId);
    await setDepartment(tx, { memberId: id }, departmentId);
  }
  const limits = limitsOf({ limit, orderLimit });
  await describePerson(tx, { memberId: id, companyId: own.companyId, title, ...limits });
  const before = { departmentId: was.departmentId, title: was.title, limitFen: was.limitFen, orderLimitFen: was.orderLimitFen };
  const after = { departmentId, title, ...limits };
  await writeAudit(tx, 'company.member_edited', { targetId: id, companyId: own.companyId, before, after }, side);
  if (departmentId !== was.departmentId) await tellPerson(tx, own.companyId, id, 'department');
  return null;
};
