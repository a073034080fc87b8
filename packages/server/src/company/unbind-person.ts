import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { requireAdministrator } from '../account/administrators.ts';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { type CompanySide, lockPeople } from './company-side.ts';
import { letGo } from './let-go.ts';
import { countOpen } from './people.queries.ts';
import { requireSubordinate } from './require-person.ts';

const Heir = z.strictObject({ enabled: z.boolean() });

/** The colleague who goes on with what is open; he may be of any department, or the one who asks. */
const requireHeir = async (tx: Tx, { companyId }: CompanySide, leaverId: Id, heirId: Id): Promise<void> => {
  const [heir] = await readRows(tx, Heir)`
    select enabled from member m where m.id = ${heirId} and m.company_id = ${companyId} and m.audience = 'buyer' for no key update`;
  if (!heir?.enabled || heirId === leaverId) throw refuse('company.heir_wrong');
};

/**
 * Lets a colleague go. What is open of his goes to the one named; what he shared with the company goes to him too, or to the one who lets him go when
 * nobody is named.
 */
export const unbindPerson = async (tx: Tx, side: BuyerSide, id: Id, heirId: Id | null): Promise<null> => {
  const own = await lockPeople(tx, side);
  // An order that is on its way is waited for and counted; one that comes later finds him gone.
  await takeMemberTurn(tx, id);
  const was = await requireSubordinate(tx, own, id);
  const open = await countOpen(tx, own.companyId, id);
  if (heirId === null && open.orders + open.afterSales > 0) throw refuse('company.heir_missing', open);
  if (heirId !== null) await requireHeir(tx, own, id, heirId);
  const { companyId } = own;
  await letGo(tx, { companyId, memberId: id, heirId: heirId ?? own.memberId, disabledByCompany: was.disabledByCompany });
  if (was.isAdministrator) await requireAdministrator(tx, companyId);
  const before = {
    departmentId: was.departmentId,
    roles: was.roles.map((role) => role.name),
    limitFen: was.limitFen,
    orderLimitFen: was.orderLimitFen,
  };
  await writeAudit(tx, 'company.member_left', { targetId: id, companyId, before, after: { heirId, ...open } }, side);
  return null;
};
