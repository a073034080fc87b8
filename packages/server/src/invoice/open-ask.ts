import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { invoiceNumber } from './invoice-number.ts';

/** Has the clock ask the tax gateway, under a number that nothing else has. */
export const openAsk = async (tx: Tx, invoiceId: Id, kind: 'blue' | 'red'): Promise<void> => {
  await tx.execute(sql`insert into invoice_ask (ask_no, invoice_id, kind) values (${invoiceNumber('TX')}, ${invoiceId}, ${kind})`);
};
