import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const savedView = pgTable('saved_view', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  list: text('list').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
