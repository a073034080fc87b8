import * as z from 'zod';
import type { ClosingSlot } from '../account/closing-slot.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ afterSale: z.int() });

export const afterSaleClosing: ClosingSlot = async (tx, memberId) => {
  const [row] = await readRows(tx, Row)`
    select count(*)::int as "afterSale" from after_sale where member_id = ${memberId}
      and state in ('applied', 'agreed', 'returning', 'wait_refund', 'wait_resend', 'resent')`;
  return row ?? {};
};
