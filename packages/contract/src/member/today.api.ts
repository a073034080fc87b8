import * as z from 'zod';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { waitingKinds } from './waiting.ts';

const WaitingTask = z.strictObject({
  kind: z.enum(waitingKinds),
  sn: z.string(),
  /** The store, the goods, whoever asks: a few words. */
  about: z.string(),
  amount: Money.optional(),
  /** Until when, and how many seconds are left by the server's clock. */
  due: z.strictObject({ time: TimeText, seconds: z.number().int() }).optional(),
  /** The page on which it is done. */
  url: z.string(),
});
export type WaitingTask = z.infer<typeof WaitingTask>;

const Today = z.strictObject({
  person: z.strictObject({
    name: z.string(),
    avatar: z.string(),
    companyName: z.string(),
    departmentName: z.string(),
    roleNames: z.array(z.string()),
    /** The time before this one. */
    lastSignIn: z.strictObject({ time: TimeText, device: z.string() }).optional(),
  }),
  /** The soonest of what waits, and how many in all. */
  waiting: z.strictObject({ tasks: z.array(WaitingTask), total: z.number().int() }),
});
export type Today = z.infer<typeof Today>;

export const todayApi = {
  today: call({
    verb: 'GET',
    path: '/portal/member/home/today',
    access: buyer(),
    summary: 'Who is signed in, for whom, and what waits for him today',
    /** 1: all that waits, not only the soonest. */
    query: z.strictObject({ all: z.enum(['1']).optional() }),
    data: Today,
  }),
};
