import type { Id } from '@mall/contract/kernel/fields.ts';
import { isUnsent } from '@mall/contract/order/order.machine.ts';
import { toSend } from '@mall/contract/order/store-order.rules.ts';
import { sql } from 'drizzle-orm';
import { releaseStock } from '../catalogue/release-stock.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { grantPoints } from '../marketing/grant-points.ts';
import { reclaimPoints } from '../marketing/reclaim-points.ts';
import { returnActivityStock } from '../marketing/return-activity-stock.ts';
import { giveBackBudgets } from '../project/give-back-budgets.ts';
import { cancelOrder } from './cancel-order.ts';
import { type RefundLine, refundTable } from './hold-for-after-sale.ts';
import { type LockedLine, type LockedOrder, lockOrder, pointsOf } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import type { OrderTimes } from './order-times.ts';
import { resumeReceiving } from './release-from-after-sale.ts';
import { activityLines } from './roll-back-order.ts';
import { onItsWay } from './send-parcels.ts';

type Given = { orderId: Id; lines: readonly RefundLine[]; freightFen: number };

/**
 * The money of an after-sale has gone back: its pieces are refunded. Before shipping they are given free and will not be sent; when none is
 * left the order ends, when all others are on their way it follows them.
 */
export const recordRefund = async (
  tx: Tx,
  { orderId, lines, freightFen }: Given,
  times: Pick<OrderTimes, 'RECEIVE_DAYS'>,
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  const before = isUnsent(order.state);
  const booked = await tx.execute(sql`
    update order_line l set in_process_num = l.in_process_num - given.num, in_process_fen = l.in_process_fen - given.fen,
      refunded_num = l.refunded_num + given.num, refunded_fen = l.refunded_fen + given.fen,
      dropped_num = l.dropped_num + case when ${before} then given.num else 0 end
    from ${refundTable(lines)}
    where l.id = given.line_id and l.order_id = ${orderId} and l.in_process_num >= given.num and l.in_process_fen >= given.fen`);
  if (booked.rowCount !== lines.length) throw refuse('order.moved');
  const total = lines.reduce((sum, line) => sum + line.fen, freightFen);
  await tx.execute(sql`
    update shop_order o set refunded_fen = refunded_fen + ${total},
      refund_state = case when exists (select from order_line where order_id = o.id and refunded_num < num) then 'part' else 'all' end,
      pay_state = case when paid_fen = 0 then pay_state when refunded_fen + ${total} >= paid_fen then 'refunded' else 'part_refunded' end
    where id = ${orderId}`);
  const refunded = order.lines.flatMap((line) => {
    const given = lines.find((one) => one.orderLineId === line.id);
    return given ? [{ ...line, given: given.num }] : [];
  });
  const freight = freightFen > 0 ? [{ lineId: null, fen: freightFen }] : [];
  const pieces = order.lines.reduce((sum, line) => sum + line.refundedNum, 0) + lines.reduce((sum, line) => sum + line.num, 0);
  await giveBackBudgets(tx, orderId, [...lines.map(({ orderLineId, fen }) => ({ lineId: orderLineId, fen })), ...freight], pieces);
  await returnPoints(tx, order, refunded);
  if (before) await dropLines(tx, order, refunded, times);
  else {
    await takeBackPoints(tx, order, total, refunded);
    await resumeReceiving(tx, orderId);
  }
};

type Refunded = LockedLine & { given: number };

/** Every refund of a line leaves it with another count of refunded pieces, which names it. */
const refOf = (line: Refunded): string => `line:${line.id}:refund:${line.refundedNum + line.given}`;

const dropLines = async (
  tx: Tx,
  order: LockedOrder & { lines: LockedLine[] },
  refunded: readonly Refunded[],
  times: Pick<OrderTimes, 'RECEIVE_DAYS'>,
): Promise<void> => {
  await releaseStock(
    tx,
    refunded.map((line) => ({ specId: line.specId, num: line.given, ref: refOf(line) })),
  );
  const givenOf = (line: LockedLine) => refunded.find((one) => one.id === line.id)?.given ?? 0;
  await returnActivityStock(tx, order.placedBy, activityLines(refunded, givenOf));
  if (order.lines.some((line) => toSend(line) - givenOf(line) > 0)) return;
  const by = { kind: 'system' } as const;
  if (order.lines.every((line) => line.shippedNum === 0)) await cancelOrder(tx, { orderId: order.id, by, kind: 'after_sale' });
  else await moveOrder(tx, order.id, 'ship', by, { also: onItsWay(times) });
};

/** Points that were used for these pieces come back. */
const returnPoints = async (tx: Tx, order: LockedOrder, refunded: readonly Refunded[]): Promise<void> => {
  for (const line of refunded) {
    const points = pointsOf(line, line.refundedNum + line.given) - pointsOf(line, line.refundedNum);
    if (points > 0) await grantPoints(tx, order.memberId, points, `${refOf(line)}:points`, { reason: 'refund', remark: order.orderSn });
  }
};

/** What stays of the points that an order gave when it is worth so much only. */
const keptPoints = ({ pointsGiven, pointsGivenFen }: LockedOrder, worthFen: number): number =>
  pointsGivenFen === 0
    ? 0
    : Number((BigInt(pointsGiven) * BigInt(Math.max(0, Math.min(worthFen, pointsGivenFen)))) / BigInt(pointsGivenFen));

/** Points that a done order earned go with the money; who has spent them keeps what is missing. */
const takeBackPoints = async (tx: Tx, order: LockedOrder, totalFen: number, refunded: readonly Refunded[]): Promise<void> => {
  const [first] = refunded;
  if (order.state !== 'done' || !first) return;
  const worthFen = (order.payMode === 'credit' ? order.payableFen : order.paidFen) - order.refundedFen;
  const earned = keptPoints(order, worthFen) - keptPoints(order, worthFen - totalFen);
  if (earned > 0) await reclaimPoints(tx, order.memberId, earned, `${refOf(first)}:earned`, { reason: 'adjust', remark: order.orderSn });
};
