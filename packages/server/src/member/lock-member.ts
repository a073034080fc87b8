import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';

/** What a member keeps is counted and has one default: two changes at once go one after the other. */
export const lockMember = async (tx: Tx, { memberId }: Pick<BuyerSide, 'memberId'>): Promise<void> => {
  await tx.execute(sql`select 1 from member where id = ${memberId} for no key update`);
};
