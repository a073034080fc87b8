import * as z from 'zod';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, text } from '../kernel/fields.ts';

/** Goods as whoever arranges a page picks them. */
export const LayoutGoodsRow = z.strictObject({
  goodsId: Id,
  name: z.string(),
  picture: z.string(),
  price: z.string(),
  sales: z.int(),
  /** Whether it is on sale: what is not leaves its place empty. */
  onSale: z.boolean(),
});
export type LayoutGoodsRow = z.infer<typeof LayoutGoodsRow>;

const edits = operator({ may: right('operations:content:edit') });
const ids = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,299}$/)
  .optional();

export const layoutGoodsApi = {
  pages: call({
    verb: 'GET',
    path: '/operations/content/layout/pages',
    access: edits,
    summary: 'Zones whose pages have floors of their own',
    data: z.array(z.strictObject({ zoneId: Id, key: z.string(), name: z.string() })),
  }),
  goods: call({
    verb: 'GET',
    path: '/operations/content/layout/goods',
    access: edits,
    summary: 'Goods by their numbers, off the shelf or not; or those on sale by a word or a class, the most sold first',
    query: z.strictObject({ ids, word: text(40).optional(), classId: Id.optional() }),
    data: z.array(LayoutGoodsRow),
  }),
};
