import * as z from 'zod';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { hookFaults, hookStates, hookTopicNames, MakeHook, pingTopic, ReplaySince } from './open-hook.rules.ts';
import { managesOpen } from './open-key.api.ts';

const Count = z.number().int();

export const OpenHook = z.strictObject({
  id: Id,
  name: z.string(),
  url: z.string(),
  maker: z.string(),
  topics: z.array(z.enum(hookTopicNames)),
  state: z.enum(hookStates),
  createDate: TimeText,
  failingSince: TimeText.nullable(),
  lastGood: TimeText.nullable(),
  lastBad: TimeText.nullable(),
  /** Not taken yet. */
  waiting: Count,
  /** Everything since a moment is on its way once more. */
  replay: z.strictObject({ done: Count, total: Count }).nullable(),
});
export type OpenHook = z.infer<typeof OpenHook>;

export const OpenDelivery = z.strictObject({
  id: Id,
  eventId: z.string(),
  topic: z.enum([...hookTopicNames, pingTopic]),
  subject: z.string(),
  toldDate: TimeText,
  state: z.enum(['done', 'waiting']),
  tries: Count,
  sentDate: TimeText.nullable(),
  nextDate: TimeText.nullable(),
  status: Count.nullable(),
  fault: z.enum(hookFaults),
  body: z.string(),
});
export type OpenDelivery = z.infer<typeof OpenDelivery>;

export const openHookApi = {
  list: call({
    verb: 'GET',
    path: '/portal/open/hook/list',
    access: managesOpen,
    summary: 'Where the company hears news',
    data: pageOf(OpenHook).extend({
      topics: z.array(z.enum(hookTopicNames)),
      /** The stand-in to try it with; only where there is one. */
      sandboxUrl: z.string().optional(),
    }),
  }),
  make: call({
    verb: 'POST',
    path: '/portal/open/hook',
    access: managesOpen,
    summary: 'Subscribes an address to news; its secret is shown this once',
    body: MakeHook,
    data: z.strictObject({ id: Id, secret: z.string() }),
  }),
  switch: call({
    verb: 'PUT',
    path: '/portal/open/hook/{id}/switch',
    access: managesOpen,
    summary:
      'Stops it, or begins again with what was told meanwhile and not taken, for at most thirty days; who switches it on answers for it',
    body: z.strictObject({ on: z.boolean() }),
    data: Nothing,
  }),
  test: call({
    verb: 'POST',
    path: '/portal/open/hook/{id}/test',
    access: managesOpen,
    summary: 'Sends a word to try the address',
    data: Nothing,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/open/hook/{id}',
    access: managesOpen,
    summary: 'Ends a subscription, with what was not taken',
    data: Nothing,
  }),
  deliveries: call({
    verb: 'GET',
    path: '/portal/open/hook/{id}/deliveries',
    access: managesOpen,
    summary: 'What was sent there or waits, the latest first',
    query: z.strictObject({ state: z.enum(['done', 'waiting']).optional(), ...paging(20, 100) }),
    data: pageOf(OpenDelivery),
  }),
  replay: call({
    verb: 'POST',
    path: '/portal/open/delivery/{id}/replay',
    access: managesOpen,
    summary: 'Sends something once more, under the same number of its event; what waits is tried at once',
    data: Nothing,
  }),
  replaySince: call({
    verb: 'POST',
    path: '/portal/open/hook/{id}/replay',
    access: managesOpen,
    summary: 'Sends everything once more that was told since a moment, in its order and under the same numbers',
    body: ReplaySince,
    data: z.strictObject({ count: Count }),
  }),
};
