import * as z from 'zod';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
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

/** `id`: this one alone. Days are those on which it was given up. */
const DeadNewsFilter = z.strictObject({
  id: Id.optional(),
  /** In its name, what it is about, who should have heard it, or why he did not. */
  word: text(40).optional(),
  ...daySpan,
});
export type DeadNewsFilter = z.infer<typeof DeadNewsFilter>;
const DeadNewsQuery = DeadNewsFilter.extend(paging(20));
export type DeadNewsQuery = z.infer<typeof DeadNewsQuery>;

const views = operator({ may: right('operations:news:view') });

export const newsOperationsApi = {
  dead: call({
    verb: 'GET',
    path: '/operations/news/dead/page',
    access: views,
    summary: 'News that could not be delivered, latest first',
    query: DeadNewsQuery,
    data: pageOf(DeadNews),
  }),
  export: exportCall('/operations/news/dead/export', views, 'News that could not be delivered', DeadNewsFilter),
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
