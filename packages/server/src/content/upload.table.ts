import type { UploadKind } from '@mall/contract/content/upload.rules.ts';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

export const upload = pgTable('upload', {
  key: text('key').primaryKey(),
  memberId: bigId('member_id').notNull(),
  kind: text('kind').$type<UploadKind>().notNull(),
  type: text('type').notNull(),
  name: text('name').notNull(),
  bytes: fenColumn('bytes').notNull(),
  audience: text('audience').$type<'owner' | 'public' | 'store' | 'operator' | 'company'>().notNull().default('owner'),
  storeId: bigId('store_id'),
  readerId: bigId('reader_id'),
  companyId: bigId('company_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  attachedAt: timestamp('attached_at', { withTimezone: true }),
});

export const uploadShown = pgTable('upload_shown', {
  uploadKey: text('upload_key').notNull(),
  storeId: bigId('store_id').notNull(),
});
