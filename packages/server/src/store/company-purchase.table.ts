import type { Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

export const companyPurchase = pgTable('company_purchase', {
  id: bigId('id').primaryKey().default(sql`default`),
  companyName: text('company_name').notNull(),
  countryCode: text('country_code').notNull(),
  gcId: bigId('gc_id'),
  titles: jsonb('titles').$type<Words>().notNull(),
  descriptions: jsonb('descriptions').$type<Words>().notNull(),
  requirements: text('requirements').array().notNull().default([]),
  delivery: text('delivery').notNull().default(''),
  payment: text('payment').notNull().default(''),
  quantity: integer('quantity').notNull(),
  unit: text('unit').notNull().default(''),
  budgetFen: fenColumn('budget_fen').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  deadline: timestamp('deadline', { withTimezone: true }).notNull(),
});
