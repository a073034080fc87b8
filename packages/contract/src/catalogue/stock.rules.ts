import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { paging } from '../kernel/paging.ts';
import { ledgerFilter, stockMost } from './shelf.rules.ts';

/** The tabs of a store's stock: low is at or below the warning level with something left. */
export const stockTabs = ['all', 'low', 'none'] as const;
export type StockTab = (typeof stockTabs)[number];

export const StockQuery = z.strictObject({
  tab: z.enum(stockTabs).default('all'),
  /** A part of an item number, or of the name of a spec or its goods. */
  word: text(50).optional(),
  ...paging(20, 100),
});
export type StockQuery = z.infer<typeof StockQuery>;

export const countsMost = 100;
export const countRemarkMost = 100;

export const CountStock = z.strictObject({
  remark: text(countRemarkMost, 1),
  specs: z
    .array(
      z.strictObject({
        specId: Id,
        /** What the book said when it was counted: where it moved meanwhile, nothing is written. */
        book: z.int().min(0).max(stockMost),
        /** All pieces that lie in the store, those that buyers hold included. */
        counted: z.int().min(0).max(stockMost),
      }),
    )
    .min(1)
    .max(countsMost)
    .refine((rows) => new Set(rows.map(({ specId }) => specId)).size === rows.length, { error: 'goods.spec_twice' }),
});
export type CountStock = z.infer<typeof CountStock>;

export const LedgerFilter = z.strictObject(ledgerFilter);
export type LedgerFilter = z.infer<typeof LedgerFilter>;
