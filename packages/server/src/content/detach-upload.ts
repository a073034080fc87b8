import { uploadPattern } from '@mall/contract/content/upload.rules.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';

/** A public file of one's own that nothing shows any more: it is swept with those that were never used. */
export const detachUpload = async (tx: Tx, { memberId }: Pick<Member, 'memberId'>, url: string): Promise<void> => {
  const key = uploadPattern.exec(url)?.[1];
  if (key === undefined) return;
  await tx.execute(
    sql`update upload set audience = 'owner', attached_at = null where key = ${key} and member_id = ${memberId} and audience = 'public'`,
  );
};
