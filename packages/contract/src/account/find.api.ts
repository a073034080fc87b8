import * as z from 'zod';
import { counter } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, text } from '../kernel/fields.ts';

/** What can be looked for from every screen behind the counter, in the order in which it is shown. */
export const findKinds = [
  'order',
  'contract',
  'after_sale',
  'bill',
  'invoice',
  'voucher',
  'refund',
  'wrong',
  'registration',
  'goods',
  'company',
  'store',
  'member',
] as const;
export type FindKind = (typeof findKinds)[number];

/** Of each kind so many at most; whoever looks for more opens its list. */
export const findMost = 5;

export const FoundThing = z.strictObject({
  kind: z.enum(findKinds),
  id: Id,
  title: z.string(),
  note: z.string(),
  /** Of the site on which it was looked for. */
  url: z.string(),
});
export type FoundThing = z.infer<typeof FoundThing>;

export const findApi = {
  find: call({
    verb: 'GET',
    path: '/counter/find',
    access: counter,
    summary: 'Finds by the beginning of a number or by a name, among what somebody of a store or of the mall may see',
    query: z.strictObject({ word: text(40, 2) }),
    data: z.array(FoundThing),
  }),
};
