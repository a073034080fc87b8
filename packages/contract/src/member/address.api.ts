import * as z from 'zod';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { AddressFields, addressLabels } from './address.rules.ts';
import { type AddressText, addressTexts } from './address-fields.ts';

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
});
export type Address = z.infer<typeof Address>;

export const addressApi = {
  page: call({
    verb: 'GET',
    path: '/portal/member/address/page',
    access: buyer(),
    summary: 'Addresses, the default first, then the latest',
    query: z.strictObject(paging(10, 1000)),
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
  remove: call({ verb: 'DELETE', path: '/portal/member/address/{id}', access: buyer(), summary: 'Drops an address', data: Nothing }),
};
