import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { revokeSessions } from './revoke-sessions.ts';

/** Somebody is of no company any more: nothing that it gave him stays, and he signs in anew as himself. */
export const leaveCompany = async (tx: Tx, memberId: Id, disabledByCompany: boolean): Promise<void> => {
  await tx.execute(sql`delete from member_role where member_id = ${memberId}`);
  await tx.execute(sql`
    update member set company_id = null, department_id = null, account_type = 1, unbound_at = now(), enabled = enabled or ${disabledByCompany} where id = ${memberId}`);
  await revokeSessions(tx, memberId);
};
