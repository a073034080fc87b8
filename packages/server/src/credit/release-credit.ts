import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { lockCredit } from './lock-credit.ts';
import { moveCredit } from './move-credit.ts';
import { tellCredit } from './tell-credit.ts';

/** Lets orders on a quota again, whatever it was on hold for. */
export const releaseCredit = async (tx: Tx, side: MallSide, id: Id, reason: string): Promise<void> => {
  await lockCredit(tx, id);
  await moveCredit(tx, id, 'release', byOf(side), { reason, also: sql`, hold_kind = null, reason = ''` });
  await tellCredit(tx, id, 'release', reason);
};
