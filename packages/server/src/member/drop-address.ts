import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';
import { lockMember } from './lock-member.ts';

/** After the default the latest of the rest takes its place, so that an order always finds one. */
export const dropAddress = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await lockMember(tx, side);
  const [gone] = await tx
    .delete(memberAddress)
    .where(and(eq(memberAddress.id, id), within(side, 'member_address')))
    .returning({ isDefault: memberAddress.isDefault });
  if (!gone) throw refuse('kernel.not_found');
  if (gone.isDefault)
    await tx.execute(sql`
      update member_address set is_default = true
      where id = (select id from member_address where ${within(side, 'member_address')} order by id desc limit 1)`);
  return null;
};
