import * as z from 'zod';
import { right } from '../account/rights.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { DecorationDraft } from './decoration.rules.ts';

const manages = seller({ may: right('seller:store:manage') });
const Count = z.number().int();

const DecorationVersion = z.strictObject({
  version: Count,
  by: z.string(),
  date: TimeText,
  /** The earlier version that it brought back. */
  restored: Count.nullable(),
  template: DecorationDraft.shape.template,
  banners: Count,
  notices: Count,
  shelves: Count,
});
export type DecorationVersion = z.infer<typeof DecorationVersion>;

const Decoration = z.strictObject({
  storeId: Id,
  /** What is being changed; as published where nothing is. */
  draft: DecorationDraft,
  /** Counts the savings of the draft: who saves on an older one is told. 0: nothing is being changed. */
  revision: Count,
  savedBy: z.string(),
  saveDate: TimeText.nullable(),
  published: DecorationDraft,
  /** The latest first. */
  versions: z.array(DecorationVersion),
  /** Goods on each shelf that stands, whatever their state. */
  goodsOf: z.record(Id, Count),
  unsorted: Count,
});
export type Decoration = z.infer<typeof Decoration>;

const revision = { revision: Count.min(0).max(1_000_000) };
export const SaveDecoration = z.strictObject({ ...revision, fields: DecorationDraft });
export type SaveDecoration = z.infer<typeof SaveDecoration>;

/** How a store looks to buyers: kept as a draft, looked at, published, and brought back. */
export const decorationApi = {
  own: call({
    verb: 'GET',
    path: '/seller/decoration',
    access: manages,
    summary: 'How the own store looks: what is published, what is being changed, and the versions before',
    data: Decoration,
  }),
  save: call({
    verb: 'POST',
    path: '/seller/decoration/draft',
    access: manages,
    summary: 'Keeps what is being changed, right or wrong; who saves on an older state is told',
    body: SaveDecoration,
    data: z.strictObject({ revision: Count, saveDate: TimeText }),
  }),
  drop: call({
    verb: 'POST',
    path: '/seller/decoration/drop',
    access: manages,
    summary: 'Throws away what is being changed',
    body: z.strictObject(revision),
    data: Nothing,
  }),
  preview: call({
    verb: 'POST',
    path: '/seller/decoration/preview',
    access: manages,
    summary: 'Gives an address under which the draft is seen as the store would look; for half an hour',
    body: z.strictObject({ fields: DecorationDraft }),
    data: z.strictObject({ key: z.string(), url: z.string() }),
  }),
  publish: call({
    verb: 'POST',
    path: '/seller/decoration/publish',
    access: manages,
    summary: 'Shows buyers the draft as it was saved last',
    body: z.strictObject(revision),
    data: z.strictObject({ version: Count }),
  }),
  restore: call({
    verb: 'POST',
    path: '/seller/decoration/restore/{version}',
    access: manages,
    summary: 'Publishes an earlier version again; what is being changed stays',
    data: z.strictObject({ version: Count }),
  }),
};
