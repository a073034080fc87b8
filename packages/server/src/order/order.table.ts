import type { OrderState, PayMode } from '@mall/contract/order/order.machine.ts';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const shopOrder = pgTable('shop_order', {
  id: bigId('id').primaryKey().default(sql`default`),
  orderSn: text('order_sn').notNull(),
  memberId: bigId('member_id').notNull(),
  companyId: bigId('company_id'),
  storeId: bigId('store_id').notNull(),
  payMode: text('pay_mode').$type<PayMode>().notNull().default('prepay'),
  state: text('state').$type<OrderState>().notNull(),
  evaluateState: text('evaluate_state').$type<'none' | 'waiting' | 'evaluated'>().notNull().default('none'),
  hidden: boolean('hidden').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
