import type { OrderCounts } from '@mall/contract/order/order.api.ts';
import type { OrderState } from '@mall/contract/order/order.machine.ts';
import type { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countHeld } from '../approval/held-tasks.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { shopOrder } from './order.table.ts';
import { whereOf } from './order-list.queries.ts';

const orders = alias(shopOrder, 'o');
const countOf = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
const inState = (...states: OrderState[]) => countOf(inArray(orders.state, states));

/** How many orders of a filter wait for what, each state counted beside the others; the member's own without a filter are read from one index. */
export const countOrders = async (
  tx: Tx,
  side: BuyerSide,
  { state: _state, evaluate: _evaluate, ...filter }: OrderFilter = {},
): Promise<OrderCounts> => {
  const [row] = await tx
    .select({
      paymentNum: inState('wait_pay'),
      receivingNum: inState('wait_ship', 'wait_receive'),
      shippedNum: inState('wait_ship'),
      approvalNum: inState('in_approval'),
      toApproveNum: countHeld(side.memberId),
      evaluateNum: countOf(eq(orders.evaluateState, 'waiting')),
      orderNum: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(whereOf(side, filter));
  if (!row) throw new Error('a count without a row');
  return row;
};
