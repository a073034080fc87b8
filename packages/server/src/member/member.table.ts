import type { MessageKind } from '@mall/contract/member/message-kinds.ts';
import type { MessageFacts } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const message = pgTable('message', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  code: text('code').notNull(),
  facts: jsonb('facts').$type<MessageFacts>().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  newsId: bigId('news_id'),
});
