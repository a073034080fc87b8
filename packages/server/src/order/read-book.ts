import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { statement } from '../kernel/statement.ts';
import { type Offers, type OfferValues, offerColumns, placeTable } from './read-offers.ts';
import { type Shelf, type ShelfRow, type ShelfValues, shelfColumns, toShelf } from './read-shelf.ts';

/** What the prices of some lines hang on, read at one moment. */
export type QuoteBook = { shelf: Shelf } & Offers;

const book = statement<ShelfValues & OfferValues, ShelfRow & Offers>(
  'order_book',
  sql`with ${placeTable} select ${shelfColumns}, ${offerColumns}`,
);

type Ask = {
  /** Whose purchases of an activity count, and whose points. */
  memberId: Id | undefined;
  /** Whose coupons. */
  holderId: Id | undefined;
  specIds: readonly Id[];
  provinceId: Id | undefined;
  /** Coupons that are wanted whatever their state. */
  asked: readonly Id[];
};

/** One statement, whatever is asked. */
export const readBook = async (tx: Tx, { memberId, holderId, specIds, provinceId, asked }: Ask): Promise<QuoteBook> => {
  if (specIds.length === 0) return { shelf: toShelf(undefined), reductions: [], coupons: [] };
  const [row] = await book(tx, {
    memberId: memberId ?? null,
    holderId: holderId ?? null,
    specIds,
    provinceId: provinceId ?? null,
    asked,
  });
  return { shelf: toShelf(row), reductions: row?.reductions ?? [], coupons: row?.coupons ?? [] };
};
