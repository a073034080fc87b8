import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { Reach } from '@mall/contract/kernel/access.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { OrderState, PayMode } from '@mall/contract/order/order.machine.ts';
import type { DeliveryTime, OrderFilter } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => fenColumn(name).notNull().default(0);
const key = () => bigId('id').primaryKey().default(sql`default`);

/** An address as it was when the order was placed. */
export type OrderAddress = {
  receiverName: string;
  receiverPhone: string;
  provinceId: string;
  areaInfo: string;
  detail: string;
  postalCode: string;
};
export type CancelKind = 'buyer' | 'pay_timeout' | 'approval_rejected' | 'approval_timeout' | 'seller' | 'after_sale';

export const trade = pgTable('trade', {
  id: key(),
  paySn: text('pay_sn').notNull(),
  memberId: bigId('member_id').notNull(),
  companyId: bigId('company_id'),
  payMode: text('pay_mode').$type<PayMode>().notNull(),
  payableFen: fenColumn('payable_fen').notNull(),
  submitToken: uuid('submit_token').notNull(),
  requestHash: text('request_hash').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const shopOrder = pgTable('shop_order', {
  id: key(),
  orderSn: text('order_sn').notNull(),
  memberId: bigId('member_id').notNull(),
  companyId: bigId('company_id'),
  departmentId: bigId('department_id'),
  storeId: bigId('store_id').notNull(),
  payMode: text('pay_mode').$type<PayMode>().notNull().default('prepay'),
  state: text('state').$type<OrderState>().notNull(),
  evaluateState: text('evaluate_state').$type<'none' | 'waiting' | 'evaluated'>().notNull().default('none'),
  hidden: boolean('hidden').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  tradeId: bigId('trade_id').notNull(),
  goodsFen: fenColumn('goods_fen').notNull(),
  freightFen: amount('freight_fen'),
  activityFen: amount('activity_fen'),
  couponFen: amount('coupon_fen'),
  pointsFen: amount('points_fen'),
  pointsNum: integer('points_num').notNull().default(0),
  payableFen: fenColumn('payable_fen').notNull(),
  taxFen: amount('tax_fen'),
  paidFen: amount('paid_fen'),
  refundedFen: amount('refunded_fen'),
  itemCount: integer('item_count').notNull(),
  payState: text('pay_state').$type<'unpaid' | 'paying' | 'paid' | 'part_refunded' | 'refunded'>().notNull().default('unpaid'),
  deliverState: text('deliver_state').$type<'none' | 'part' | 'all' | 'received'>().notNull().default('none'),
  refundState: text('refund_state').$type<'none' | 'part' | 'all'>().notNull().default('none'),
  invoiceState: text('invoice_state').$type<'none' | 'wanted' | 'applied' | 'issued'>().notNull().default('none'),
  memberCouponId: bigId('member_coupon_id'),
  address: jsonb('address').$type<OrderAddress>().notNull(),
  invoice: jsonb('invoice').$type<InvoiceFields>(),
  deliveryTime: text('delivery_time').$type<DeliveryTime>().notNull().default('any'),
  leaveWord: text('leave_word').notNull().default(''),
  payDeadline: time('pay_deadline'),
  payDue: time('pay_due'),
  autoReceiveAt: time('auto_receive_at'),
  cancelKind: text('cancel_kind').$type<CancelKind>(),
  cancelReason: text('cancel_reason').notNull().default(''),
  payChannel: text('pay_channel').notNull().default(''),
  paidAt: time('paid_at'),
  shippedAt: time('shipped_at'),
  receivedAt: time('received_at'),
  doneAt: time('done_at'),
  cancelledAt: time('cancelled_at'),
});

export const orderLine = pgTable('order_line', {
  id: key(),
  orderId: bigId('order_id').notNull(),
  specId: bigId('spec_id').notNull(),
  goodsId: bigId('goods_id').notNull(),
  specName: text('spec_name').notNull(),
  attributeLine: text('attribute_line').notNull().default(''),
  picture: text('picture').notNull(),
  itemNumber: text('item_number').notNull(),
  unit: text('unit').notNull(),
  taxRate: smallint('tax_rate').notNull(),
  num: integer('num').notNull(),
  listFen: fenColumn('list_fen').notNull(),
  unitFen: fenColumn('unit_fen').notNull(),
  goodsFen: fenColumn('goods_fen').notNull(),
  activityFen: amount('activity_fen'),
  couponFen: amount('coupon_fen'),
  pointsFen: amount('points_fen'),
  payFen: fenColumn('pay_fen').notNull(),
  activityType: smallint('activity_type').$type<0 | 3 | 5>().notNull().default(0),
  activityRef: bigId('activity_ref'),
  shippedNum: integer('shipped_num').notNull().default(0),
  inProcessNum: integer('in_process_num').notNull().default(0),
  inProcessFen: amount('in_process_fen'),
  refundedNum: integer('refunded_num').notNull().default(0),
  refundedFen: amount('refunded_fen'),
  reviewed: boolean('reviewed').notNull().default(false),
  droppedNum: integer('dropped_num').notNull().default(0),
  packLength: integer('pack_length'),
});

export const orderEvent = pgTable(
  'order_event',
  {
    orderId: bigId('order_id').notNull(),
    seq: smallint('seq').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>().notNull(),
    byKind: text('by_kind').$type<'buyer' | 'seller' | 'operator' | 'system'>().notNull(),
    byMemberId: bigId('by_member_id'),
    reason: text('reason').notNull().default(''),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.seq] })],
);

export const orderExport = pgTable('order_export', {
  id: key(),
  memberId: bigId('member_id').notNull(),
  filter: jsonb('filter').$type<OrderFilter>().notNull(),
  language: text('language').$type<Language>().notNull().default('zh'),
  state: text('state').$type<'waiting' | 'running' | 'ready' | 'failed'>().notNull().default('waiting'),
  rowsTotal: integer('rows_total').notNull(),
  rowsDone: integer('rows_done').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  heardAt: time('heard_at').notNull().defaultNow(),
  companyId: bigId('company_id'),
  departments: bigId('departments').array().notNull().default([]),
  reach: text('reach').$type<Reach>().notNull().default('own'),
});

export const shipment = pgTable('shipment', {
  id: key(),
  orderId: bigId('order_id').notNull(),
  logisticsCompany: text('logistics_company').notNull(),
  trackingNumber: text('tracking_number').notNull(),
  shippedAt: time('shipped_at').notNull().defaultNow(),
  signedAt: time('signed_at'),
  byMemberId: bigId('by_member_id'),
});

export const shipmentLine = pgTable(
  'shipment_line',
  { shipmentId: bigId('shipment_id').notNull(), orderLineId: bigId('order_line_id').notNull(), num: integer('num').notNull() },
  (table) => [primaryKey({ columns: [table.shipmentId, table.orderLineId] })],
);

export const shipmentTrack = pgTable('shipment_track', {
  id: key(),
  shipmentId: bigId('shipment_id').notNull(),
  at: time('at').notNull().defaultNow(),
  place: text('place').notNull().default(''),
  text: text('text').notNull(),
});
