import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** They are over. Who has taken one in an order that is being placed is waited for. */
export const liftAgreedPrices = async (tx: Tx, agreementId: Id): Promise<void> => {
  await tx.execute(sql`update agreed_price set open = false where agreement_id = ${agreementId} and open`);
};
