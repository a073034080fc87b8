import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { endAfterSale } from './end-after-sale.ts';
import { lockAfterSale } from './lock-after-sale.ts';

/** The buyer takes the application back. */
export const cancelAfterSale = async (tx: Tx, actor: Member, id: Id): Promise<void> => {
  const side = { memberId: actor.memberId };
  await endAfterSale(tx, side, await lockAfterSale(tx, side, id), 'cancel');
};
