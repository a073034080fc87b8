import * as z from 'zod';
import { ownRow } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { SaveAdv } from './adv.rules.ts';
import { AdvFields } from './layout.rules.ts';

export const AdvRow = z.strictObject({
  id: Id,
  advKey: z.string(),
  storeId: Id.nullable(),
  zoneId: Id.nullable(),
  ...AdvFields.shape,
  /** Shown, and within its days. */
  running: z.boolean(),
});
export type AdvRow = z.infer<typeof AdvRow>;

export const AdvPageQuery = z.strictObject({
  /** Campaigns are pages of one picture each; everything else is a place on a page. */
  of: z.enum(['place', 'campaign']).default('place'),
  advKey: text(40).optional(),
  storeId: Id.optional(),
  zoneId: Id.optional(),
  word: text(40).optional(),
  ...paging(20, 50),
});
export type AdvPageQuery = z.infer<typeof AdvPageQuery>;

const edits = operator({ may: right('operations:content:edit') });
const changed = ownRow('content.adv_changed');

export const advOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/content/adv/page',
    access: edits,
    summary: 'Pictures by their places, those of a page’s layout, too; or campaigns',
    query: AdvPageQuery,
    data: pageOf(AdvRow),
  }),
  keys: call({
    verb: 'GET',
    path: '/operations/content/adv/keys',
    access: edits,
    summary: 'Places that have pictures, and how many',
    data: z.array(z.strictObject({ advKey: z.string(), count: z.int() })),
  }),
  add: call({
    verb: 'POST',
    path: '/operations/content/adv',
    access: edits,
    summary: 'Adds a picture; its place, and the key of a campaign, are settled by it',
    body: SaveAdv,
    data: z.strictObject({ id: Id }),
    trail: changed,
  }),
  save: call({
    verb: 'PUT',
    path: '/operations/content/adv/{id}',
    access: edits,
    summary: 'Changes a picture and where it leads; it stays in its place',
    body: AdvFields,
    data: Nothing,
    trail: changed,
  }),
  order: call({
    verb: 'POST',
    path: '/operations/content/adv/order',
    access: edits,
    summary: 'Puts the pictures of a place into an order',
    body: z.strictObject({ ids: z.array(Id).min(1).max(100) }),
    data: Nothing,
    trail: changed,
  }),
  remove: call({
    verb: 'POST',
    path: '/operations/content/adv/remove/{id}',
    access: edits,
    summary: 'Takes a picture away',
    data: Nothing,
    trail: changed,
  }),
};
