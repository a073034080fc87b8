import * as z from 'zod';
import { reaches, signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
import { downloadStates } from './download.machine.ts';

const Count = z.number().int();
export const downloadTabs = ['all', 'making', 'ready', 'failed', 'expired'] as const;
const downloadActions = ['fetch', 'extend', 'again', 'cancel', 'remove'] as const;
export const downloadFormats = ['xlsx', 'zip'] as const;

export const downloadsMost = 100;

/** How far a file is that is made in the background. `rows` is 0 while nobody knows how many there will be. */
export const DownloadProgress = z.strictObject({ id: Id, state: z.enum(downloadStates), rows: Count, done: Count });
export type DownloadProgress = z.infer<typeof DownloadProgress>;

export const Download = DownloadProgress.extend({
  kind: z.string(),
  /** The page that it comes from, in the reader's language. */
  source: z.string(),
  sourceUrl: z.string(),
  name: z.string(),
  format: z.string(),
  /** What was asked for besides its days, in the reader's language. */
  conditions: z.array(z.string()),
  asker: z.string(),
  /** How far the asker saw. */
  reach: z.enum(reaches),
  createDate: TimeText,
  /** In bytes, once it is made. */
  size: Count.optional(),
  /** How many are made before it, while it waits. */
  ahead: Count.optional(),
  /** Why it was not made. */
  reason: z.string().optional(),
  expireDate: TimeText.optional(),
  endsToday: z.boolean(),
  /** How often it was fetched. */
  fetched: Count,
  actions: z.array(z.enum(downloadActions)),
});
export type Download = z.infer<typeof Download>;

const DownloadQuery = z.strictObject({
  tab: z.enum(downloadTabs).default('all'),
  kind: text(40).optional(),
  format: z.enum(downloadFormats).optional(),
  /** A part of its name. */
  word: text(40).optional(),
  ...daySpan,
  ...paging(10),
});
export type DownloadQuery = z.infer<typeof DownloadQuery>;

const DownloadPage = pageOf(Download).extend({
  counts: z.record(z.enum(downloadTabs), Count),
  /** Where the member's files come from. */
  sources: z.array(z.strictObject({ kind: z.string(), name: z.string() })),
  /** Bytes of all files that can be fetched. */
  used: Count,
  /** How many bytes a member may have; beyond them his oldest files go. */
  quota: Count,
  /** For how many days a file is kept. */
  days: Count,
});
export type DownloadPage = z.infer<typeof DownloadPage>;

/** Files that were made for whoever is signed in: his exports and all else that takes longer than he would wait. They are nobody else's. */
export const downloadApi = {
  page: call({
    verb: 'GET',
    path: '/portal/download/page',
    access: signedIn,
    summary: 'The own files that were made or are being made, latest first',
    query: DownloadQuery,
    data: DownloadPage,
  }),
  state: call({ verb: 'GET', path: '/portal/download/{id}/state', access: signedIn, summary: 'How far a file is', data: DownloadProgress }),
  file: call({
    verb: 'GET',
    path: '/portal/download/{id}/file',
    access: signedIn,
    summary: 'A file that is ready, as long as its asker may still see what is in it',
    data: Nothing,
    answer: 'file',
  }),
  ownData: call({
    verb: 'POST',
    path: '/portal/download/own-data',
    access: signedIn,
    summary: 'Asks for a copy of all that the mall knows of whoever is signed in, once a day',
    data: DownloadProgress,
  }),
  extend: call({ verb: 'PUT', path: '/portal/download/{id}/extend', access: signedIn, summary: 'Keep a file longer', data: Nothing }),
  again: call({
    verb: 'PUT',
    path: '/portal/download/{id}/again',
    access: signedIn,
    summary: 'Have a file made again that failed or has expired, by the same conditions',
    data: Nothing,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/download',
    access: signedIn,
    summary: 'Delete files, or call off what is being made: those that are named, or all that have expired',
    body: z
      .strictObject({ ids: z.array(Id).min(1).max(downloadsMost).optional(), expired: z.literal(true).optional() })
      .refine(({ ids, expired }) => (ids === undefined) === (expired === true), { path: ['ids'] }),
    data: z.strictObject({ removed: Count }),
  }),
};
