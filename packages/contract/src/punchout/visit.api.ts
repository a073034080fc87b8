import * as z from 'zod';
import { anyone, buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { punchoutOperations, punchoutProtocols } from './punchout.rules.ts';

const Count = z.number().int();

/** A line of a cart that was sent back before, as it was then. */
const KeptLine = z.strictObject({ specId: Id, name: z.string(), num: Count, price: Money, unit: z.string() });

export const PunchoutVisit = z.strictObject({
  /** Whose order it is. */
  companyName: z.string(),
  connectionName: z.string(),
  protocol: z.enum(punchoutProtocols),
  operation: z.enum(punchoutOperations),
  /** Lines of the cart that would go back. */
  lines: Count,
  total: Money,
  /** Of `inspect`: what is looked at. */
  kept: z.array(KeptLine),
});
export type PunchoutVisit = z.infer<typeof PunchoutVisit>;

const StartKey = z.string().regex(/^[\w-]{43}$/, { error: 'punchout.start_gone' });

export const punchoutVisitApi = {
  enter: call({
    verb: 'POST',
    path: '/portal/punchout/enter',
    access: anyone,
    summary: 'Comes in by the start page that a purchasing system was given: once, and within five minutes',
    body: z.strictObject({ key: StartKey }),
    data: z.strictObject({ token: z.string(), url: z.string() }),
  }),
  visit: call({
    verb: 'GET',
    path: '/portal/punchout/visit',
    access: buyer(),
    narrow: true,
    summary: 'For whom the cart is filled; null of whoever signed in himself',
    data: PunchoutVisit.nullable(),
  }),
  giveBack: call({
    verb: 'POST',
    path: '/portal/punchout/return',
    access: buyer(),
    narrow: true,
    summary: 'Sends the selected lines back to the purchasing system at the prices of this moment, and ends the session',
    data: z.strictObject({ url: z.string() }),
  }),
};
