import * as z from 'zod';
import { call } from '../kernel/call.ts';

/** Pieces, not lines: what the badge shows. */
export const CartCount = z.strictObject({ count: z.number().int() });
export type CartCount = z.infer<typeof CartCount>;

export const cartApi = {
  count: call({ verb: 'GET', path: '/portal/cart/goods', access: 'guest', summary: 'Pieces in the cart', data: CartCount }),
  merge: call({
    verb: 'POST',
    path: '/portal/cart/merge/cart',
    access: 'member',
    summary: 'Moves the lines of the guest cart (rediskey) into the member’s',
    data: CartCount,
  }),
};
