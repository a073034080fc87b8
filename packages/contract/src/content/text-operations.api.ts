import * as z from 'zod';
import { ownRow } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { languages } from '../kernel/language.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { Moment } from './page-fields.rules.ts';
import { AddText, TextContent, textKinds } from './text.rules.ts';

export const textStates = ['live', 'waiting', 'draft', 'off'] as const;

export const TextRow = z.strictObject({
  id: Id,
  kind: z.enum(textKinds),
  /** Of an agreement: by which it is found. */
  key: z.string(),
  category: z.string(),
  title: z.string(),
  /** live; waiting: to be published at a moment; draft: never published yet; off: taken away. */
  state: z.enum(textStates),
  /** Something is edited that is not published. */
  edited: z.boolean(),
  version: z.int(),
  pointsPrice: z.int(),
  views: z.int(),
  sort: z.int(),
  publishDate: TimeText.nullable(),
  dueDate: TimeText.nullable(),
  /** Languages that say nothing yet, or what an earlier text said. */
  lacks: z.array(z.enum(languages)),
});
export type TextRow = z.infer<typeof TextRow>;

export const TextVersion = z.strictObject({ version: z.int(), madeBy: z.string(), madeDate: TimeText, asksAgain: z.boolean() });
export type TextVersion = z.infer<typeof TextVersion>;

export const TextCase = z.strictObject({
  ...TextRow.shape,
  content: TextContent,
  /** As it is read now; null: it is not. */
  live: TextContent.nullable(),
  revision: z.int(),
  savedBy: z.string(),
  savedDate: TimeText.nullable(),
  versions: z.array(TextVersion),
  /** Of an agreement that everybody agrees to: how many have agreed to the version that holds; null: of another text. */
  agreed: z.int().nullable(),
});
export type TextCase = z.infer<typeof TextCase>;

export const TextQuery = z.strictObject({
  kind: z.enum(textKinds),
  state: z.enum(textStates).optional(),
  lacking: z.enum(['yes']).optional(),
  word: text(40).optional(),
  ...paging(20, 50),
});
export type TextQuery = z.infer<typeof TextQuery>;

const edits = operator({ may: right('operations:content:edit') });
const revision = z.int().min(0).max(1_000_000);
const textBytes = 1024 * 1024;

/** Help, notices, charged information and agreements, written behind the counter. */
export const textOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/content/text/page',
    access: edits,
    summary: 'Texts of a kind, help in its order, the rest the latest first',
    query: TextQuery,
    data: pageOf(TextRow),
  }),
  detail: call({
    verb: 'GET',
    path: '/operations/content/text/{id}',
    access: edits,
    summary: 'A text as it is edited, with what is live and its versions',
    data: TextCase,
  }),
  version: call({
    verb: 'GET',
    path: '/operations/content/text/version/{id}',
    access: edits,
    summary: 'What a version of a text said',
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(100_000) }),
    data: TextContent,
  }),
  add: call({
    verb: 'POST',
    path: '/operations/content/text',
    access: edits,
    summary: 'Begins a text; nobody reads it before it is published',
    body: AddText,
    data: z.strictObject({ id: Id }),
    trail: ownRow('content.text_added'),
  }),
  save: call({
    verb: 'POST',
    path: '/operations/content/text/draft/{id}',
    access: edits,
    summary: 'Keeps what is edited; refused when somebody else has kept something meanwhile',
    body: z.strictObject({ revision, content: TextContent, checked: z.array(z.enum(languages)).max(6).default([]) }),
    bodyBytes: textBytes,
    data: z.strictObject({ revision: z.int(), savedDate: TimeText }),
  }),
  publish: call({
    verb: 'POST',
    path: '/operations/content/text/publish/{id}',
    access: edits,
    summary: 'Publishes what is edited, now or at a moment; of an agreement it is what whoever registers agrees to from then on',
    /** `asksAgain`: whoever agreed to an earlier version of it is asked again. */
    body: z.strictObject({ revision, at: Moment.nullable(), asksAgain: z.boolean().default(false) }),
    data: z.strictObject({ version: z.int() }),
    trail: ownRow('content.text_made_live'),
  }),
  unschedule: call({
    verb: 'POST',
    path: '/operations/content/text/unschedule/{id}',
    access: edits,
    summary: 'Takes the moment back; what is edited stays',
    data: Nothing,
    trail: ownRow('content.text_unscheduled'),
  }),
  withdraw: call({
    verb: 'POST',
    path: '/operations/content/text/withdraw/{id}',
    access: edits,
    summary: 'Takes a text away from its readers; an agreement stays',
    data: Nothing,
    trail: ownRow('content.text_withdrawn'),
  }),
  restore: call({
    verb: 'POST',
    path: '/operations/content/text/restore/{id}',
    access: edits,
    summary: 'Makes an earlier version what is edited; it is published like any other',
    body: z.strictObject({ version: z.int().min(1).max(100_000) }),
    data: Nothing,
  }),
  remove: call({
    verb: 'POST',
    path: '/operations/content/text/remove/{id}',
    access: edits,
    summary: 'Removes a text that was never published',
    data: Nothing,
    trail: ownRow('content.text_removed'),
  }),
};
