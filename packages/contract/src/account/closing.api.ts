import * as z from 'zod';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, TimeText } from '../kernel/fields.ts';
import { closingStates } from './closing.machine.ts';
import { closingKinds } from './closing.ts';

const Counted = z.strictObject({ kind: z.enum(closingKinds), count: z.int() });

const Closing = z.strictObject({
  /** How the last asking stands; none: nobody ever asked. */
  state: z.enum(['none', ...closingStates]),
  /** When it is done, while it waits. */
  dueDate: TimeText.optional(),
  /** What is open and must be ended first, and on which page. */
  blockers: z.array(Counted.extend({ url: z.string() })),
  /** What is gone with the account. */
  losses: z.array(Counted),
  /** Days between the asking and the end. */
  waitDays: z.int(),
});
export type Closing = z.infer<typeof Closing>;

const path = '/portal/member/closing';

export const closingApi = {
  state: call({
    verb: 'GET',
    path,
    access: buyer(),
    summary: 'How the closing of the own account stands, what is open before it, and what would be lost',
    data: Closing,
  }),
  ask: call({
    verb: 'POST',
    path,
    access: buyer(),
    summary: 'Close the own account after the waiting time; takes a proof, and refuses while something is open',
    data: z.strictObject({ dueDate: TimeText }),
  }),
  takeBack: call({
    verb: 'DELETE',
    path,
    access: buyer(),
    summary: 'Keep the own account after all, while its closing waits',
    data: Nothing,
  }),
  waiting: call({
    verb: 'GET',
    path: '/portal/member/closing/waiting',
    access: buyer(),
    summary: 'When the own account is closed, while that waits',
    data: z.strictObject({ dueDate: TimeText.nullable() }),
  }),
};
