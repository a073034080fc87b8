import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readTradeFacts } from '../approval/read-trade-facts.ts';
import { requireProcess } from '../approval/require-process.ts';
import { startRequest } from '../approval/start-request.ts';
import { requireCredit } from '../credit/require-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import { freezeForOrders } from './freeze-for-orders.ts';
import { lapsePriceChange } from './lapse-price-change.ts';
import { moveOrder } from './move-order.ts';
import { openCreditReview } from './open-credit-review.ts';
import { type PlacingRules, usualRules } from './order-times.ts';

const Row = z.strictObject({
  id: Id,
  tradeId: Id,
  memberId: Id,
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  amountFen: z.number(),
  inGroup: z.boolean(),
});
type Row = z.infer<typeof Row>;

const LastRow = z.strictObject({ apart: z.boolean(), lastId: Id.nullable() });

/** Asks the company for a trade that is on its purchase quota now, where it wants to be asked. Gives whether it does. */
const askCompany = async (tx: Tx, { tradeId, memberId, companyId, departmentId }: Row, rules: PlacingRules): Promise<boolean> => {
  if (companyId === null) return false;
  const facts = await readTradeFacts(tx, tradeId);
  const requester = { memberId, companyId, departmentId };
  const process = await requireProcess(tx, requester, facts, undefined);
  if (!process) return false;
  const [last] = await readRows(tx, LastRow)`
    select exists (select from shop_order o where o.trade_id = ${tradeId} and o.state not in ('in_approval', 'cancelled')) as apart,
      (select max(id)::text from approval_request where trade_id = ${tradeId}) as "lastId"`;
  // A request is for all that was ordered together: a part of it cannot be decided on alone.
  if (last?.apart) throw refuse('payment.credit_apart');
  await startRequest(tx, requester, { tradeId, process, facts, word: '', previousId: last?.lastId ?? undefined }, rules);
  return true;
};

/**
 * Orders that wait for their money go on the company's purchase quota instead: frozen now, approved by the company or looked at by the mall as if they were ordered
 * so, deducted when they are let through. Gives what they cost.
 */
export const putOnCredit = async (tx: Tx, side: BuyerSide, orderIds: readonly Id[], rules: PlacingRules = usualRules): Promise<number> => {
  const list = sql.param([...orderIds]);
  // Before the orders, as whoever decides on a request does.
  await tx.execute(
    sql`select from trade where id in (select trade_id from shop_order where id = any (${list}::bigint[])) order by id for no key update`,
  );
  const orders = await readRows(tx, Row)`
    select id::text, trade_id::text as "tradeId", member_id::text as "memberId", company_id::text as "companyId", department_id::text as "departmentId", payable_fen::float8 as "amountFen", group_id is not null as "inGroup"
    from shop_order
    where id = any (${list}::bigint[]) and ${within(side, 'shop_order')} and state = 'wait_pay' and pay_mode = 'prepay' order by id for no key update`;
  if (orders.length === 0 || orders.length !== orderIds.length) throw refuse('order.moved');
  if (orders.some(({ companyId }) => companyId !== (side.companyId ?? null))) throw refuse('payment.not_payable');
  if (orders.some(({ inGroup }) => inGroup)) throw refuse('order.group_prepay');
  const totalFen = orders.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const account = await requireCredit(tx, side.companyId, totalFen);
  const by = byOf(side);
  for (const { id } of orders) {
    await moveOrder(tx, id, 'putOnCredit', by, { also: sql`, pay_mode = 'credit', pay_state = 'unpaid', pay_deadline = null` });
    await lapsePriceChange(tx, id);
  }
  await freezeForOrders(tx, account, orderIds, by);
  const unasked: Id[] = [];
  for (const trade of new Map(orders.map((order) => [order.tradeId, order])).values()) {
    const isAsked = await askCompany(tx, trade, rules);
    if (!isAsked) unasked.push(...orders.filter(({ tradeId }) => tradeId === trade.tradeId).map(({ id }) => id));
  }
  if (unasked.length > 0) await openCreditReview(tx, unasked);
  return totalFen;
};
