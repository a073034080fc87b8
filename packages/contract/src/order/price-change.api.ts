import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonMost, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { ProposePrice } from './price-change.rules.ts';

const changes = seller({ may: right('seller:orders:handle') });
const decides = buyer({ may: right('order:buy') });

/** Another price of an order that waits for its money: asked by the store, decided by the buyer. */
export const priceChangeApi = {
  propose: call({
    verb: 'POST',
    path: '/seller/order/price',
    access: changes,
    summary: 'Offers the buyer of an unpaid order lower prices or a lower freight; nothing changes before he agrees',
    body: ProposePrice,
    data: z.strictObject({ id: Id }),
  }),
  withdraw: call({
    verb: 'POST',
    path: '/seller/order/price/withdraw/{id}',
    access: changes,
    summary: 'Takes an offered price back, by the number of the order',
    data: Nothing,
  }),
  agree: call({
    verb: 'POST',
    path: '/portal/order/price/agree/{id}',
    access: decides,
    summary: 'Agrees to another price, of which one has seen the sum; not while the order is being paid',
    body: z.strictObject({ payable: Money }),
    data: Nothing,
  }),
  refuse: call({
    verb: 'POST',
    path: '/portal/order/price/refuse/{id}',
    access: decides,
    summary: 'Keeps the order at the price it has',
    body: z.strictObject({ reason: text(reasonMost, 0, 'kernel.reason_long').default('') }),
    data: Nothing,
  }),
};
