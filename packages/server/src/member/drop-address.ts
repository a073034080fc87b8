import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';
import { lockAddress } from './lock-address.ts';

/** After the default the latest of the rest takes its place, so that an order always finds one. */
export const dropAddress = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const { memberId, isDefault } = await lockAddress(tx, side, id);
  await tx.delete(memberAddress).where(eq(memberAddress.id, id));
  if (isDefault)
    await tx.execute(sql`
      update member_address set is_default = true
      where id = (select id from member_address where member_id = ${memberId} order by id desc limit 1)`);
  return null;
};
