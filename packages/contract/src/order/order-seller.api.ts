import * as z from 'zod';
import { right } from '../account/rights.ts';
import { DownloadProgress } from '../download/download.api.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf } from '../kernel/paging.ts';
import { OrderDetail, OrderSummary, Shipment } from './order.api.ts';
import { AddTrack } from './order.rules.ts';
import { ShipOrder, StoreOrderFilter, StoreOrderQuery, storeOrderActions, storeOrderTabs } from './store-order.rules.ts';

const Count = z.number().int();

/** What a store is told of an order beside what its buyer is. */
const forStore = {
  /** The company that it was bought for, or the person. */
  buyerName: z.string(),
  /** By when it is to be shipped, and how many seconds are left by the server's clock (below zero: too late); only while it is to be shipped. */
  shipDue: TimeText.optional(),
  shipSeconds: Count.optional(),
  actions: z.array(z.enum(storeOrderActions)),
};

const StoreParcel = Shipment.omit({ lines: true, tracks: true }).extend({
  /** Pieces in it. */
  num: Count,
  /** Where it was seen last. */
  seen: z.strictObject({ time: TimeText, text: z.string() }).optional(),
});
export type StoreParcel = z.infer<typeof StoreParcel>;

export const StoreOrder = OrderSummary.omit({ buyer: true, track: true, actions: true }).extend({
  ...forStore,
  /** Some of its figures are hidden: a list is looked at by many. */
  receiverPhone: z.string(),
  receiverPlace: z.string(),
  leaveWord: z.string(),
  parcels: z.array(StoreParcel),
});
export type StoreOrder = z.infer<typeof StoreOrder>;

export const StoreOrderPage = pageOf(StoreOrder).extend({
  counts: z.record(z.enum(storeOrderTabs), Count),
  /** To be shipped before the day ends, and too late already. */
  dueToday: Count,
  overdue: Count,
});
export type StoreOrderPage = z.infer<typeof StoreOrderPage>;

export const StoreOrderDetail = OrderDetail.omit({ buyer: true, track: true, actions: true }).extend(forStore);
export type StoreOrderDetail = z.infer<typeof StoreOrderDetail>;

/** For the people of a store, and only about its own orders. Cancelling for them stands in the payment room. */
export const orderSellerApi = {
  page: call({
    verb: 'GET',
    path: '/seller/order/page',
    access: seller({ may: right('seller:orders:view') }),
    summary: 'Orders of the store: what is to be shipped by when it is due, the others latest first',
    query: StoreOrderQuery,
    data: StoreOrderPage,
  }),
  detail: call({
    verb: 'GET',
    path: '/seller/order/detail/{id}',
    access: seller({ may: right('seller:orders:view') }),
    summary: 'A whole order of the store',
    data: StoreOrderDetail,
  }),
  ship: call({
    verb: 'POST',
    path: '/seller/order/ship',
    access: seller({ may: right('seller:orders:handle') }),
    summary: 'Sends parcels with all or part of an order: all of them or none',
    body: ShipOrder,
    data: z.array(Shipment),
  }),
  track: call({
    verb: 'POST',
    path: '/seller/order/track',
    access: seller({ may: right('seller:orders:handle') }),
    summary: 'Tells where a parcel of the store was seen',
    body: AddTrack,
    data: Nothing,
  }),
  export: call({
    verb: 'GET',
    path: '/seller/order/export',
    access: seller({ may: right('seller:orders:view') }),
    summary: 'The orders of a filter as xlsx; refuses when there are none, or too many for one answer',
    query: StoreOrderFilter,
    data: Nothing,
    answer: 'file',
  }),
  exportLater: call({
    verb: 'POST',
    path: '/seller/order/export/job',
    access: seller({ may: right('seller:orders:view') }),
    summary: 'The same for many orders, in the background; it lands in the download centre',
    body: StoreOrderFilter,
    data: DownloadProgress,
  }),
};
