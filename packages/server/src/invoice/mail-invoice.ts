import type { MailInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide, type StoreSide } from '../kernel/side.ts';
import { lockInvoice } from './lock-invoice.ts';
import { moveInvoice } from './move-invoice.ts';
import { tellInvoice } from './tell-invoice.ts';

/** The paper is in the post. */
export const mailInvoice = async (tx: Tx, side: StoreSide | MallSide, id: Id, { company, number }: MailInvoice): Promise<null> => {
  await lockInvoice(tx, side, id);
  await moveInvoice(tx, id, 'mail', byOf(side), {
    reason: `${company} ${number}`,
    also: sql`, mail_company = ${company}, mail_number = ${number}, mailed_at = now()`,
  });
  await tellInvoice(tx, id, 'mail');
  return null;
};
