import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const cartLine = pgTable('cart_line', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id'),
  guestKey: text('guest_key'),
  specId: bigId('spec_id').notNull(),
  num: integer('num').notNull(),
  selected: boolean('selected').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
