import type { RejectAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { type ActingSide } from '../kernel/side.ts';
import { endAfterSale } from './end-after-sale.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { withPhotos } from './move-after-sale.ts';

/** The store says no, to the application or to the parcel that came back, and shows the buyer why. */
export const refuseAfterSale =
  (event: 'reject' | 'refuseReceipt') =>
  async (tx: Tx, side: ActingSide, id: Id, { reason, photos }: RejectAfterSale): Promise<void> => {
    const found = await lockAfterSale(tx, side, id);
    if (side.kind === 'seller' && side.memberId)
      await attachUploads(tx, { memberId: side.memberId }, photos, { kind: 'store', storeId: found.storeId, memberId: found.memberId }, [
        'image',
        'video',
      ]);
    await endAfterSale(tx, side, found, event, {
      reason,
      ...withPhotos(photos),
      also: sql`, refuse_reason = ${reason}, escalated = false`,
    });
  };

export const rejectAfterSale = refuseAfterSale('reject');
