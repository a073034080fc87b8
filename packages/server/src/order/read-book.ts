import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { statement } from '../kernel/statement.ts';
import { Offers, type OfferValues, offerColumns, placeTable } from './read-offers.ts';
import { type Shelf, ShelfRow, type ShelfValues, shelfColumns, toShelf } from './read-shelf.ts';

/** What the prices of some lines hang on, read at one moment. */
export type QuoteBook = { shelf: Shelf } & Offers;

const Row = ShelfRow.extend(Offers.shape);
type Row = z.infer<typeof Row>;

const book = statement<ShelfValues & OfferValues, Row>('order_book', Row, sql`with ${placeTable} select ${shelfColumns}, ${offerColumns}`);

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
