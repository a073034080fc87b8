import type { Paper } from '@mall/contract/company/certification.rules.ts';
import type { CompanyState } from '@mall/contract/company/company.machine.ts';
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const company = pgTable('company', {
  id: bigId('id').primaryKey().default(sql`default`),
  parentId: bigId('parent_id'),
  name: text('name').notNull(),
  unifiedCode: text('unified_code'),
  state: text('state').$type<CompanyState>().notNull().default('none'),
  reason: text('reason').notNull().default(''),
  legalRepresentative: text('legal_representative').notNull().default(''),
  registeredCapital: text('registered_capital').notNull().default(''),
  establishedOn: date('established_on'),
  licenceUntil: text('licence_until').notNull().default(''),
  licenceImage: text('licence_image').notNull().default(''),
  businessScope: text('business_scope').notNull().default(''),
  registeredAddress: text('registered_address').notNull().default(''),
  provinceId: bigId('province_id'),
  cityId: bigId('city_id'),
  industry: text('industry').notNull().default(''),
  scale: text('scale').notNull().default(''),
  contactName: text('contact_name').notNull().default(''),
  contactPhone: text('contact_phone').notNull().default(''),
  bankName: text('bank_name').notNull().default(''),
  bankAccount: text('bank_account').notNull().default(''),
  submittedAt: timestamp('submitted_at', { withTimezone: true }),
  auditedAt: timestamp('audited_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  memberId: bigId('member_id'),
  districtId: bigId('district_id'),
  officePhone: text('office_phone').notNull().default(''),
  letter: jsonb('letter').$type<Paper | null>(),
  papers: jsonb('papers').$type<Paper[]>().notNull().default([]),
  billsOverdue: integer('bills_overdue').notNull().default(0),
});
