import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { MallSide } from '../kernel/side.ts';
import { missing } from './confirm-voucher.ts';

const Row = z.strictObject({ member_id: Id, pay_sn: z.string() });

/** A voucher does not hold; the buyer is told why and may hand in another. */
export const rejectVoucher = async (tx: Tx, side: MallSide, voucherId: Id, reason: string): Promise<void> => {
  const rows = await readRows(tx, Row)`
    update pay_voucher set state = 'rejected', reason = ${reason}, decided_at = now(), by_member_id = ${side.memberId}
    where id = ${voucherId} and state = 'submitted' returning member_id::text, pay_sn`;
  const [row] = rows;
  if (!row) throw await missing(tx, voucherId);
  await tell(tx, 'payment.voucher_rejected', { memberId: row.member_id, paySn: row.pay_sn, reason });
};
