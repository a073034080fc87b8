import * as z from 'zod';
import { nameText } from '../kernel/fields.ts';
import type { OpenScope } from './open.rules.ts';

/** What a company can hear of, and for what its maker must be allowed to make a key. */
export const hookTopics = {
  'order.paid': 'orders.read',
  'order.shipped': 'orders.read',
  'order.received': 'orders.read',
  'order.cancelled': 'orders.read',
  'order.refunded': 'orders.read',
  'approval.decided': 'orders.read',
  'aftersale.moved': 'aftersales',
  'bill.moved': 'bills',
  'invoice.moved': 'invoices',
  'contract.moved': 'contracts',
  'inquiry.moved': 'inquiries',
} as const satisfies Record<string, OpenScope>;
export type HookTopic = keyof typeof hookTopics;
export const hookTopicNames = Object.keys(hookTopics) as [HookTopic, ...HookTopic[]];

/** Sent when somebody tries the address. */
export const pingTopic = 'ping';

/** `silent`: who made it may not see any more what it tells. */
export const hookStates = ['on', 'off', 'failed', 'silent'] as const;
export const hookFaults = ['', 'away', 'slow', 'long', 'refused', 'address'] as const;

export const hookHeaders = { event: 'x-mall-event', topic: 'x-mall-topic', time: 'x-mall-time', signature: 'x-mall-signature' } as const;

/** What the mall signs with HMAC-SHA256 under the secret of the subscription. */
export const hookSigned = (sent: { eventId: string; time: string; bodyHash: string }): string =>
  [sent.eventId, sent.time, sent.bodyHash].join('\n');

/** So many words are sent once more at a time. */
export const mostReplayed = 5000;

/** A moment of the last thirty days: so long they are kept. */
export const ReplaySince = z.strictObject({
  since: z.iso.datetime({ offset: true, error: 'open.since_wrong' }).refine((moment) => moment >= '1970', { error: 'open.since_wrong' }),
});
export type ReplaySince = z.infer<typeof ReplaySince>;

export const MakeHook = z.strictObject({
  name: nameText(40, 'open.name_missing'),
  url: z
    .string({ error: 'open.url_wrong' })
    .trim()
    .regex(/^[^\p{Cc}\p{Cs}]{10,300}$/u, { error: 'open.url_wrong' }),
  topics: z
    .array(z.enum(hookTopicNames))
    .min(1, { error: 'open.topics_missing' })
    .max(hookTopicNames.length)
    .transform((list) => [...new Set(list)]),
});
export type MakeHook = z.infer<typeof MakeHook>;
