import { voucherMachine } from '@mall/contract/inquiry/voucher.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { mover } from '../kernel/move.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { tellBuyer } from './tell-inquiry.ts';

const { move } = mover({
  machine: voucherMachine,
  table: 'inquiry_voucher',
  events: { table: 'inquiry_voucher_event', of: 'voucher_id' },
  variant: { column: `'voucher'::text`, values: ['voucher'] },
  moved: 'inquiry.moved',
  arriving: () => ({ decided_at: sql`now()` }),
});

/** The mall accepts the papers of a deal or sends them back. */
export const decideVoucher = async (tx: Tx, side: MallSide, id: Id, event: 'accept' | 'reject', reason = ''): Promise<void> => {
  const [voucher] = await readRows(
    tx,
    z.strictObject({ inquiryId: Id }),
  )`select inquiry_id::text as "inquiryId" from inquiry_voucher where id = ${id}`;
  if (!voucher) throw refuse('kernel.not_found');
  await move(tx, id, event, byOf(side), { reason, also: sql`, reason = ${reason}` });
  await tellBuyer(tx, voucher.inquiryId, event === 'accept' ? 'voucher_accepted' : 'voucher_rejected', byOf(side), reason);
};
