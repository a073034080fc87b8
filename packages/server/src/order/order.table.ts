import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { AddressTexts } from '@mall/contract/member/address-fields.ts';
import type { CancelKind } from '@mall/contract/order/cancel-kinds.ts';
import type { OrderState, PayMode } from '@mall/contract/order/order.machine.ts';
import type { DeliveryTime } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => fenColumn(name).notNull().default(0);
const key = () => bigId('id').primaryKey().default(sql`default`);

/** An address as it was when the order was placed. */
export type OrderAddress = AddressTexts & { provinceId: string; areaInfo: string };

export const shopOrder = pgTable('shop_order', {
  id: key(),
  orderSn: text('order_sn').notNull(),
  memberId: bigId('member_id').notNull(),
  placedBy: bigId('placed_by'),
  companyId: bigId('company_id'),
  departmentId: bigId('department_id'),
  storeId: bigId('store_id').notNull(),
  payMode: text('pay_mode').$type<PayMode>().notNull().default('prepay'),
  state: text('state').$type<OrderState>().notNull(),
  evaluateState: text('evaluate_state').$type<'none' | 'waiting' | 'evaluated'>().notNull().default('none'),
  hidden: boolean('hidden').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  tradeId: bigId('trade_id').notNull(),
  billId: bigId('bill_id'),
  goodsFen: fenColumn('goods_fen').notNull(),
  freightFen: amount('freight_fen'),
  activityFen: amount('activity_fen'),
  couponFen: amount('coupon_fen'),
  pointsFen: amount('points_fen'),
  pointsNum: integer('points_num').notNull().default(0),
  pointsGiven: fenColumn('points_given'),
  pointsGivenFen: fenColumn('points_given_fen'),
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
  payRemindedAt: time('pay_reminded_at'),
  shipFrom: time('ship_from'),
  autoReceiveAt: time('auto_receive_at'),
  cancelKind: text('cancel_kind').$type<CancelKind>(),
  cancelReason: text('cancel_reason').notNull().default(''),
  payChannel: text('pay_channel').notNull().default(''),
  paidAt: time('paid_at'),
  shippedAt: time('shipped_at'),
  receivedAt: time('received_at'),
  doneAt: time('done_at'),
  cancelledAt: time('cancelled_at'),
  groupId: bigId('group_id'),
  groupDoneAt: time('group_done_at'),
});
