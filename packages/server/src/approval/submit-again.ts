import type { SubmitAgain } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { endRequest } from './end-request.ts';
import { lockLatest, requireReturned } from './lock-latest.ts';
import { readTradeFacts } from './read-trade-facts.ts';
import { requireProcess } from './require-process.ts';
import { startRequest } from './start-request.ts';

/** Submits orders again whose request was returned or withdrawn, by what fits them now. Where nobody has to approve them any more they go on at once. */
export const submitAgain = async (
  tx: Tx,
  side: BuyerSide,
  orderId: Id,
  { processId, word }: SubmitAgain,
  times: ApprovalTimes,
): Promise<{ requestId: Id }> => {
  const { companyId, memberId } = companySide(side);
  const { request, isOver } = await lockLatest(tx, side, orderId);
  requireReturned(request);
  if (isOver) throw refuse('approval.held_long');
  const { tradeId, id: previousId, departmentId } = request;
  const facts = await readTradeFacts(tx, tradeId);
  const requester = { memberId, companyId, departmentId };
  const process = await requireProcess(tx, requester, facts, processId);
  await endRequest(tx, request, 'resubmit', byOf(side), { waived: !process });
  if (!process) return { requestId: previousId };
  return { requestId: await startRequest(tx, requester, { tradeId, process, facts, word, previousId }, times) };
};
