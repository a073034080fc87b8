import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide, type SystemSide } from '../kernel/side.ts';
import { lockBill } from './lock-bill.ts';
import { moveBill } from './move-bill.ts';

const Row = z.strictObject({ lines: z.number() });

/** Ends an open bill on which nothing stands. */
export const voidBill = async (tx: Tx, side: MallSide | SystemSide, billId: Id, reason: string): Promise<void> => {
  await lockBill(tx, side, billId);
  const [row] = await readRows(tx, Row)`
    select count(*)::int as lines from bill_line l left join bill_entry e on e.id = l.entry_id where l.bill_id = ${billId} and e.left_at is null`;
  if (row?.lines !== 0) throw refuse('bill.not_empty');
  await moveBill(tx, billId, 'void', byOf(side), { reason, also: sql`, issue_at = null` });
};
