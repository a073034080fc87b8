import type pg from 'pg';
import { copyRows } from '../kit/copy-rows.ts';
import type { MadeOrder } from './make-orders.ts';
import { channelOf, type Moment, numberOf } from './order-rows.ts';

/** How the orders that are paid were paid, and how the money of those that a store gave up went back. */
export const fillPayments = async (client: pg.PoolClient, orders: readonly MadeOrder[], at: Moment): Promise<void> => {
  const paid = [...Map.groupBy(orders, (order) => order.tradeId).values()].filter(([first]) => first?.plan.paid !== undefined);
  const attempts = paid.map((group) => {
    const first = group[0] as MadeOrder;
    const moment = at(first.plan.paid) as Date;
    return {
      group,
      first,
      moment,
      // The bank of the sandbox gives money of these back although it never took it.
      attemptNo: `DEMO${numberOf(moment, first.tradeId)}`,
      amount: group.reduce((sum, order) => sum + order.priced.payableFen, 0),
    };
  });
  const paySn = (first: MadeOrder) => `9${numberOf(at(first.plan.placed) as Date, first.tradeId)}`;
  await copyRows(
    client,
    'pay_request',
    attempts.map(({ first, moment }) => ({
      pay_sn: paySn(first),
      trade_id: first.tradeId,
      member_id: first.plan.memberId,
      created_at: moment,
    })),
  );
  await copyRows(
    client,
    'pay_attempt',
    attempts.map(({ first, moment, attemptNo, amount }) => ({
      attempt_no: attemptNo,
      pay_sn: paySn(first),
      channel: channelOf(first),
      amount_fen: amount,
      state: 'success',
      out_no: `DEMO${attemptNo}`,
      created_at: moment,
      expires_at: new Date(moment.getTime() + 3_600_000),
      paid_at: moment,
    })),
  );
  await copyRows(
    client,
    'pay_attempt_order',
    attempts.flatMap(({ group, attemptNo }) =>
      group.map((order) => ({
        attempt_no: attemptNo,
        order_id: order.id,
        amount_fen: order.priced.payableFen,
        taken: true,
        refund_fen: order.plan.kind === 'seller' ? order.priced.payableFen : 0,
      })),
    ),
  );
  const back = attempts.flatMap(({ group, attemptNo }) =>
    group.filter((order) => order.plan.kind === 'seller').map((order) => ({ order, attemptNo })),
  );
  await copyRows(
    client,
    'refund',
    back.map(({ order, attemptNo }) => ({
      refund_sn: `R${numberOf(at(order.plan.cancelled) as Date, order.id)}`,
      order_id: order.id,
      attempt_no: attemptNo,
      channel: channelOf(order),
      amount_fen: order.priced.payableFen,
      ref: `cancel:${order.id}`,
      reason: '商家取消订单',
      state: 'success',
      tries: 1,
      created_at: at(order.plan.cancelled),
      done_at: at((order.plan.cancelled ?? 1) - 0.1),
    })),
  );
};
