import type { SubmitAgain } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ApprovalTimes } from '../approval/approval-times.ts';
import { endRequest } from '../approval/end-request.ts';
import { findOpenRequest } from '../approval/find-open-request.ts';
import { lockRequest } from '../approval/lock-request.ts';
import { requireProcess } from '../approval/require-process.ts';
import { startRequest } from '../approval/start-request.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { isApproved, readContractAsked } from './contract-approval.ts';
import { sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';

/** Asks the company to approve what both sides agreed to, before it signs; once more where that came back. */
export const submitContract = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  { processId, word }: SubmitAgain,
  times: ApprovalTimes,
): Promise<{ requestId: Id }> => {
  const found = await lockContract(tx, sightOf(side), id);
  if (found.state !== 'to_sign' && found.state !== 'signing') throw refuse('agreement.moved');
  if (await isApproved(tx, id)) throw refuse('agreement.approved_already');
  const { requester: owner, facts } = await readContractAsked(tx, id);
  // Who asks decides nothing of it, whoever looks after the contract.
  const requester = { ...owner, memberId: side.memberId };
  const process = await requireProcess(tx, requester, facts, processId);
  if (!process) throw refuse('agreement.approval_unneeded');
  const openId = await findOpenRequest(tx, id);
  if (openId !== undefined) {
    const before = await lockRequest(tx, openId);
    if (before.state === 'running') throw refuse('agreement.approval_running');
    await endRequest(tx, before, 'resubmit', byOf(side));
  }
  return { requestId: await startRequest(tx, requester, { contractId: id, process, facts, word, previousId: openId }, times) };
};
