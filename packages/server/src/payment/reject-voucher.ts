import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { MallSide } from '../kernel/side.ts';
import { missing } from './confirm-voucher.ts';
import { endVoucher } from './end-voucher.ts';

/** A voucher does not hold; the buyer is told why and may hand in another. */
export const rejectVoucher = async (tx: Tx, side: MallSide, voucherId: Id, reason: string): Promise<void> => {
  const ended = await endVoucher(tx, side, sql`id = ${voucherId}`, { state: 'rejected', reason });
  if (!ended) throw await missing(tx, voucherId);
  await tell(tx, 'payment.voucher_rejected', { ...ended, reason });
};
