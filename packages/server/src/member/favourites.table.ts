import { sql } from 'drizzle-orm';
import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const goodsFavourite = pgTable('goods_favourite', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  goodsId: bigId('goods_id').notNull(),
  specId: bigId('spec_id').notNull(),
  keptPriceFen: bigint('kept_price_fen', { mode: 'number' }),
  companyId: bigId('company_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const storeFavourite = pgTable('store_favourite', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  storeId: bigId('store_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
