import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { paging } from '../kernel/paging.ts';
import { type OrderState, payModes } from './order.machine.ts';
import { moment, orderIdList, timesInOrder } from './order.rules.ts';
import type { LineNumbers } from './order-actions.rules.ts';

/** The tabs of a store's orders. What is to be shipped holds what is part shipped, too. */
export const storeOrderTabs = ['all', 'toShip', 'partShipped', 'shipped', 'toPay', 'repricing', 'inApproval', 'done', 'cancelled'] as const;
export type StoreOrderTab = (typeof storeOrderTabs)[number];

/** By when it is to be shipped: the time is over, ends today, or ends later. */
export const shipDues = ['over', 'today', 'later'] as const;

const filter = {
  tab: z.enum(storeOrderTabs).default('all'),
  /** A part of the order's number, of its buyer, of its goods or of an item number. */
  word: text(50, 0, 'order.word_long').optional(),
  startTime: moment.optional(),
  endTime: moment.optional(),
  payMode: z.enum(payModes).optional(),
  due: z.enum(shipDues).optional(),
  orderIds: orderIdList.optional(),
};

export const StoreOrderFilter = z.strictObject(filter).refine(timesInOrder, { error: 'order.times_wrong', path: ['endTime'] });
export type StoreOrderFilter = z.infer<typeof StoreOrderFilter>;

/** What must leave first stands first; else the latest does. */
export const isByDue = ({ tab, due }: Pick<StoreOrderFilter, 'tab' | 'due'>): boolean =>
  tab === 'toShip' || tab === 'partShipped' || due !== undefined;

export const StoreOrderQuery = z
  .strictObject({ ...filter, ...paging(10, 50) })
  .refine(timesInOrder, { error: 'order.times_wrong', path: ['endTime'] });
export type StoreOrderQuery = z.infer<typeof StoreOrderQuery>;

/** What a store can do with one of its orders, and whether who may only look may, too. */
const storeOrderActs = {
  ship: 'handle',
  refuse: 'handle',
  price: 'handle',
  withdrawPrice: 'handle',
  track: 'handle',
  print: 'look',
  afterSale: 'look',
} as const;
export type StoreOrderAction = keyof typeof storeOrderActs;
export const storeOrderActions = Object.keys(storeOrderActs) as [StoreOrderAction, ...StoreOrderAction[]];

/** An act that changes the order. */
export const isHandling = (action: StoreOrderAction): boolean => storeOrderActs[action] === 'handle';

export type StoreOrderStanding = {
  state: OrderState;
  deliverState: 'none' | 'part' | 'all' | 'received';
  lines: readonly LineNumbers[];
  /** A parcel of it has not been handed over. */
  underWay: boolean;
  /** Of a group buy that has not succeeded: nothing leaves before. */
  groupWaits?: boolean | undefined;
  /** Nobody has paid it, and its price can be lowered; or another price waits for the buyer. */
  price: 'fixed' | 'open' | 'asked';
};

/** Pieces of a line that are still to be sent. */
export const toSend = ({ num, shippedNum, droppedNum }: Pick<LineNumbers, 'num' | 'shippedNum' | 'droppedNum'>): number =>
  num - shippedNum - droppedNum;

/** A piece whose money is being asked back does not leave the store, so its whole line waits. */
export const isHeld = ({ inProcessNum }: Pick<LineNumbers, 'inProcessNum'>): boolean => inProcessNum > 0;

export const canSend = (line: LineNumbers): boolean => toSend(line) > 0 && !isHeld(line);

/** What the store may do with an order now. The first one is what a page puts forward. */
export const storeActionsOf = ({
  state,
  deliverState,
  lines,
  underWay,
  groupWaits = false,
  price,
}: StoreOrderStanding): StoreOrderAction[] => {
  const blocked = lines.some(isHeld);
  const waits = state === 'wait_ship';
  return [
    ...(waits && !groupWaits && lines.some(canSend) ? (['ship'] as const) : []),
    ...(price === 'open' ? (['price'] as const) : []),
    ...(price === 'asked' ? (['withdrawPrice'] as const) : []),
    ...(blocked ? (['afterSale'] as const) : []),
    ...(waits && !blocked && deliverState === 'none' && lines.every(({ shippedNum }) => shippedNum === 0) ? (['refuse'] as const) : []),
    ...(underWay ? (['track'] as const) : []),
    ...(waits || deliverState !== 'none' ? (['print'] as const) : []),
  ];
};

const ShipLine = z.strictObject({ orderGoodsId: Id, num: z.number().int().min(1).max(200) });

export const trackingPattern = /^[0-9A-Za-z-]{4,40}$/;

/** Without `lines` everything that can still be sent goes into this parcel. */
const ShipParcel = z.strictObject({
  logisticsCompany: text(40).min(1, { error: 'order.carrier_required' }),
  trackingNumber: z.string().trim().regex(trackingPattern, { error: 'order.tracking_wrong' }),
  lines: z.array(ShipLine).min(1).max(200).optional(),
});

export const parcelsMost = 20;

export const ShipOrder = z.strictObject({
  orderId: Id,
  /** One for each time somebody means to ship: asked twice with the same one, the parcels are sent once. */
  key: z.string().regex(/^[0-9a-f]{32}$/),
  parcels: z.array(ShipParcel).min(1).max(parcelsMost),
});
export type ShipOrder = z.infer<typeof ShipOrder>;

/** Offered where a carrier is typed; any other may be. */
export const usualCarriers = ['顺丰速运', '德邦物流', '京东物流', '中通快运', '跨越速运', '安能物流', '中铁快运', '邮政 EMS'] as const;
