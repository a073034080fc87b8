import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import type { StoreTemplate } from '@mall/contract/store/decoration.rules.ts';
import type { StoreState } from '@mall/contract/store/store.machine.ts';
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { bigId, fenColumn } from '../kernel/columns.ts';

export type StoreKind = 'self' | 'third' | 'cross';

/** The fields of a business licence, as printed on it. */
export const StoreLicence = z.strictObject({
  unifiedCode: z.string(),
  legalRepresentative: z.string(),
  registeredCapital: z.string(),
  establishedDate: z.string(),
  validUntil: z.string(),
  registrationAuthority: z.string(),
  address: z.string(),
  businessScope: z.string(),
});
export type StoreLicence = z.infer<typeof StoreLicence>;

export const store = pgTable('store', {
  id: bigId('id').primaryKey().default(sql`default`),
  name: text('name').notNull(),
  enName: text('en_name').notNull().default(''),
  kind: text('kind').$type<StoreKind>().notNull(),
  state: text('state').$type<StoreState>().notNull().default('open'),
  stateReason: text('state_reason').notNull().default(''),
  stateAt: timestamp('state_at', { withTimezone: true }),
  companyName: text('company_name').notNull(),
  enCompanyName: text('en_company_name').notNull().default(''),
  companyId: bigId('company_id'),
  provinceId: bigId('province_id'),
  cityId: bigId('city_id'),
  region: text('region').notNull().default(''),
  grade: text('grade').$type<'A' | 'B' | 'C'>().notNull().default('B'),
  goodsScore: numeric('goods_score', { precision: 2, scale: 1, mode: 'number' }).notNull().default(5),
  serviceScore: numeric('service_score', { precision: 2, scale: 1, mode: 'number' }).notNull().default(5),
  logisticsScore: numeric('logistics_score', { precision: 2, scale: 1, mode: 'number' }).notNull().default(5),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
  introduction: text('introduction').notNull().default(''),
  /** By language, for readers abroad. */
  introductions: jsonb('introductions').$type<Partial<Words>>().notNull().default({}),
  licence: jsonb('licence')
    .$type<StoreLicence>()
    .notNull()
    .default({} as StoreLicence),
  enLicence: jsonb('en_licence').$type<Partial<StoreLicence>>().notNull().default({}),
  logo: text('logo').notNull().default(''),
  banner: text('banner').notNull().default(''),
  template: text('template').$type<StoreTemplate>().notNull().default('home'),
  freightFen: fenColumn('freight_fen').notNull().default(0),
  freeFromFen: fenColumn('free_from_fen'),
  invoiceTypes: text('invoice_types').array().$type<InvoiceType[]>().notNull().default(['electronic_normal']),
  favouriteCount: integer('favourite_count').notNull().default(0),
  sales: bigint('sales', { mode: 'number' }).notNull().default(0),
});
