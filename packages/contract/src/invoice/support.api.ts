import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { invoiceTypes } from './invoice.rules.ts';

const Count = z.number().int();

export const StoreSupport = z.strictObject({
  storeId: Id,
  storeName: z.string(),
  ownFlag: Flag,
  types: z.array(z.enum(invoiceTypes)),
  /** How many of the reader's orders wait to be invoiced there. */
  open: Count,
});
export type StoreSupport = z.infer<typeof StoreSupport>;

export const supportApi = {
  page: call({
    verb: 'GET',
    path: '/portal/invoice/support',
    access: buyer({ may: right('personalCenterBase:salesInvoice:supportInvoiceManage:view'), reach: 'company' }),
    summary: 'Which types the stores issue of which the company bought in the last year',
    query: z.strictObject({ ...paging(20, 50), word: text(40).optional() }),
    data: pageOf(StoreSupport),
  }),
};
