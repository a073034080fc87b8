import type { SubmitAgain } from '@mall/contract/approval/approval.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { endRequest } from './end-request.ts';
import { holdEnd } from './hold-end.ts';
import { lockRequest } from './lock-request.ts';
import { readTradeFacts } from './read-trade-facts.ts';
import { requireProcess } from './require-process.ts';
import { startRequest } from './start-request.ts';

const Waiting = z.strictObject({ id: Id, departmentId: Id.nullable(), isOver: z.boolean() });

/** Submits orders again whose request was returned or withdrawn, by what fits them now. Where nobody has to approve them any more they go on at once. */
export const submitAgain = async (
  tx: Tx,
  side: BuyerSide,
  orderId: Id,
  { processId, word }: SubmitAgain,
  times: ApprovalTimes,
): Promise<{ requestId: Id }> => {
  const { companyId, memberId } = companySide(side);
  await takeMemberTurn(tx, memberId);
  const [found] = await readRows(tx, Waiting)`
    select r.id::text, r.department_id::text as "departmentId", ${holdEnd(sql`o.trade_id`)} <= now() as "isOver" from shop_order o join approval_request r on r.trade_id = o.trade_id
    where o.id = ${orderId} and ${within({ ...side, reach: 'own' }, 'o')} order by r.id desc limit 1`;
  if (!found) throw refuse('kernel.not_found');
  const request = await lockRequest(tx, found.id);
  if (request.state !== 'returned' && request.state !== 'withdrawn') throw refuse('approval.nothing_to_submit');
  if (found.isOver) throw refuse('approval.held_long');
  const { tradeId, id: previousId } = request;
  const facts = await readTradeFacts(tx, tradeId);
  const requester = { memberId, companyId, departmentId: found.departmentId };
  const process = await requireProcess(tx, requester, facts, processId);
  await endRequest(tx, request, 'resubmit', byOf(side), { waived: !process });
  if (!process) return { requestId: previousId };
  return { requestId: await startRequest(tx, requester, { tradeId, process, facts, word, previousId }, times) };
};
