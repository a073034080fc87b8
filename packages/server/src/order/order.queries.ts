import type { OrderCounts } from '@mall/contract/order/order.api.ts';
import type { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { countHeld } from '../approval/held-tasks.ts';
import { countRows } from '../kernel/count-rows.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { ordersFound } from './orders-found.ts';

const Row = z.strictObject({
  paymentNum: z.int(),
  receivingNum: z.int(),
  shippedNum: z.int(),
  approvalNum: z.int(),
  toApproveNum: z.int(),
  evaluateNum: z.int(),
  orderNum: z.int(),
});

/** How many orders of a filter wait for what, each state counted beside the others; without a filter they are read from indexes alone. */
export const countOrders = async (
  tx: Tx,
  side: BuyerSide,
  { state: _state, evaluate: _evaluate, ...filter }: OrderFilter = {},
): Promise<OrderCounts> => {
  const [row] = await countRows(tx, { row: Row, asker: side.memberId, all: ([one]) => one?.orderNum ?? 0 })`
    select (count(*) filter (where state = 'wait_pay'))::int as "paymentNum", (count(*) filter (where state in ('wait_ship', 'wait_receive')))::int as "receivingNum",
      (count(*) filter (where state = 'wait_ship'))::int as "shippedNum", (count(*) filter (where state = 'in_approval'))::int as "approvalNum",
      ${countHeld(side.memberId)} as "toApproveNum", (count(*) filter (where evaluate_state = 'waiting'))::int as "evaluateNum", count(*)::int as "orderNum"
    from (${ordersFound(side, filter, sql`o.state, o.evaluate_state`)}) found`;
  if (!row) throw new Error('a count without a row');
  return row;
};
