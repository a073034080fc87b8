import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const memberAddress = pgTable('member_address', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  receiverName: text('receiver_name').notNull(),
  receiverPhone: text('receiver_phone').notNull(),
  provinceId: bigId('province_id').notNull(),
  cityId: bigId('city_id').notNull(),
  districtId: bigId('district_id').notNull(),
  detail: text('detail').notNull(),
  postalCode: text('postal_code').notNull(),
  label: text('label').$type<'home' | 'company' | 'school'>(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
