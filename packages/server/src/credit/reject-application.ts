import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { dropAct } from './drop-act.ts';
import { lockApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';
import { moveCredit } from './move-credit.ts';
import { tellCredit } from './tell-credit.ts';

/** Refuses an application. A quota that asked for more stays as it is. */
export const rejectApplication = async (tx: Tx, side: MallSide, id: Id, reason: string): Promise<void> => {
  const { account, kind } = await lockApplication(tx, id);
  await moveApplication(tx, id, 'reject', byOf(side), { reason, also: sql`, reason = ${reason}, decided_by = ${side.memberId}` });
  await dropAct(tx, side, { accountId: account.id, kind: 'allocate', event: 'return', reason });
  if (kind !== 'raise') await moveCredit(tx, account.id, 'reject', byOf(side), { reason, also: sql`, reason = ${reason}` });
  await tellCredit(tx, account.id, 'reject', reason);
};
