import type { UploadKind } from '@mall/contract/content/upload.rules.ts';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, bytes, fenColumn } from '../kernel/columns.ts';

export const upload = pgTable('upload', {
  key: text('key').primaryKey(),
  memberId: bigId('member_id').notNull(),
  kind: text('kind').$type<UploadKind>().notNull(),
  type: text('type').notNull(),
  name: text('name').notNull(),
  /** Where the bytes lie sealed; `name` says then no more than what kind of file it is. */
  sealedName: bytes('sealed_name'),
  bytes: fenColumn('bytes').notNull(),
  audience: text('audience').$type<'owner' | 'public' | 'store' | 'operator' | 'company'>().notNull().default('owner'),
  storeId: bigId('store_id'),
  readerId: bigId('reader_id'),
  companyId: bigId('company_id'),
  /** Of a picture that was made in the sizes that pages show. */
  width: integer('width'),
  height: integer('height'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  attachedAt: timestamp('attached_at', { withTimezone: true }),
});

export const uploadShown = pgTable('upload_shown', {
  uploadKey: text('upload_key').notNull(),
  storeId: bigId('store_id').notNull(),
  /** The right by which somebody of the store reads it. */
  may: text('may').notNull(),
});
