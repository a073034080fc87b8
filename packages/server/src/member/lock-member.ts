import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';

/** What a member keeps is counted and has one default: two changes at once go one after the other. */
export const lockMember = async (tx: Tx, actor: Member): Promise<void> => {
  await tx.execute(sql`select 1 from member where id = ${actor.memberId} for no key update`);
};
