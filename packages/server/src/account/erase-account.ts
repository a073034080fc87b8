import { sql } from 'drizzle-orm';
import type { Eraser } from './eraser.ts';
import { revokeSessions } from './revoke-sessions.ts';

/** What colleagues, stores and the trail call somebody whose account is closed. */
const nobody = '已注销用户';

/** The number stays, for the orders and the trail; whom it meant nobody can say, and nobody can sign in with it: no password has this hash. */
export const eraseAccount: Eraser = async (tx, { side: { memberId } }) => {
  await tx.execute(sql`
    update member set mobile = 'closed-' || id, member_name = ${nobody}, nick_name = '', avatar = '', email = null, password_hash = 'closed', enabled = false,
      account_type = 1, company_id = null, department_id = null, store_id = null, zone_id = null
    where id = ${memberId}`);
  await tx.execute(sql`delete from member_role where member_id = ${memberId}`);
  await tx.execute(sql`delete from email_link where member_id = ${memberId}`);
  await tx.execute(sql`delete from sign_in_ticket where member_id = ${memberId}`);
  await tx.execute(sql`delete from identity_link where member_id = ${memberId}`);
  await tx.execute(sql`delete from partner_link where member_id = ${memberId}`);
  await tx.execute(sql`delete from use_token where member_id = ${memberId}`);
  await tx.execute(sql`delete from social_binding where member_id = ${memberId}`);
  await tx.execute(sql`delete from second_factor where member_id = ${memberId}`);
  await revokeSessions(tx, memberId);
};
