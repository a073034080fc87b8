import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { AcceptDelivery } from '../order/acceptance.rules.ts';

/** Taking goods in line by line. */
export const acceptanceApi = {
  accept: call({
    verb: 'POST',
    path: '/portal/order/accept/{id}',
    access: buyer({ may: right('order:receive'), reach: 'company' }),
    summary:
      'Confirms receipt as counted: what is short or damaged is kept with the order for both, and asked for as after-sales where that is wanted',
    body: AcceptDelivery,
    data: z.strictObject({ afterSales: z.array(z.strictObject({ id: Id, aftersaleSn: z.string() })) }),
  }),
};
