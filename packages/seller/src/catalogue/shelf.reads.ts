import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { stockApi } from '@mall/contract/catalogue/stock.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';

/** What a change of price, stock or shelf makes old. */
export const shelfReads: readonly AnyCall[] = [
  shelfApi.page,
  shelfApi.specs,
  shelfApi.prices,
  shelfApi.ledger,
  stockApi.book,
  goodsVersionApi.work,
  storeFiguresApi.stock,
];
