import * as z from 'zod';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing } from '../kernel/fields.ts';
import { Receiver, SaveReceiver } from './invoicing.rules.ts';

export const InvoiceReceiver = z.strictObject({ id: Id, ...Receiver.shape, isDefault: Flag });
export type InvoiceReceiver = z.infer<typeof InvoiceReceiver>;

export const receiverApi = {
  list: call({
    verb: 'GET',
    path: '/portal/invoice/receiver/list',
    access: buyer(),
    summary: 'Who gets invoices, the usual one first',
    data: z.array(InvoiceReceiver),
  }),
  save: call({
    verb: 'POST',
    path: '/portal/invoice/receiver',
    access: buyer(),
    summary: 'Saves one of them, or changes one',
    body: SaveReceiver,
    data: InvoiceReceiver,
  }),
  remove: call({
    verb: 'POST',
    path: '/portal/invoice/receiver/{id}/remove',
    access: buyer(),
    summary: 'Removes one of them; invoices keep what they were applied for with',
    data: Nothing,
  }),
};
