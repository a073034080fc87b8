import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { byOf, type StoreSide } from '../kernel/side.ts';
import { tryMoveInvitation } from './move-invitation.ts';

/** The first look of a store that is asked; the buyer sees that it looked. */
export const viewInvitation = async (tx: Tx, side: StoreSide, inquiryId: Id): Promise<void> => {
  const [unseen] = await readRows(tx, IdRow)`
    select i.id::text from invitation i join inquiry q on q.id = i.inquiry_id and q.round = i.round
    where q.id = ${inquiryId} and i.store_id = ${side.storeId} and i.state = 'invited' and q.state = 'quoting'`;
  if (unseen) await tryMoveInvitation(tx, unseen.id, 'view', byOf(side));
};
