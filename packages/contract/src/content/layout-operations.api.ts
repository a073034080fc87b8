import * as z from 'zod';
import { ownRow } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { LayoutContent, LayoutInput } from './layout.rules.ts';
import { Moment } from './page-fields.rules.ts';

/** held: its moment came while somebody had changed the same floor or picture. */
const layoutStates = ['scheduled', 'held', 'live', 'past', 'cancelled'] as const;

export const LayoutVersion = z.strictObject({
  id: Id,
  version: z.int(),
  state: z.enum(layoutStates),
  note: z.string(),
  /** Empty: as it was before anybody kept versions. */
  madeBy: z.string(),
  madeDate: TimeText,
  dueDate: TimeText.nullable(),
  liveDate: TimeText.nullable(),
  floors: z.int(),
});
export type LayoutVersion = z.infer<typeof LayoutVersion>;

export const LayoutDraft = z.strictObject({
  /** What is edited: the draft, or where there is none what is live. */
  content: LayoutContent,
  /** How often the draft was saved; 0: there is none. */
  revision: z.int(),
  savedBy: z.string(),
  savedDate: TimeText.nullable(),
  /** How many floors and pictures are other than those that are live. */
  changes: z.int(),
  live: LayoutVersion.nullable(),
  /** What waits for its moment, and what is held; `clashes`: as things stand it would be held. */
  scheduled: z.array(LayoutVersion.extend({ clashes: z.boolean() })),
});
export type LayoutDraft = z.infer<typeof LayoutDraft>;

const edits = operator({ may: right('operations:content:edit') });
/** Of the home page, or of a zone. */
const PageQuery = z.strictObject({ zoneId: Id.optional() });
const ofPage = { zoneId: Id.optional() };
const note = text(60).default('');
const layoutBytes = 512 * 1024;

export const layoutOperationsApi = {
  draft: call({
    verb: 'GET',
    path: '/operations/content/layout',
    access: edits,
    summary: 'The floors and pictures of a page as they are edited, and what is live and scheduled',
    query: PageQuery,
    data: LayoutDraft,
  }),
  save: call({
    verb: 'POST',
    path: '/operations/content/layout/draft',
    access: edits,
    summary: 'Keeps the draft of a page; refused when somebody else has kept one meanwhile',
    body: z.strictObject({ ...ofPage, revision: z.int().min(0).max(1_000_000), content: LayoutInput }),
    bodyBytes: layoutBytes,
    data: z.strictObject({ revision: z.int() }),
  }),
  drop: call({
    verb: 'POST',
    path: '/operations/content/layout/drop',
    access: edits,
    summary: 'Gives the draft up: what is edited is what is live',
    body: z.strictObject(ofPage),
    data: Nothing,
  }),
  publish: call({
    verb: 'POST',
    path: '/operations/content/layout/publish',
    access: edits,
    summary: 'Makes the draft live, on every node within five seconds',
    body: z.strictObject({ ...ofPage, revision: z.int().min(1).max(1_000_000), note }),
    data: z.strictObject({ version: z.int() }),
    trail: ownRow('content.layout_published'),
  }),
  schedule: call({
    verb: 'POST',
    path: '/operations/content/layout/schedule',
    access: edits,
    summary: 'Has the draft as it is now made live at a moment',
    body: z.strictObject({ ...ofPage, revision: z.int().min(1).max(1_000_000), note, at: Moment }),
    data: z.strictObject({ version: z.int() }),
    trail: ownRow('content.layout_scheduled'),
  }),
  cancel: call({
    verb: 'POST',
    path: '/operations/content/layout/cancel/{id}',
    access: edits,
    summary: 'Takes a scheduled version back before its moment',
    data: Nothing,
    trail: ownRow('content.layout_unscheduled'),
  }),
  undo: call({
    verb: 'POST',
    path: '/operations/content/layout/undo/{id}',
    access: edits,
    summary: 'Makes an earlier version live again, or one that was held or taken back, as a new one; a draft is left as it is',
    data: z.strictObject({ version: z.int() }),
    trail: ownRow('content.layout_published'),
  }),
  versions: call({
    verb: 'GET',
    path: '/operations/content/layout/versions',
    access: edits,
    summary: 'Versions of a page, the latest first',
    query: PageQuery.extend(paging(20, 50)),
    data: pageOf(LayoutVersion),
  }),
};
