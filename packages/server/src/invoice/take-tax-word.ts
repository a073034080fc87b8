import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TaxWord } from '../gateways/tax.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { byOf, system } from '../kernel/side.ts';
import { applyRest } from './apply-rest.ts';
import type { InvoiceRules } from './invoice-rules.ts';
import { lockInvoice } from './lock-invoice.ts';
import { markOrders } from './mark-orders.ts';
import { moveAsk } from './move-ask.ts';
import { moveInvoice } from './move-invoice.ts';
import { settleOver } from './settle-over.ts';
import { tellInvoice } from './tell-invoice.ts';

const Asked = z.strictObject({ id: Id, kind: z.enum(['blue', 'red']), invoiceId: Id });
const by = byOf(system);

/** What became of a word: it counted, it had been heard before, or it is of nothing. */
export type TaxVerdict = 'applied' | 'repeated' | 'unknown';

/** What the gateway says of a question counts once, however often and on how many ways it comes. */
export const takeTaxWord = async (
  tx: Tx,
  askNo: string,
  word: Exclude<TaxWord, { state: 'taken' }>,
  rules: InvoiceRules,
): Promise<TaxVerdict> => {
  const [ask] = await readRows(tx, Asked)`select id::text, kind, invoice_id::text as "invoiceId" from invoice_ask where ask_no = ${askNo}`;
  if (!ask) return 'unknown';
  const invoice = await lockInvoice(tx, system, ask.invoiceId);
  if (word.state === 'refused') {
    if (!(await moveAsk(tx, ask.id, 'refuse', { fault: word.text }))) return 'repeated';
    await settleOver(tx, invoice.id, rules);
    return 'applied';
  }
  const { code, number } = word;
  if (!(await moveAsk(tx, ask.id, 'issue', { also: sql`, code = ${code}, number = ${number}` }))) return 'repeated';
  if (ask.kind === 'blue') {
    await moveInvoice(tx, invoice.id, 'issue', by, {
      reason: number,
      also: sql`, code = ${code}, number = ${number}, issued_at = now(), reason = ''`,
    });
    await markOrders(tx, invoice.orderIds);
    await tellInvoice(tx, invoice.id, 'issue');
    // Something may have been given back while it was on its way.
    await settleOver(tx, invoice.id, rules);
  } else {
    await moveInvoice(tx, invoice.id, 'redIssue', by, {
      reason: number,
      also: sql`, red_code = ${code}, red_number = ${number}, red_at = now()`,
    });
    if (invoice.follow) await applyRest(tx, invoice, invoice.follow, rules);
    await markOrders(tx, invoice.orderIds);
    await tellInvoice(tx, invoice.id, 'redIssue');
  }
  return 'applied';
};
