import type { Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export type ZoneKind = 'big_customer' | 'channel' | 'green' | 'photovoltaic' | 'private_brand' | 'power_goods' | 'cross_border';

export const goodsClass = pgTable('goods_class', {
  id: bigId('id').primaryKey().default(sql`default`),
  parentId: bigId('parent_id'),
  level: smallint('level').notNull(),
  path: text('path').notNull(),
  names: jsonb('names').$type<Words>().notNull(),
  picture: text('picture').notNull().default(''),
  icon: text('icon').notNull().default(''),
  synonyms: text('synonyms').array().notNull().default([]),
  unit: text('unit').notNull().default(''),
  taxRate: smallint('tax_rate').notNull().default(13),
  description: text('description').notNull().default(''),
  standards: text('standards').array().notNull().default([]),
  certificates: text('certificates').array().notNull().default([]),
  afterSales: text('after_sales').notNull().default(''),
  goodsCount: integer('goods_count').notNull().default(0),
  sort: integer('sort').notNull().default(0),
  shown: boolean('shown').notNull().default(true),
  mergedInto: bigId('merged_into'),
  former: text('former').array().notNull().default([]),
  nameRule: text('name_rule').notNull().default(''),
});

export const zone = pgTable('zone', {
  id: bigId('id').primaryKey().default(sql`default`),
  key: text('key').notNull(),
  kind: text('kind').$type<ZoneKind>().notNull(),
  names: jsonb('names').$type<Words>().notNull(),
  welcome: jsonb('welcome').$type<Words>().notNull(),
  skin: jsonb('skin').$type<Record<string, string>>().notNull().default({}),
  banner: text('banner').notNull().default(''),
  logo: text('logo').notNull().default(''),
  open: boolean('open').notNull().default(true),
  sort: integer('sort').notNull().default(0),
});

export const zoneCompany = pgTable('zone_company', {
  companyId: bigId('company_id').primaryKey(),
  zoneId: bigId('zone_id').notNull(),
});

export const catalogueCount = pgTable('catalogue_count', {
  key: text('key').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
});
