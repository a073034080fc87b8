import { isUnsent, type OrderAction, type OrderState, orderStateRow, type PayMode } from './order.machine.ts';

export type LineNumbers = { num: number; shippedNum: number; droppedNum: number; refundedNum: number; inProcessNum: number };

export type OrderStanding = {
  state: OrderState;
  payMode: PayMode;
  paid: boolean;
  evaluateState: 'none' | 'waiting' | 'evaluated';
  deliverState: 'none' | 'part' | 'all' | 'received';
  /** The time for after-sales is not over: always before completion, some days after it. */
  afterSaleTime: boolean;
  hidden: boolean;
  /** Of a group buy that has not succeeded: others count on it, and it comes back by itself if it fails. */
  groupWaits?: boolean | undefined;
  /** It stands on an issued bill: paid through that alone, and kept in sight until that is settled. */
  bill?: { settled: boolean } | null | undefined;
  lines: readonly LineNumbers[];
  /** The store asks another price. */
  repricing?: boolean | undefined;
  /** Of one in approval: the reader has to decide it, it is to be submitted once more, or nobody has agreed to it yet. */
  approval?: { held: boolean; toSubmit: boolean; untouched: boolean } | undefined;
};

/** Pieces of a line that may still be refunded or returned. Before everything is shipped only what has not left the store can be. */
export const afterSaleRoom = (
  order: Pick<OrderStanding, 'state' | 'payMode' | 'paid' | 'afterSaleTime' | 'groupWaits'>,
  { num, shippedNum, droppedNum, refundedNum, inProcessNum }: LineNumbers,
): number => {
  const settled = order.paid || order.payMode === 'credit';
  if (!settled || !order.afterSaleTime || order.groupWaits) return 0;
  if (isUnsent(order.state)) return num - shippedNum - droppedNum - inProcessNum;
  return orderStateRow(order.state).returns === 'sent' ? num - refundedNum - inProcessNum : 0;
};

const stateActions = (order: OrderStanding, open: boolean): OrderAction[] => {
  const parcels: OrderAction[] = order.deliverState === 'none' ? [] : ['logistics'];
  switch (order.state) {
    case 'in_approval':
      return [
        ...(order.approval?.held ? (['approve', 'reject'] as const) : []),
        ...(order.approval?.toSubmit ? (['correct', 'submitRequest'] as const) : []),
        ...(order.approval?.untouched ? (['withdraw'] as const) : []),
        'cancel',
      ];
    case 'wait_pay':
      if (order.payMode === 'prepay') return [...(order.repricing ? (['price'] as const) : []), 'pay', 'cancel'];
      return [...(order.bill ? [] : (['pay'] as const)), ...parcels, 'again'];
    case 'wait_ship':
      return [...parcels, 'again'];
    case 'wait_receive':
      return open ? [...parcels, 'again'] : ['confirm', 'accept', ...parcels, 'again'];
    case 'done': {
      const review: OrderAction[] =
        order.evaluateState === 'waiting' ? ['review'] : order.evaluateState === 'evaluated' ? ['viewReview'] : [];
      return [...review, ...parcels, 'again', ...(open || order.bill?.settled === false ? [] : (['delete'] as const))];
    }
    case 'cancelled':
      return ['again', 'delete'];
  }
};

/** What the buyer may do with an order now. The first one is what a page puts forward. */
export const actionsOf = (order: OrderStanding): OrderAction[] => {
  if (order.hidden) return [];
  const open = order.lines.some((line) => line.inProcessNum > 0);
  const actions = stateActions(order, open);
  if (!order.lines.some((line) => afterSaleRoom(order, line) > 0)) return actions;
  const place = actions.indexOf('again');
  return actions.toSpliced(place < 0 ? actions.length : place, 0, 'afterSale');
};
