import * as z from 'zod';
import { right } from '../account/rights.ts';
import { goodsLine } from '../catalogue/goods-line.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { BoughtAgain } from '../order/order.api.ts';
import { AddList, EditList, ListLineFields, SomeLines, sharings, someSpecs } from './list.rules.ts';

const Count = z.number().int();

export const ProcurementList = z.strictObject({
  id: Id,
  name: z.string(),
  note: z.string(),
  sharing: z.enum(sharings),
  ownerName: z.string(),
  departmentName: z.string(),
  mine: z.boolean(),
  archived: z.boolean(),
  projectId: Id.nullable(),
  projectName: z.string(),
  lines: Count,
  /** What all that can be bought costs today. */
  amount: Money,
  /** What it cost when it was put into a cart last. */
  lastAmount: Money.nullable(),
  /** Lines that cannot be bought in full: too little in stock, or off the shelf. */
  short: Count,
  gone: Count,
  usedCount: Count,
  updateDate: TimeText,
  createDate: TimeText,
});
export type ProcurementList = z.infer<typeof ProcurementList>;

export const ListLine = z.strictObject({
  ...goodsLine,
  itemNumber: z.string(),
  storeName: z.string(),
  num: Count,
  remark: z.string(),
  price: Money,
  subtotal: Money,
  storage: Count,
  leastNum: Count,
  /** Why it cannot be bought so, in the reader's language; empty when it can. */
  fault: z.string(),
  gone: z.boolean(),
});
export type ListLine = z.infer<typeof ListLine>;

export const ListDetail = ProcurementList.extend({ items: z.array(ListLine) });
export type ListDetail = z.infer<typeof ListDetail>;

const SheetReport = z.strictObject({
  rows: Count,
  /** Specs that the list did not have. */
  added: Count,
  /** Lines that stood there and have another quantity or remark now. */
  changed: z.array(z.strictObject({ row: Count, code: z.string(), before: Count, num: Count })),
  wrong: z.array(
    z.strictObject({
      /** As the sheet counts them; the head is 1. */
      row: Count,
      code: z.string(),
      num: z.string(),
      reason: z.string(),
    }),
  ),
});
export type SheetReport = z.infer<typeof SheetReport>;

/** Whom a list is shared with is said by the list itself, not by how far a right goes. */
const own = buyer({ may: right('personalCenterBase:procurementManagement:procurementList:view') });

export const listApi = {
  page: call({
    verb: 'GET',
    path: '/portal/procurement/list/page',
    access: own,
    summary: 'Purchase lists: one’s own, and those that colleagues share',
    query: z.strictObject({
      projectId: Id.optional(),
      word: text(40).optional(),
      /** `mine`: one’s own; `shared`: of others. */
      whose: z.enum(['mine', 'shared']).optional(),
      archived: z.literal('1').optional(),
      ...paging(10, 50),
    }),
    data: pageOf(ProcurementList),
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/procurement/list/{id}',
    access: own,
    summary: 'A list with its lines, and what they cost today',
    data: ListDetail,
  }),
  template: call({
    verb: 'GET',
    path: '/portal/procurement/list/template',
    access: own,
    summary: 'The sheet to fill for an import',
    data: z.unknown(),
    answer: 'file',
  }),
  add: call({
    verb: 'POST',
    path: '/portal/procurement/list',
    access: own,
    summary: 'Makes a list, with lines or without',
    body: AddList,
    data: z.strictObject({ id: Id }),
  }),
  edit: call({
    verb: 'PUT',
    path: '/portal/procurement/list',
    access: own,
    summary: 'Names, shares or describes one’s own list',
    body: EditList,
    data: Nothing,
  }),
  setLine: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/line',
    access: own,
    summary: 'Puts a spec on one’s own list, or changes its quantity',
    body: ListLineFields,
    data: Nothing,
  }),
  setLines: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/lines',
    access: own,
    summary: 'Puts several specs on one’s own list at once; all of them or none',
    body: SomeLines,
    data: Nothing,
  }),
  removeLines: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/line/remove',
    access: own,
    summary: 'Takes specs off one’s own list',
    body: z.strictObject({ specIds: someSpecs }),
    data: Nothing,
  }),
  import: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/import',
    access: own,
    summary: 'Adds the lines of a sheet (xlsx, csv, tab text) by item number: good lines stand, bad ones are named',
    bodyKind: 'multipart',
    data: SheetReport,
  }),
  toCart: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/cart',
    access: own,
    summary: 'Puts the lines, or some of them, into the cart; says which cannot be',
    body: z.strictObject({ specIds: someSpecs.optional() }),
    data: BoughtAgain,
  }),
  copy: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/copy',
    access: own,
    summary: 'Makes a list of one’s own with the same lines',
    data: z.strictObject({ id: Id }),
  }),
  archive: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/archive',
    access: own,
    summary: 'Puts one’s own list away',
    data: Nothing,
  }),
  restore: call({
    verb: 'POST',
    path: '/portal/procurement/list/{id}/restore',
    access: own,
    summary: 'Takes it out again',
    data: Nothing,
  }),
};
