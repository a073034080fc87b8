import * as z from 'zod';
import { ownRow } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { AddArea, Entry, entryKinds, OrderAreas, SaveArea, SaveBlock, SaveEntry, SiteText } from './entry.rules.ts';

const edits = operator({ may: right('operations:content:edit') });
const changed = ownRow('content.list_changed');
const kind = z.enum(entryKinds);

export const Block = z.strictObject({ id: Id, ...SaveBlock.shape, advTitle: z.string() });
export type Block = z.infer<typeof Block>;

/** Short lists of every page: navigation, hot words, and what stands in its foot. */
export const entryOperationsApi = {
  list: call({
    verb: 'GET',
    path: '/operations/content/entry/list',
    access: edits,
    summary: 'Entries of one kind, in their order, those that are not shown, too',
    query: z.strictObject({ kind }),
    data: z.array(Entry),
  }),
  add: call({
    verb: 'POST',
    path: '/operations/content/entry',
    access: edits,
    summary: 'Adds an entry at the end',
    body: SaveEntry,
    data: z.strictObject({ id: Id }),
    trail: changed,
  }),
  save: call({
    verb: 'PUT',
    path: '/operations/content/entry/{id}',
    access: edits,
    summary: 'Changes an entry',
    body: SaveEntry,
    data: Nothing,
    trail: changed,
  }),
  order: call({
    verb: 'POST',
    path: '/operations/content/entry/order',
    access: edits,
    summary: 'Puts the entries of a kind into an order; those that are not named follow',
    body: z.strictObject({ kind, ids: z.array(Id).min(1).max(300) }),
    data: Nothing,
    trail: changed,
  }),
  remove: call({
    verb: 'POST',
    path: '/operations/content/entry/remove/{id}',
    access: edits,
    summary: 'Takes an entry away, of the navigation with what stands below it',
    body: z.strictObject({ kind }),
    data: Nothing,
    trail: changed,
  }),
};

/** Blocks of classes that are arranged by hand. */
export const blockOperationsApi = {
  list: call({
    verb: 'GET',
    path: '/operations/content/block/list',
    access: edits,
    summary: 'Blocks of classes of the home page or of a zone, in their order',
    query: z.strictObject({ zoneId: Id.optional() }),
    data: z.array(Block),
  }),
  add: call({
    verb: 'POST',
    path: '/operations/content/block',
    access: edits,
    summary: 'Adds a block, or a class below one',
    body: SaveBlock,
    data: z.strictObject({ id: Id }),
    trail: changed,
  }),
  save: call({
    verb: 'PUT',
    path: '/operations/content/block/{id}',
    access: edits,
    summary: 'Changes a block; it stays on its page',
    body: SaveBlock,
    data: Nothing,
    trail: changed,
  }),
  order: call({
    verb: 'POST',
    path: '/operations/content/block/order',
    access: edits,
    summary: 'Puts blocks into an order',
    body: z.strictObject({ ids: z.array(Id).min(1).max(300) }),
    data: Nothing,
    trail: changed,
  }),
  remove: call({
    verb: 'POST',
    path: '/operations/content/block/remove/{id}',
    access: edits,
    summary: 'Takes a block away with what stands below it',
    data: Nothing,
    trail: changed,
  }),
};

export const AreaRow = z.strictObject({ id: Id, name: z.string(), leaf: z.boolean(), shown: z.boolean() });
export type AreaRow = z.infer<typeof AreaRow>;

/** What is kept of the mall besides its lists. */
export const siteOperationsApi = {
  text: call({
    verb: 'GET',
    path: '/operations/content/site',
    access: edits,
    summary: 'Copyright and numbers of the law in the foot of every page',
    data: SiteText,
  }),
  saveText: call({
    verb: 'PUT',
    path: '/operations/content/site',
    access: edits,
    summary: 'Changes them',
    body: SiteText,
    data: Nothing,
    trail: changed,
  }),
  addArea: call({
    verb: 'POST',
    path: '/operations/content/area',
    access: edits,
    summary: 'Adds a province, city or district',
    body: AddArea,
    data: Nothing,
    trail: changed,
  }),
  areas: call({
    verb: 'GET',
    path: '/operations/content/area/list',
    access: edits,
    summary: 'Areas below one in their order, those that are not shown, too; without one the provinces',
    query: z.strictObject({ parentId: Id.optional() }),
    data: z.array(AreaRow),
  }),
  saveArea: call({
    verb: 'PUT',
    path: '/operations/content/area/{id}',
    access: edits,
    summary: 'Gives an area another name, or hides it; addresses that were written down keep theirs',
    body: SaveArea,
    data: Nothing,
    trail: changed,
  }),
  orderAreas: call({
    verb: 'POST',
    path: '/operations/content/area/order',
    access: edits,
    summary: 'Puts the areas below one into an order; those that are not named follow',
    body: OrderAreas,
    data: Nothing,
    trail: changed,
  }),
  removeArea: call({
    verb: 'POST',
    path: '/operations/content/area/remove/{id}',
    access: edits,
    summary: 'Takes an area away that no address, company, store or freight names',
    data: Nothing,
    trail: changed,
  }),
};
