import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ClosingSlot } from '../account/closing-slot.ts';
import type { Eraser } from '../account/eraser.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ invoice: z.int() });

/** Invoices that somebody is still at. */
export const invoiceClosing: ClosingSlot = async (tx, memberId) => {
  const [row] = await readRows(tx, Row)`
    select count(*)::int as invoice from invoice where member_id = ${memberId} and state in ('applied', 'reviewing', 'red_applied')`;
  return row ?? {};
};

/** What was issued is the books'; who got it for him is not. */
export const eraseReceivers: Eraser = async (tx, { side }) => {
  await tx.execute(sql`delete from invoice_receiver where member_id = ${side.memberId}`);
};
