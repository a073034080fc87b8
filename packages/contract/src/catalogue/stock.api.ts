import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { pageOf } from '../kernel/paging.ts';
import { CountStock, LedgerFilter, StockQuery, stockTabs } from './stock.rules.ts';

const keeps = seller({ may: right('seller:goods:manage') });
const Count = z.number().int();

export const StockRow = z.strictObject({
  specId: Id,
  goodsId: Id,
  goodsName: z.string(),
  itemNumber: z.string(),
  specName: z.string(),
  unit: z.string(),
  /** What lies in the store, and how much of it buyers hold already. */
  onHand: Count,
  held: Count,
  warnAt: Count.nullable(),
  /** Sold by this goods and this spec, both offered now. */
  on: z.boolean(),
  /** Sent to buyers in the last 30 days. */
  shipped: Count,
});
export type StockRow = z.infer<typeof StockRow>;

/** The stock of a store, spec by spec. */
export const stockApi = {
  book: call({
    verb: 'GET',
    path: '/seller/stock/book',
    access: keeps,
    summary: 'What lies in the store of every spec, the scarcest first, with a count for each tab',
    query: StockQuery,
    data: pageOf(StockRow).extend({ tabs: z.record(z.enum(stockTabs), Count) }),
  }),
  count: call({
    verb: 'POST',
    path: '/seller/stock/count',
    access: keeps,
    summary: 'Writes what was counted of up to 100 specs into the book, with a remark: all of them or none',
    body: CountStock,
    data: z.strictObject({ changed: Count }),
  }),
  export: exportCall('/seller/stock/export', keeps, 'What moved the stock of the store', LedgerFilter),
};
