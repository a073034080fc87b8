import type { Id } from '@mall/contract/kernel/fields.ts';
import { bindToCompany, type Joining } from '../account/bind-to-company.ts';
import { maskMobile } from '../account/mask-mobile.ts';
import { setRoles } from '../account/set-roles.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { describePerson } from './describe-person.ts';
import type { Limits } from './limits.ts';
import { namesOf } from './role-rights.ts';
import { tellPerson } from './tell-person.ts';

type TakenIn = Joining & Limits & { roleIds: readonly Id[]; title: string };

/** Somebody becomes one of the company's people, with all that was settled for him. */
export const takeIn = async (tx: Tx, given: TakenIn, by: Id, way: 'code' | 'invitation'): Promise<Id> => {
  const { companyId, departmentId, title, limitFen, orderLimitFen, roleIds } = given;
  const memberId = await bindToCompany(tx, given);
  await describePerson(tx, { memberId, companyId, title, limitFen, orderLimitFen });
  await setRoles(tx, memberId, roleIds);
  const after = { way, mobile: maskMobile(given.mobile), departmentId, roles: await namesOf(tx, roleIds), limitFen, orderLimitFen };
  await writeAudit(tx, 'company.member_bound', { targetId: memberId, companyId, before: null, after }, by);
  await tellPerson(tx, companyId, memberId, 'bound');
  return memberId;
};
