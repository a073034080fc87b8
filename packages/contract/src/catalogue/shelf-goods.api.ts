import * as z from 'zod';
import { right } from '../account/rights.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { goodsStates } from './goods.machine.ts';

export const ShelvedGoods = z.strictObject({
  goodsId: Id,
  name: z.string(),
  spuCode: z.string(),
  picture: z.string(),
  state: z.enum(goodsStates),
  shelfId: Id.nullable(),
  shelfName: z.string(),
});
export type ShelvedGoods = z.infer<typeof ShelvedGoods>;

/** `shelf`: on it or below it; 'none': on no shelf that is shown. */
export const ShelvedQuery = z.strictObject({
  shelf: z.union([Id, z.literal('none')]).optional(),
  word: text(50).optional(),
  /** This one alone. */
  goodsId: Id.optional(),
  ...paging(20, 100),
});
export type ShelvedQuery = z.infer<typeof ShelvedQuery>;

export const SortGoods = z.strictObject({ goodsIds: z.array(Id).min(1).max(200), shelfId: Id.nullable() });
export type SortGoods = z.infer<typeof SortGoods>;

const manages = seller({ may: right('seller:store:manage') });

/** Which goods stand on which of the store's own shelves; it holds at once. */
export const shelfGoodsApi = {
  page: call({
    verb: 'GET',
    path: '/seller/shelves/goods',
    access: manages,
    summary: 'Goods of the store with the shelf on which each stands; of one shelf, or of none',
    query: ShelvedQuery,
    data: pageOf(ShelvedGoods),
  }),
  sort: call({
    verb: 'POST',
    path: '/seller/shelves/sort',
    access: manages,
    summary: 'Puts goods on a shelf of the store, or on none: all of them or none of them',
    body: SortGoods,
    data: Nothing,
  }),
};
