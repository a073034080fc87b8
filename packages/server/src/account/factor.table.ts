import { sql } from 'drizzle-orm';
import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, bytes } from '../kernel/columns.ts';

/** Whose password held; who shows by a text that the mobile is his, and then sets up a second factor at the door; his first one inside, or another one in its place. */
export type TicketPurpose = 'factor' | 'text' | 'enrol' | 'setup' | 'change';

export const secondFactor = pgTable('second_factor', {
  memberId: bigId('member_id').primaryKey(),
  secret: bytes('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
});

export const recoveryCode = pgTable('recovery_code', {
  memberId: bigId('member_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

export const trustedDevice = pgTable('trusted_device', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const signInTicket = pgTable('sign_in_ticket', {
  id: bigId('id').primaryKey().default(sql`default`),
  tokenHash: bytes('token_hash').notNull(),
  memberId: bigId('member_id').notNull(),
  purpose: text('purpose').$type<TicketPurpose>().notNull(),
  secret: bytes('secret'),
  tries: smallint('tries').notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
