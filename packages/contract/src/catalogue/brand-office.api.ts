import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { settingPictureBytes } from '../account/setting.api.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { LabelGoods, labelTones, SaveBrand, SaveLabel } from './brand-office.rules.ts';
import { SixNames } from './class-office.rules.ts';

const keeps = operator({ may: right('operations:catalogue:manage') });

export const BrandRow = z.strictObject({
  id: Id,
  name: z.string(),
  enName: z.string(),
  initial: z.string(),
  story: z.string(),
  logo: z.string(),
  own: z.boolean(),
  goodsCount: z.int(),
});
export type BrandRow = z.infer<typeof BrandRow>;

export const LabelRow = z.strictObject({
  id: Id,
  key: z.string(),
  names: SixNames,
  tone: z.enum(labelTones),
  goodsCount: z.int(),
});
export type LabelRow = z.infer<typeof LabelRow>;

/** Goods of all stores, and whether they carry a label. */
export const LabelledGoods = z.strictObject({
  goodsId: Id,
  spuCode: z.string(),
  name: z.string(),
  picture: z.string(),
  storeName: z.string(),
  className: z.string(),
  on: z.boolean(),
  carries: z.boolean(),
});
export type LabelledGoods = z.infer<typeof LabelledGoods>;

/** How many goods are other now; or, where a number is nobody's, none is and those are named. */
const Labelled = z.strictObject({ changed: z.int(), unknown: z.array(z.string()) });

/** Brands, and the labels that cards carry. */
export const brandOfficeApi = {
  page: call({
    verb: 'GET',
    path: '/operations/brand/page',
    access: keeps,
    summary: 'Brands by their order, with how many goods each has',
    query: z.strictObject({ word: text(40).optional(), ...paging(20, 100) }),
    data: pageOf(BrandRow),
  }),
  add: call({
    verb: 'POST',
    path: '/operations/brand',
    access: keeps,
    summary: 'Adds a brand',
    body: SaveBrand,
    data: z.strictObject({ id: Id }),
    trail: act('brand.added', 'brand'),
  }),
  save: call({
    verb: 'PUT',
    path: '/operations/brand/{id}',
    access: keeps,
    summary: 'Changes a brand; cards, filters and the search follow within five seconds',
    body: SaveBrand,
    data: Nothing,
    trail: act('brand.changed', 'brand'),
  }),
  remove: call({
    verb: 'DELETE',
    path: '/operations/brand/{id}',
    access: keeps,
    summary: 'Removes a brand that no goods has',
    data: Nothing,
    trail: act('brand.removed', 'brand'),
  }),
  labels: call({
    verb: 'GET',
    path: '/operations/label/page',
    access: keeps,
    summary: 'Labels of goods by their order, with how many goods carry each',
    query: z.strictObject(paging(20, 100)),
    data: pageOf(LabelRow),
  }),
  addLabel: call({
    verb: 'POST',
    path: '/operations/label',
    access: keeps,
    summary: 'Adds a label',
    body: SaveLabel,
    data: z.strictObject({ id: Id }),
    trail: act('label.added', 'label'),
  }),
  saveLabel: call({
    verb: 'PUT',
    path: '/operations/label/{id}',
    access: keeps,
    summary: 'Changes a label; its key stays, pages name it by that',
    body: SaveLabel.omit({ key: true }),
    data: Nothing,
    trail: act('label.changed', 'label'),
  }),
  removeLabel: call({
    verb: 'DELETE',
    path: '/operations/label/{id}',
    access: keeps,
    summary: 'Removes a label that no goods carries and no zone goes by',
    data: Nothing,
    trail: act('label.removed', 'label'),
  }),
  labelGoods: call({
    verb: 'GET',
    path: '/operations/label/{id}/goods',
    access: keeps,
    summary: 'Goods of all stores by name, number or store, and whether they carry a label',
    query: z.strictObject({ word: text(40).optional(), carries: z.literal(['1', '0']).optional(), ...paging(20, 100) }),
    data: pageOf(LabelledGoods),
  }),
  giveLabel: call({
    verb: 'POST',
    path: '/operations/label/{id}/give',
    access: keeps,
    summary: 'Gives goods a label, all of them or none; cards, filters, zones and the search follow within five seconds',
    body: LabelGoods,
    bodyBytes: 128 * 1024,
    data: Labelled,
    trail: act('label.given', 'label'),
  }),
  takeLabel: call({
    verb: 'POST',
    path: '/operations/label/{id}/take',
    access: keeps,
    summary: 'Takes a label from goods, from all of them or none',
    body: LabelGoods,
    bodyBytes: 128 * 1024,
    data: Labelled,
    trail: act('label.taken', 'label'),
  }),
  picture: call({
    verb: 'POST',
    path: '/operations/catalogue/picture',
    access: keeps,
    summary: 'Keeps a picture (SVG or PNG) for a brand or a zone; shown nowhere until it is saved there',
    body: z.strictObject({
      image: z
        .string()
        .min(1)
        .max(Math.ceil(settingPictureBytes / 3) * 4 + 64, { error: 'setting.picture_large' })
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'setting.picture_wrong' }),
    }),
    // In base64, encrypted, and written once more as text.
    bodyBytes: settingPictureBytes * 4,
    data: z.strictObject({ url: z.string() }),
  }),
};
