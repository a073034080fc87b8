import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockMember } from '../member/lock-member.ts';
import { requireReceiver } from './receiver.queries.ts';

/** Whoever was kept last takes the place of the usual one. */
export const removeReceiver = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await lockMember(tx, side);
  const { isDefault } = await requireReceiver(tx, side, id);
  await tx.execute(sql`delete from invoice_receiver where id = ${id}`);
  if (isDefault === 1)
    await tx.execute(sql`
      update invoice_receiver set is_default = true where id = (select max(id) from invoice_receiver where member_id = ${side.memberId})`);
  return null;
};
