import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { requireAdministrator } from '../account/administrators.ts';
import { setEnabled } from '../account/set-enabled.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { describePerson } from './describe-person.ts';
import { requireSubordinate } from './require-person.ts';
import { tellPerson } from './tell-person.ts';

/** Disables a colleague, who is out within a second, or lets him in again; who was disabled by the mall stays so. */
export const setPersonState = async (tx: Tx, side: BuyerSide, id: Id, state: 'enabled' | 'disabled'): Promise<null> => {
  const own = await lockPeople(tx, side);
  const was = await requireSubordinate(tx, own, id);
  const enabled = state === 'enabled';
  if (was.enabled === enabled) return null;
  if (enabled && !was.disabledByCompany) throw refuse('company.account_disabled');
  const { title, limitFen, orderLimitFen } = was;
  await describePerson(tx, { memberId: id, companyId: own.companyId, title, limitFen, orderLimitFen });
  await tx.execute(sql`update sub_account set disabled_at = ${enabled ? null : sql`now()`} where member_id = ${id}`);
  await setEnabled(tx, id, enabled);
  if (was.isAdministrator) await requireAdministrator(tx, own.companyId);
  const change = { before: enabled ? 'disabled' : 'enabled', after: state };
  await writeAudit(tx, 'company.state_changed', { targetId: id, companyId: own.companyId, ...change }, side);
  await tellPerson(tx, own.companyId, id, state);
  return null;
};
