import * as z from 'zod';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, text } from '../kernel/fields.ts';
import { onward, pageOf, paging } from '../kernel/paging.ts';
import { AddressFields, addressLabels } from './address.rules.ts';
import { type AddressText, addressTexts } from './address-fields.ts';
import { pastedMost } from './pasted-address.rules.ts';

/** Texts of an address as an answer gives them. */
export const addressTextFields = <Name extends AddressText>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;

export const Address = z.strictObject({
  id: Id,
  ...addressTextFields(addressTexts),
  provinceId: Id,
  cityId: Id,
  /** The city itself where it has no districts. */
  districtId: Id,
  provinceName: z.string(),
  cityName: z.string(),
  districtName: z.string(),
  /** 天津市 滨海新区: the three on one line, without repetition. */
  areaInfo: z.string(),
  label: z.enum(addressLabels).optional(),
  isDefault: Flag,
  /** Colleagues see it. */
  shared: Flag,
  /** Whose it is, where it is a colleague's; empty: one's own. */
  ownerName: z.string(),
  /** One's own, or a colleague's that one looks after. */
  canEdit: Flag,
});
export type Address = z.infer<typeof Address>;

const Pasted = z.strictObject({ text: text(pastedMost * 4) });

/** What was found in a text; what was not is empty. */
const SplitAddress = z.strictObject({
  receiverName: z.string(),
  receiverPhone: z.string(),
  provinceId: z.string(),
  cityId: z.string(),
  districtId: z.string(),
  detail: z.string(),
  postalCode: z.string(),
});

export const addressApi = {
  page: call({
    verb: 'GET',
    path: '/portal/member/address/page',
    access: buyer(),
    summary: 'Addresses, the default first, then the latest, then those that colleagues share',
    query: z.strictObject({ ...paging(10, 1000), ...onward }),
    data: pageOf(Address),
  }),
  find: call({ verb: 'GET', path: '/portal/member/address/{id}', access: buyer(), summary: 'One address', data: Address }),
  add: call({
    verb: 'POST',
    path: '/portal/member/address',
    access: buyer(),
    summary: 'Saves an address; the first becomes the default',
    body: AddressFields,
    data: z.strictObject({ id: Id }),
  }),
  edit: call({
    verb: 'PUT',
    path: '/portal/member/address',
    access: buyer(),
    summary: 'Changes an address; orders keep the one they were placed with',
    body: AddressFields.extend({ id: Id }),
    data: Nothing,
  }),
  setDefault: call({
    verb: 'PUT',
    path: '/portal/member/address/default',
    access: buyer(),
    summary: 'Makes an address the default',
    body: z.strictObject({ id: Id }),
    data: Nothing,
  }),
  split: call({
    verb: 'POST',
    path: '/portal/member/address/split',
    access: buyer(),
    summary: 'Takes a pasted text apart into the fields of an address; keeps nothing',
    body: Pasted,
    data: SplitAddress,
  }),
  remove: call({ verb: 'DELETE', path: '/portal/member/address/{id}', access: buyer(), summary: 'Drops an address', data: Nothing }),
};
