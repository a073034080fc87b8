import * as z from 'zod';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';

const chargeFields = {
  id: Id,
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  pointsPrice: z.number().int().min(0),
  publishTime: TimeText,
  views: z.number().int(),
  /** May the visitor read it: it is free, or he bought it. */
  open: z.boolean(),
};
export const ChargeInformation = z.strictObject(chargeFields);
export type ChargeInformation = z.infer<typeof ChargeInformation>;

/** `content` is empty until the text is open to the visitor. */
export const ChargeText = z.strictObject({ ...chargeFields, content: z.string() });
export type ChargeText = z.infer<typeof ChargeText>;

export const ChargePageQuery = z.strictObject(paging(10));
export type ChargePageQuery = z.infer<typeof ChargePageQuery>;

export const chargeApi = {
  page: call({
    verb: 'GET',
    path: '/portal/cms/charge/information/page',
    access: anyone,
    summary: 'Information that costs points, newest first',
    query: ChargePageQuery,
    data: pageOf(ChargeInformation),
  }),
  text: call({
    verb: 'GET',
    path: '/portal/cms/charge/information/{id}',
    access: anyone,
    summary: 'One charged information; its text only for who bought it',
    data: ChargeText,
  }),
};
