import type { OrderFacts, SubmitAgain } from '@mall/contract/approval/approval.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import * as z from 'zod';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { endRequest } from './end-request.ts';
import { lockRequest } from './lock-request.ts';
import { readFacts } from './read-facts.ts';
import { requireProcess } from './require-process.ts';
import { startRequest } from './start-request.ts';

const Waiting = z.strictObject({
  id: Id,
  departmentId: Id.nullable(),
  facts: z.custom<OrderFacts>(),
  amountFen: z.number(),
  payMode: z.enum(payModes),
  goodsIds: z.array(Id),
  storeIds: z.array(Id),
});

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
    select r.id::text, r.department_id::text as "departmentId", r.facts, (select sum(t.payable_fen)::float8 from shop_order t where t.trade_id = o.trade_id) as "amountFen",
      o.pay_mode as "payMode", array(select distinct l.goods_id::text from order_line l join shop_order t on t.id = l.order_id where t.trade_id = o.trade_id) as "goodsIds",
      array(select t.store_id::text from shop_order t where t.trade_id = o.trade_id) as "storeIds"
    from shop_order o join approval_request r on r.trade_id = o.trade_id
    where o.id = ${orderId} and ${within({ ...side, reach: 'own' }, 'o')} order by r.id desc limit 1`;
  if (!found) throw refuse('kernel.not_found');
  const request = await lockRequest(tx, found.id);
  if (request.state !== 'returned' && request.state !== 'withdrawn') throw refuse('approval.nothing_to_submit');
  const { amountFen, payMode, goodsIds, storeIds } = found;
  const facts = await readFacts(tx, { amountFen, payMode, goodsIds, storeIds, projectIds: found.facts.projectIds });
  const requester = { memberId, companyId, departmentId: found.departmentId };
  const process = await requireProcess(tx, requester, facts, processId);
  if (!process) throw refuse('approval.process_unfit');
  await endRequest(tx, request, 'resubmit', byOf(side));
  const { tradeId, id: previousId } = request;
  return { requestId: await startRequest(tx, requester, { tradeId, process, facts, word, previousId }, times) };
};
