import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { StoreSide } from '../kernel/side.ts';
import { requireColleague } from './require-colleague.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { lockStaff } from './staff-side.ts';
import { writeAudit } from './write-audit.ts';

/** Lets one of a store's people go. What he did stays in the logs; his account is a seller's without a store, which another store can take in. */
export const removeSeller = async (tx: Tx, asker: StoreSide, id: Id): Promise<null> => {
  const side = await lockStaff(tx, asker);
  const { name, roles } = await requireColleague(tx, side, id);
  await tx.execute(sql`delete from member_role where member_id = ${id}`);
  // Disabled by the store that lets him go: the next one begins anew.
  await tx.execute(sql`update member set store_id = null, enabled = true, unbound_at = now() where id = ${id}`);
  await revokeSessions(tx, id);
  await writeAudit(tx, 'staff.removed', { targetId: id, target: name, before: { roles }, after: null }, side);
  return null;
};
