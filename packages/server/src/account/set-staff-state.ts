import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { requireColleague } from './require-colleague.ts';
import { setEnabled } from './set-enabled.ts';
import { lockStaff, type StaffSide } from './staff-side.ts';
import { writeAudit } from './write-audit.ts';

/** Disables a colleague, who is out within a second, or lets him in again. What the mall has frozen stays so: that stands beside it. */
export const setStaffState = async (tx: Tx, asker: StaffSide, id: Id, state: 'enabled' | 'disabled'): Promise<null> => {
  const side = await lockStaff(tx, asker);
  const { name, enabled } = await requireColleague(tx, side, id);
  if (enabled === (state === 'enabled')) return null;
  await setEnabled(tx, id, !enabled);
  const change = { before: enabled ? 'enabled' : 'disabled', after: state };
  await writeAudit(tx, 'staff.state_changed', { targetId: id, target: name, ...change }, side);
  return null;
};
