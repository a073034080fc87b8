import type { AppealAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale, withPhotos } from './move-after-sale.ts';

/** A refused buyer asks the mall to decide. Once it has decided against him, that is final. */
export const appealAfterSale = async (tx: Tx, side: BuyerSide, id: Id, { reason, photos }: AppealAfterSale): Promise<void> => {
  const found = await lockAfterSale(tx, side, id);
  if (found.arbitration === 'asked' || found.arbitration === 'dismissed') throw refuse('after_sale.appealed');
  await attachUploads(tx, side, photos, { kind: 'store', storeId: found.storeId }, ['image', 'video']);
  await moveAfterSale(tx, found.id, found.state === 'refused' ? 'appealReturn' : 'appeal', byOf(side), {
    reason,
    ...withPhotos(photos),
    also: sql`, arbitration = 'asked'`,
  });
};
