import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireReceiver } from './receiver.queries.ts';

export const removeReceiver = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await requireReceiver(tx, side, id);
  await tx.execute(sql`delete from invoice_receiver where id = ${id}`);
  return null;
};
