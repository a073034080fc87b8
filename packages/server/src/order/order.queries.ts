import type { OrderCounts } from '@mall/contract/order/order.api.ts';
import type { OrderState } from '@mall/contract/order/order.machine.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { shopOrder } from './order.table.ts';

const countOf = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
const inState = (...states: OrderState[]) => countOf(inArray(shopOrder.state, states));

/** How many of the member's own orders wait for what, read from one index. */
export const countOrders = async (tx: Tx, side: BuyerSide): Promise<OrderCounts> => {
  const [row] = await tx
    .select({
      paymentNum: inState('wait_pay'),
      receivingNum: inState('wait_ship', 'wait_receive'),
      shippedNum: inState('wait_ship'),
      approvalNum: inState('in_approval'),
      evaluateNum: countOf(eq(shopOrder.evaluateState, 'waiting')),
      orderNum: sql<number>`count(*)::int`,
    })
    .from(shopOrder)
    .where(and(within(side, 'shop_order'), eq(shopOrder.hidden, false)));
  if (!row) throw new Error('a count without a row');
  return row;
};
