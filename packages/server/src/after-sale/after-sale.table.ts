import type { AfterSaleState, AfterSaleType } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { AfterSaleReason } from '@mall/contract/after-sale/after-sale.rules.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const line = (name: string) => text(name).notNull().default('');

export type ReturnAddress = { receiver: string; receiverPhone: string; receiverAddress: string };
export type ResendAddress = { trueName: string; mobPhone: string; areaInfo: string };
export type Arbitration = 'none' | 'asked' | 'upheld' | 'dismissed';

export const afterSale = pgTable('after_sale', {
  id: bigId('id').primaryKey().default(sql`default`),
  aftersaleSn: text('aftersale_sn').notNull(),
  orderId: bigId('order_id').notNull(),
  memberId: bigId('member_id').notNull(),
  companyId: bigId('company_id'),
  departmentId: bigId('department_id'),
  storeId: bigId('store_id').notNull(),
  type: text('type').$type<AfterSaleType>().notNull(),
  state: text('state').$type<AfterSaleState>().notNull(),
  unsent: boolean('unsent').notNull(),
  reason: text('reason').$type<AfterSaleReason>().notNull(),
  description: line('description'),
  photos: text('photos').array().notNull().default([]),
  contacts: line('contacts'),
  contactPhone: line('contact_phone'),
  appliedFen: fenColumn('applied_fen').notNull(),
  amountFen: fenColumn('amount_fen').notNull(),
  freightFen: fenColumn('freight_fen').notNull().default(0),
  escalated: boolean('escalated').notNull().default(false),
  arbitration: text('arbitration').$type<Arbitration>().notNull().default('none'),
  returnAddress: jsonb('return_address').$type<ReturnAddress>(),
  resendAddress: jsonb('resend_address').$type<ResendAddress>(),
  sellerRemark: line('seller_remark'),
  refuseReason: line('refuse_reason'),
  returnCompany: line('return_company'),
  returnNumber: line('return_number'),
  resendCompany: line('resend_company'),
  resendNumber: line('resend_number'),
  restocked: boolean('restocked'),
  refundStartedAt: time('refund_started_at'),
  dueAt: time('due_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
});

export const afterSaleLine = pgTable(
  'after_sale_line',
  {
    afterSaleId: bigId('after_sale_id').notNull(),
    orderLineId: bigId('order_line_id').notNull(),
    num: integer('num').notNull(),
    fen: fenColumn('fen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.afterSaleId, table.orderLineId] })],
);

export const afterSaleEvent = pgTable(
  'after_sale_event',
  {
    afterSaleId: bigId('after_sale_id').notNull(),
    seq: smallint('seq').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state').$type<AfterSaleState>(),
    toState: text('to_state').$type<AfterSaleState>().notNull(),
    byKind: text('by_kind').$type<'buyer' | 'seller' | 'operator' | 'system'>().notNull(),
    byMemberId: bigId('by_member_id'),
    reason: line('reason'),
    photos: text('photos').array().notNull().default([]),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.afterSaleId, table.seq] })],
);
