import type { OtherSite } from '@mall/contract/account/other-site.rules.ts';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, bytes } from '../../kernel/columns.ts';

export const useToken = pgTable('use_token', {
  tokenHash: bytes('token_hash').primaryKey(),
  memberId: bigId('member_id').notNull(),
  sessionId: bigId('session_id').notNull(),
  site: text('site').$type<OtherSite>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
