import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import {
  AskEffects,
  attributeKinds,
  ClassGoodsQuery,
  MoveClassGoods,
  PublishClasses,
  SixNames,
  UndoClasses,
} from './class-office.rules.ts';

const keeps = operator({ may: right('operations:catalogue:manage') });
const Count = z.int();

export const OfficeClass = z.strictObject({
  id: Id,
  parentId: Id.nullable(),
  level: Count,
  names: SixNames,
  synonyms: z.array(z.string()),
  unit: z.string(),
  taxRate: Count,
  nameRule: z.string(),
  shown: z.boolean(),
  /** On the shelf, in it and below. */
  goodsCount: Count,
  attributeCount: Count,
});
export type OfficeClass = z.infer<typeof OfficeClass>;

const OfficeValue = z.strictObject({ id: Id, value: z.string(), also: z.array(z.string()), goodsCount: Count });
export const OfficeAttribute = z.strictObject({
  id: Id,
  classId: Id,
  names: SixNames,
  kind: z.enum(attributeKinds),
  unit: z.string(),
  required: z.boolean(),
  facet: z.boolean(),
  inName: z.boolean(),
  drivesSpec: z.boolean(),
  goodsCount: Count,
  values: z.array(OfficeValue),
});
export type OfficeAttribute = z.infer<typeof OfficeAttribute>;

/** What a change comes to, before it is made. */
const Effect = z.strictObject({
  goods: Count,
  specs: Count,
  /** Places that name the class: zones, coupons, blocks and links of pages, kept filters, stores that sell in it. */
  places: Count,
  /** Values that goods have and that go: published, it is refused. */
  lost: z.array(z.string()),
});
export type Effect = z.infer<typeof Effect>;

const Publication = z.strictObject({
  version: Count,
  by: z.string(),
  reason: z.string(),
  changes: Count,
  time: TimeText,
  /** The version that it brought back. */
  undoes: Count.nullable(),
  /** Whether everything after it can be undone. */
  back: z.boolean(),
});
export type Publication = z.infer<typeof Publication>;

/** Classes and their attributes, as the mall's people run them. */
export const classOfficeApi = {
  tree: call({
    verb: 'GET',
    path: '/operations/class/tree',
    access: keeps,
    summary: 'All classes but those that became part of others, hidden ones too, with the version that a change builds on',
    data: z.strictObject({ version: Count, classes: z.array(OfficeClass), last: Publication.nullable() }),
  }),
  attributes: call({
    verb: 'GET',
    path: '/operations/class/{id}/attributes',
    access: keeps,
    summary: 'The attributes of a class with their values, uses and how many goods have each',
    data: z.array(OfficeAttribute),
  }),
  goods: call({
    verb: 'GET',
    path: '/operations/class/{id}/goods',
    access: keeps,
    summary: 'Goods that stand in a class, whatever their state',
    query: ClassGoodsQuery,
    data: pageOf(z.strictObject({ goodsId: Id, name: z.string(), spuCode: z.string(), storeName: z.string(), on: z.boolean() })),
  }),
  effects: call({
    verb: 'POST',
    path: '/operations/class/effects',
    access: keeps,
    summary: 'What changes would come to, one by one, before they are published; it changes nothing',
    body: AskEffects,
    data: z.array(Effect),
  }),
  publish: call({
    verb: 'POST',
    path: '/operations/class/publish',
    access: keeps,
    summary:
      'Makes changes of classes and attributes together, all or none, on the version that they were drawn up on; searched by within five seconds',
    body: PublishClasses,
    data: z.strictObject({ version: Count }),
    trail: act('class.published', 'class_publication'),
  }),
  undo: call({
    verb: 'POST',
    path: '/operations/class/undo',
    access: keeps,
    summary:
      'Undoes what was published after a version, as a publication of its own; refused where a merge or values that goods lost are among it',
    body: UndoClasses,
    data: z.strictObject({ version: Count }),
    trail: act('class.published', 'class_publication'),
  }),
  moveGoods: call({
    verb: 'POST',
    path: '/operations/class/{id}/move-goods',
    access: keeps,
    summary: 'Moves goods of a class to another with what they have; as many as one step may move, and says how many are left',
    body: MoveClassGoods,
    data: z.strictObject({ moved: Count, left: Count }),
    trail: act('class.goods_moved', 'goods_class'),
  }),
  history: call({
    verb: 'GET',
    path: '/operations/class/publications',
    access: keeps,
    summary: 'What was published, by whom and why, the latest first',
    query: z.strictObject(paging(20, 50)),
    data: pageOf(Publication),
  }),
};
