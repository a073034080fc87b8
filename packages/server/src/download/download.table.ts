import type { DownloadState } from '@mall/contract/download/download.machine.ts';
import type { Reach } from '@mall/contract/kernel/access.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const download = pgTable('download', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  kind: text('kind').notNull(),
  input: jsonb('input').$type<unknown>().notNull(),
  language: text('language').$type<Language>().notNull().default('zh'),
  name: text('name').notNull(),
  format: text('format').notNull(),
  rightName: text('right_name').notNull().default(''),
  companyId: bigId('company_id'),
  departments: bigId('departments').array().notNull().default([]),
  storeId: bigId('store_id'),
  reach: text('reach').$type<Reach>().notNull().default('own'),
  state: text('state').$type<DownloadState>().notNull().default('waiting'),
  rowsTotal: integer('rows_total').notNull().default(0),
  rowsDone: integer('rows_done').notNull().default(0),
  file: text('file').notNull().default(''),
  bytes: bigint('bytes', { mode: 'number' }),
  reason: text('reason').notNull().default(''),
  tries: integer('tries').notNull().default(0),
  fetched: integer('fetched').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  heardAt: time('heard_at').notNull().defaultNow(),
  endedAt: time('ended_at'),
  expiresAt: time('expires_at'),
});
