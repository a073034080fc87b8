import { orderMachine, payModes } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of an order's state. */
export const { tryMove: tryMoveOrder, move: moveOrder } = mover({
  machine: orderMachine,
  table: 'shop_order',
  events: { table: 'order_event', of: 'order_id' },
  variant: { column: 'pay_mode', values: payModes },
  moved: 'order.moved',
  said: { orderSn: 'order_sn' },
  arriving: (state): Readonly<Record<string, SQL>> => (state === 'wait_ship' ? { ship_from: sql`now()` } : {}),
});

export type MovedOrder = Awaited<ReturnType<typeof moveOrder>>;
