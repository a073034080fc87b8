import { right } from '@mall/contract/account/rights.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { endRequest } from './end-request.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';
import { requireSeen } from './seen-requests.ts';

/** Whether somebody of the company may step in for others: their requests are his to take. */
export const mayTakeOver = (side: BuyerSide, { companyId }: Pick<LockedRequest, 'companyId'>): boolean =>
  side.companyId === companyId && side.rights.get(right('approval:takeOver')) === 'company';

/** Takes a request back: its orders wait to be submitted again, or are cancelled with it. */
export const withdrawRequest = async (
  tx: Tx,
  side: BuyerSide,
  { id, reason, cancel }: { id: Id; reason: string; cancel: boolean },
  times: ApprovalTimes,
): Promise<null> => {
  // An administrator sees what his right of taking over reaches.
  const reach = side.rights.get(right('approval:takeOver')) ?? side.reach;
  const request = await lockRequest(tx, await requireSeen(tx, { ...side, reach }, id));
  const takesOver = mayTakeOver(side, request);
  if (request.memberId !== side.memberId && !takesOver) throw refuse('kernel.not_found');
  const { rows } = await tx.execute(sql`select from approval_task where request_id = ${id} and state = 'approved' limit 1`);
  if (rows.length > 0 && !takesOver) throw refuse('approval.withdraw_late');
  await endRequest(tx, request, cancel ? 'cancel' : 'withdraw', byOf(side), {
    reason,
    ...(!cancel && { hours: times.APPROVAL_RESUBMIT_HOURS }),
  });
  return null;
};
