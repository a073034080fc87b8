import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, bytes } from '../../kernel/columns.ts';

export const socialBinding = pgTable('social_binding', {
  memberId: bigId('member_id').primaryKey(),
  openId: text('open_id').notNull(),
  name: text('name').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const socialTicket = pgTable('social_ticket', {
  id: bigId('id').primaryKey().default(sql`default`),
  tokenHash: bytes('token_hash').notNull(),
  openId: text('open_id').notNull(),
  name: text('name').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
