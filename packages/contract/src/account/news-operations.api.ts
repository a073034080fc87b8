import * as z from 'zod';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { act } from './operator-act.ts';
import { right } from './rights.ts';

/** News that a room could not be told, however often it was tried. */
export const DeadNews = z.strictObject({
  newsId: Id,
  name: z.string(),
  /** The room that should have heard it. */
  listener: z.string(),
  subject: z.string(),
  tries: z.number().int(),
  error: z.string(),
  /** Later news of the same subject that waits behind it. */
  waiting: z.number().int(),
  toldDate: TimeText,
  deadDate: TimeText,
});
export type DeadNews = z.infer<typeof DeadNews>;

export const DeadNewsQuery = z.strictObject(paging(20));
export type DeadNewsQuery = z.infer<typeof DeadNewsQuery>;

export const newsOperationsApi = {
  dead: call({
    verb: 'GET',
    path: '/operations/news/dead/page',
    access: operator({ may: right('operations:news:view') }),
    summary: 'News that could not be delivered, latest first',
    query: DeadNewsQuery,
    data: pageOf(DeadNews),
  }),
  retry: call({
    verb: 'POST',
    path: '/operations/news/retry/{id}',
    access: operator({ may: right('operations:news:decide') }),
    summary: 'Delivers a dead letter again, and then what waits behind it',
    trail: act('news.retried', 'news'),
    data: Nothing,
  }),
  drop: call({
    verb: 'POST',
    path: '/operations/news/drop/{id}',
    access: operator({ may: right('operations:news:decide') }),
    summary: 'A dead letter need not be delivered any more; what waits behind it goes on',
    trail: act('news.dropped', 'news'),
    data: Nothing,
  }),
};
