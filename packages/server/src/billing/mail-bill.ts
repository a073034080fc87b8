import * as z from 'zod';
import type { Delivering, Told } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sendToLeft } from '../member/send-to-left.ts';

const Row = z.strictObject({ email: z.string() });

/** A bill that was issued is also sent to the mailbox that the company named for that: once, however many people hear of it. */
export const mailBill = async ({ db }: Delivering, { id, payload }: Told<'bill.moved'>): Promise<void> => {
  const { billId, billSn, party, amountFen, memberId, event, side, first } = payload;
  if (!first || side !== 'buyer' || (event !== 'issued' && event !== 'reissued')) return;
  const [row] = await readRows(
    db,
    Row,
  )`select p.email from bill b join bill_option p on p.company_id = b.company_id where b.id = ${billId} and p.email <> ''`;
  if (!row) return;
  await sendToLeft(db, {
    newsId: id,
    memberId,
    code: 'bill.issued',
    facts: { billId, billSn, party, amountFen },
    channel: 'mail',
    recipient: row.email,
  });
};
