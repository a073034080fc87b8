import { changesBetween } from '@mall/contract/approval/correction.rules.ts';
import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { CorrectOrder } from '@mall/contract/cart/correction.api.ts';
import type { Submitted } from '@mall/contract/cart/settlement.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { endRequest } from '../approval/end-request.ts';
import { lockLatest, requireReturned } from '../approval/lock-latest.ts';
import { readAskedFor } from '../approval/read-asked-for.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import { endForCorrection } from '../order/end-for-correction.ts';
import type { PlacingRules } from '../order/order-times.ts';
import { readAward } from '../order/read-award.ts';
import type { AskedLine, Quote } from '../order/read-quote.ts';
import { submitOrder } from './submit-order.ts';

const Placed = z.strictObject({ tradeId: Id, requestId: Id.nullable() });

const findPlaced = async (tx: Tx, side: BuyerSide, submitToken: string): Promise<z.infer<typeof Placed> | undefined> => {
  const [row] = await readRows(tx, Placed)`
    select t.id::text as "tradeId", (select max(r.id)::text from approval_request r where r.trade_id = t.id) as "requestId"
    from trade t where ${within({ ...side, reach: 'own' }, 't')} and t.submit_token = ${submitToken}::uuid`;
  return row;
};

/** Other goods are another order: what came back was looked at for these. */
export const requireItsGoods = async (tx: Tx, tradeId: Id, lines: readonly AskedLine[]): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    select from order_line l join shop_order o on o.id = l.order_id
    where o.trade_id = ${tradeId} and o.state = 'in_approval' and l.spec_id = any (${sql.param(lines.map(({ specId }) => specId))}::bigint[])`);
  if (rowCount !== lines.length) throw refuse('approval.correction_goods');
};

/** A line from the shelf holds no more than a line of the cart. */
export const requireShelfNumbers = (lines: readonly AskedLine[], award: Quote | undefined): void => {
  if (!award && lines.some(({ num }) => num > cartLineMost)) throw refuse('cart.number_wrong');
};

/**
 * Asks anew, with what its requester corrected, for orders whose request was returned or withdrawn. They end, with all that they held, and others take their place at
 * today's prices in the same transaction: what was asked for before stays as it was looked at. The same token answers with the first result.
 */
export const correctOrder = async (
  tx: Tx,
  side: BuyerSide,
  orderId: Id,
  { lines, ...input }: CorrectOrder,
  rules: PlacingRules,
): Promise<Submitted & { requestId: Id | null }> => {
  const { request } = await lockLatest(tx, side, orderId);
  const first = await findPlaced(tx, side, input.submitToken);
  const { tradeId, id: previousId } = request;
  const award = await readAward(tx, tradeId, lines);
  requireShelfNumbers(lines, award);
  const submit = () => submitOrder(tx, side, input, rules, lines, { previousId, award });
  if (first) return { ...(await submit()), requestId: first.requestId };
  requireReturned(request);
  await requireItsGoods(tx, tradeId, lines);
  const before = await readAskedFor(tx, tradeId);
  const projectIds = [input.projectId, ...input.lineProjects.map(({ projectId }) => projectId)].filter((id) => typeof id === 'string');
  await endForCorrection(tx, side, tradeId, { payMode: input.payMode, projectIds });
  const submitted = await submit();
  const placed = await findPlaced(tx, side, input.submitToken);
  if (!placed) throw new Error('a correction that was not placed');
  const changes = changesBetween(before, await readAskedFor(tx, placed.tradeId));
  await endRequest(tx, request, 'resubmit', byOf(side), { changes });
  const [newOrderId] = submitted.orderIds;
  if (award && newOrderId) await tell(tx, 'order.replaced', { orderId, newOrderId });
  return { ...submitted, requestId: placed.requestId };
};
