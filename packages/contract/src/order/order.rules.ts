import * as z from 'zod';
import { byWhom } from '../company/sight.ts';
import { Id, reasonText, text } from '../kernel/fields.ts';
import { formatTime } from '../kernel/format.ts';
import { fromYuan, largestAmount } from '../kernel/money.ts';
import { onward, paging } from '../kernel/paging.ts';
import { orderStates, payModes } from './order.machine.ts';

/** Codes of these rules are keys of `order.errors.ts`, so that form and server say the same words. */
const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, { error: 'order.amount_wrong', abort: true })
  .refine((value) => fromYuan(value) > 0 && fromYuan(value) < largestAmount, { error: 'order.amount_wrong' });

/** A day that the calendar has. */
export const moment = z.string().refine((value) => formatTime(value) === value && value >= '1970', { error: 'order.day_wrong' });

const pickedMost = 50;

/** Only these, with commas between. */
export const orderIdList = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/)
  .refine((value) => value.split(',').length <= pickedMost);

const filter = {
  state: z.enum(orderStates).optional(),
  /** done, not reviewed yet */
  evaluate: z.enum(['waiting']).optional(),
  orderSn: z
    .string()
    .trim()
    .max(20, { error: 'order.sn_long' })
    .regex(/^[0-9A-Za-z]*$/, { error: 'order.sn_wrong' })
    .optional(),
  goodsName: text(50, 0, 'order.goods_name_long').optional(),
  startTime: moment.optional(),
  endTime: moment.optional(),
  minAmount: amount.optional(),
  maxAmount: amount.optional(),
  payMode: z.enum(payModes).optional(),
  projectId: Id.optional(),
  orderIds: orderIdList.optional(),
};

type Bounds = {
  startTime?: string | undefined;
  endTime?: string | undefined;
  minAmount?: string | undefined;
  maxAmount?: string | undefined;
};
export const timesInOrder = ({ startTime, endTime }: Bounds) => startTime === undefined || endTime === undefined || startTime < endTime;
const amountsInOrder = ({ minAmount, maxAmount }: Bounds) => {
  if (minAmount === undefined || maxAmount === undefined) return true;
  return fromYuan(minAmount) < fromYuan(maxAmount);
};

export const OrderFilter = z
  .strictObject({ ...filter, ...byWhom })
  .refine(timesInOrder, { error: 'order.times_wrong', path: ['endTime'] })
  .refine(amountsInOrder, { error: 'order.amounts_wrong', path: ['maxAmount'] });
export type OrderFilter = z.infer<typeof OrderFilter>;

export const OrderPageQuery = z
  .strictObject({ ...filter, ...byWhom, ...paging(10, 50), ...onward })
  .refine(timesInOrder, { error: 'order.times_wrong', path: ['endTime'] })
  .refine(amountsInOrder, { error: 'order.amounts_wrong', path: ['maxAmount'] });
export type OrderPageQuery = z.infer<typeof OrderPageQuery>;

export const CancelOrder = z.strictObject({
  orderId: Id,
  reason: reasonText('order.reason_required'),
});
export type CancelOrder = z.infer<typeof CancelOrder>;

export const exportMost = 5000;

export const AddTrack = z.strictObject({
  shipmentId: Id,
  place: text(40).optional(),
  text: text(100).min(1, { error: 'order.track_required' }),
  /** The parcel was handed over. */
  signed: z.boolean().optional(),
});
export type AddTrack = z.infer<typeof AddTrack>;

export const deliveryTimes = ['any', 'weekday', 'weekend'] as const;
export type DeliveryTime = (typeof deliveryTimes)[number];
