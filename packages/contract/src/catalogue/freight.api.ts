import * as z from 'zod';
import { right } from '../account/rights.ts';
import { anyone, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { AssignFreight, arrivalsMost, FreightFields, FreightRow, freightBys } from './freight.rules.ts';

const keeps = seller({ may: right('seller:goods:manage') });
const Count = z.number().int();

export const FreightTemplate = z.strictObject({
  id: Id,
  name: z.string(),
  by: z.enum(freightBys),
  usual: z.boolean(),
  rows: z.array(FreightRow),
  /** Goods that name it. */
  goodsCount: Count,
  updateDate: TimeText,
});
export type FreightTemplate = z.infer<typeof FreightTemplate>;

const FreightGoods = z.strictObject({
  goodsId: Id,
  name: z.string(),
  spuCode: z.string(),
  picture: z.string(),
  specCount: Count,
  /** Null: it goes by the store's usual freight. */
  templateId: Id.nullable(),
  templateName: z.string().nullable(),
});
export type FreightGoods = z.infer<typeof FreightGoods>;

const day = z.iso.date();

/** What the way of a spec to a province costs and how long it takes; `day` where the spec can be had. */
export const Arrival = z.strictObject({
  specId: Id,
  served: Flag,
  /** Making or packing and the way; absent where the store says no days. */
  days: Count.optional(),
  day: day.optional(),
  by: z.enum(freightBys),
  first: Count,
  firstFee: Money,
  more: Count,
  moreFee: Money,
  freeFrom: Money.optional(),
});
export type Arrival = z.infer<typeof Arrival>;

/** How goods of a store get to the buyer: templates of the store, and what they say of an address. */
export const freightApi = {
  templates: call({
    verb: 'GET',
    path: '/seller/freight/page',
    access: keeps,
    summary: 'The freight templates of the store, the usual one first',
    query: z.strictObject({ word: text(30).optional(), ...paging(50, 50) }),
    data: pageOf(FreightTemplate),
  }),
  add: call({
    verb: 'POST',
    path: '/seller/freight',
    access: keeps,
    summary: 'A new freight template; as the usual one it takes the place of the former',
    body: FreightFields,
    data: z.strictObject({ id: Id }),
  }),
  change: call({
    verb: 'PUT',
    path: '/seller/freight/{id}',
    access: keeps,
    summary: 'Changes a freight template; it holds for whatever is ordered from now on',
    body: FreightFields,
    data: Nothing,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/seller/freight/{id}',
    access: keeps,
    summary: 'Removes a freight template that no goods goes by',
    data: Nothing,
  }),
  goods: call({
    verb: 'GET',
    path: '/seller/freight/goods',
    access: keeps,
    summary: 'Goods of the store and the template that each of them names; "none": those that name none',
    query: z.strictObject({ templateId: z.union([z.literal('none'), Id]).optional(), word: text(50).optional(), ...paging(20, 100) }),
    data: pageOf(FreightGoods),
  }),
  assign: call({
    verb: 'POST',
    path: '/seller/freight/goods',
    access: keeps,
    summary: 'Lets goods go by a template, or by the usual freight: all of them or none',
    body: AssignFreight,
    data: Nothing,
  }),
  arrivals: call({
    verb: 'GET',
    path: '/portal/freight/arrivals',
    access: anyone,
    summary: 'When specs would arrive in a province and what the way costs; specs that are not sold are left out',
    query: z.strictObject({
      provinceId: Id,
      specIds: z.string().regex(new RegExp(`^[1-9]\\d{0,17}(,[1-9]\\d{0,17}){0,${arrivalsMost - 1}}$`)),
    }),
    data: z.array(Arrival),
  }),
};
