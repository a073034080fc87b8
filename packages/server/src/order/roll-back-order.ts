import { toSend } from '@mall/contract/order/store-order.rules.ts';
import { releaseStock } from '../catalogue/release-stock.ts';
import { giveBackCredit } from '../credit/give-back-credit.ts';
import type { Tx } from '../kernel/db.ts';
import type { ActivityLine } from '../marketing/activity-lines.ts';
import { giveBackCoupon } from '../marketing/give-back-coupon.ts';
import { grantPoints } from '../marketing/grant-points.ts';
import { leaveGroup } from '../marketing/group/join-group.ts';
import { returnActivityStock } from '../marketing/return-activity-stock.ts';
import { releaseBudgets } from '../project/release-budgets.ts';
import { type LockedLine, type LockedOrder, pointsOf } from './lock-order.ts';

/** The lines that were bought in an activity, with so many pieces each. */
export const activityLines = (lines: readonly LockedLine[], numOf: (line: LockedLine) => number): ActivityLine[] =>
  lines.flatMap(({ activityType, activityRef, ...line }) =>
    activityType === 0 || activityRef === null
      ? []
      : [{ activityType, activityRef, specId: line.specId, num: numOf({ activityType, activityRef, ...line }) }],
  );

/**
 * Gives back what a cancelled order held: the purchase quota, budgets, stock, activity stock, coupon, points. What after-sales have given back already is left out.
 * Runs behind the one move into `cancelled`; the refs of the ledgers let nothing through twice.
 */
export const rollBackOrder = async (tx: Tx, order: LockedOrder & { lines: LockedLine[] }): Promise<void> => {
  // Before the stock, as in placing.
  if (order.payMode === 'credit') await giveBackCredit(tx, order.id, { kind: 'system' });
  await releaseBudgets(tx, order.id);
  await releaseStock(
    tx,
    order.lines.map((line) => ({ specId: line.specId, num: toSend(line), ref: `line:${line.id}` })),
  );
  // Before its pieces are free for others, so that none of them counts twice.
  if (order.groupWaits && order.paidFen > 0) await leaveGroup(tx, order.id);
  await returnActivityStock(tx, order.placedBy, activityLines(order.lines, toSend));
  await giveBackCoupon(tx, order.id);
  const points = order.lines.reduce((sum, line) => sum + line.points - pointsOf(line, line.refundedNum), 0);
  if (points > 0) await grantPoints(tx, order.memberId, points, `order:${order.id}:cancelled`, { reason: 'refund', remark: order.orderSn });
};
