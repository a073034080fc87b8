import type { SendBack } from '@mall/contract/after-sale/after-sale.rules.ts';
import { sql } from 'drizzle-orm';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale, withPhotos } from './move-after-sale.ts';

/** The goods are on their way back, by this parcel. */
export const sendBack = async (tx: Tx, side: BuyerSide, input: SendBack, times: AfterSaleTimes): Promise<void> => {
  const { id, company, trackingNumber, photos } = input;
  const found = await lockAfterSale(tx, side, id);
  await attachUploads(tx, side, photos, { kind: 'store', storeId: found.storeId }, ['image']);
  await moveAfterSale(tx, found.id, 'sendBack', byOf(side), {
    reason: `${company} ${trackingNumber}`,
    ...withPhotos(photos),
    also: sql`, return_company = ${company}, return_number = ${trackingNumber}`,
    times,
  });
};
