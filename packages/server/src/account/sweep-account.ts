import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** What ended more than a day ago and nobody will ask for. Codes are kept for the day in which they count. */
export const sweepAccount = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`delete from member_session where expires_at < now() - interval '1 day' or revoked_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from sms_code where created_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from sign_in_ticket where expires_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from use_token where expires_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from social_ticket where expires_at < now() - interval '1 day'`);
  await tx.execute(sql`delete from trusted_device where expires_at < now()`);
  await tx.execute(sql`delete from partner_use where at < now() - interval '1 day'`);
  // A link that was opened late still says that it is used or expired.
  await tx.execute(sql`delete from email_link where created_at < now() - interval '30 days'`);
};
