import * as z from 'zod';
import { text } from '../kernel/fields.ts';
import { paging } from '../kernel/paging.ts';

/** The tabs of a store's after-sales: what waits for its answer, for the buyer, at its door, for its goods, at the mall, for the money, and what is over. */
export const storeAfterSaleTabs = ['all', 'answer', 'buyer', 'receive', 'resend', 'mall', 'refunding', 'ended'] as const;
export type StoreAfterSaleTab = (typeof storeAfterSaleTabs)[number];

/** The tabs of the mall's: what it has to decide, refunds that nobody has sent on their way, those that are, what the others do, and what is over. */
export const mallAfterSaleTabs = ['decide', 'refund', 'refunding', 'others', 'ended', 'all'] as const;
export type MallAfterSaleTab = (typeof mallAfterSaleTabs)[number];

const filter = {
  /** A part of the after-sale's number, of its order's, or of its buyer. */
  word: text(50).optional(),
  type: z.enum(['1', '2', '3']).optional(),
};

export const StoreAfterSaleFilter = z.strictObject({ tab: z.enum(storeAfterSaleTabs).default('all'), ...filter });
export type StoreAfterSaleFilter = z.infer<typeof StoreAfterSaleFilter>;
export const StoreAfterSaleQuery = StoreAfterSaleFilter.extend(paging(20, 50));
export type StoreAfterSaleQuery = z.infer<typeof StoreAfterSaleQuery>;

export const MallAfterSaleFilter = z.strictObject({ tab: z.enum(mallAfterSaleTabs).default('all'), ...filter });
export type MallAfterSaleFilter = z.infer<typeof MallAfterSaleFilter>;
export const MallAfterSaleQuery = MallAfterSaleFilter.extend(paging(20, 50));
export type MallAfterSaleQuery = z.infer<typeof MallAfterSaleQuery>;
