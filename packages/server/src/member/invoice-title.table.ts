import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const invoiceTitle = pgTable('invoice_title', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  companyId: bigId('company_id'),
  fields: jsonb('fields').$type<InvoiceFields>().notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  replacedBy: bigId('replaced_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
