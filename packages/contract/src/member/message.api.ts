import * as z from 'zod';
import { counterSiteNames } from '../account/counter.rules.ts';
import { signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { languages } from '../kernel/language.ts';
import { mostMessages } from './message.rules.ts';
import { messageKinds } from './message-kinds.ts';

const whole = z.number().int().min(0);
const Ids = z.array(Id).min(1).max(mostMessages);
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'message.clock_wrong' });
const KindChoice = z.strictObject({ site: z.boolean(), sms: z.boolean(), mail: z.boolean() });

const Choice = z.strictObject({
  kinds: z.strictObject({
    order: KindChoice,
    approval: KindChoice,
    inquiry: KindChoice,
    after_sale: KindChoice,
    activity: KindChoice,
    system: KindChoice,
  }),
  quiet: z
    .strictObject({ on: z.boolean(), from: Clock, to: Clock })
    .refine(({ on, from, to }) => !on || from !== to, { error: 'message.quiet_same', path: ['to'] }),
  daily: z.strictObject({ on: z.boolean(), at: Clock }),
});

export const MessageSummary = z.strictObject({ total: whole, unread: whole, kinds: z.record(z.enum(messageKinds), whole) });
export type MessageSummary = z.infer<typeof MessageSummary>;

export const MessagePreferences = z.strictObject({
  choice: Choice,
  /** Where texts and mails go, with the middle hidden; empty where no address is bound. */
  mobile: z.string(),
  email: z.string(),
});
export type MessagePreferences = z.infer<typeof MessagePreferences>;

/** The messages of whoever is signed in. They are listed by `memberApi.messages`. */
export const messageApi = {
  summary: call({
    verb: 'GET',
    path: '/portal/member/message/summary',
    access: signedIn,
    summary: 'How many messages there are, and of each kind how many are unread',
    data: MessageSummary,
  }),
  read: call({
    verb: 'PUT',
    path: '/portal/member/message/read',
    access: signedIn,
    summary: 'Mark messages as read: those that are named, or all of a kind, or all',
    body: z.strictObject({ ids: Ids.optional(), all: z.literal(true).optional(), type: z.enum(messageKinds).optional() }).refine(
      // Neither "all and these" nor "these of a kind" means anything.
      ({ ids, all, type }) => (ids === undefined) === (all === true) && (ids === undefined || type === undefined),
      { path: ['ids'] },
    ),
    data: z.strictObject({ read: whole }),
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/member/message',
    access: signedIn,
    summary: 'Delete messages',
    body: z.strictObject({ ids: Ids }),
    data: z.strictObject({ removed: whole }),
  }),
  preferences: call({
    verb: 'GET',
    path: '/portal/member/message/preference',
    access: signedIn,
    summary: 'Of what kinds one is told on which ways, and when not',
    data: MessagePreferences,
  }),
  choose: call({
    verb: 'PUT',
    path: '/portal/member/message/preference',
    access: signedIn,
    summary: 'Choose on which ways to be told',
    body: Choice,
    data: Nothing,
  }),
  /** Read by `EventSource`, which sends cookies and no headers: it is admitted as a page is, by its cookies. */
  stream: call({
    verb: 'GET',
    path: '/portal/member/message/stream',
    access: signedIn,
    summary:
      'What happens to whoever is signed in, as it happens: `unread` {count, latest}, `rights` {} when they are others now, `gone` {reason} when the session has ended',
    query: z.strictObject({ language: z.enum(languages).optional(), site: z.enum(counterSiteNames).optional() }),
    data: Nothing,
    answer: 'stream',
  }),
};
