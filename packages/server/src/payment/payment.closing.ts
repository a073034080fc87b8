import * as z from 'zod';
import type { ClosingSlot } from '../account/closing-slot.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ refund: z.int() });

/** Money that is on its way back to the buyer. */
export const paymentClosing: ClosingSlot = async (tx, memberId) => {
  const [row] = await readRows(tx, Row)`
    select count(*)::int as refund from refund r join shop_order o on o.id = r.order_id where o.member_id = ${memberId} and r.state = 'pending'`;
  return row ?? {};
};
