import type { Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

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
});

export const brand = pgTable('brand', {
  id: bigId('id').primaryKey().default(sql`default`),
  name: text('name').notNull(),
  enName: text('en_name').notNull().default(''),
  initial: text('initial').notNull(),
  story: text('story').notNull().default(''),
  logo: text('logo').notNull().default(''),
  own: boolean('own').notNull().default(false),
  sort: integer('sort').notNull().default(0),
});

export const brandClass = pgTable(
  'brand_class',
  {
    brandId: bigId('brand_id').notNull(),
    classId: bigId('class_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.classId] })],
);

export const storeMainClass = pgTable(
  'store_main_class',
  {
    storeId: bigId('store_id').notNull(),
    classId: bigId('class_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.classId] })],
);

export const label = pgTable('label', {
  id: bigId('id').primaryKey().default(sql`default`),
  key: text('key').notNull(),
  names: jsonb('names').$type<Words>().notNull(),
  tone: text('tone').$type<'green' | 'amber' | 'red' | 'blue' | 'grey'>().notNull().default('green'),
  sort: integer('sort').notNull().default(0),
});

export const attribute = pgTable('attribute', {
  id: bigId('id').primaryKey().default(sql`default`),
  classId: bigId('class_id').notNull(),
  names: jsonb('names').$type<Words>().notNull(),
  facet: boolean('facet').notNull(),
  inName: boolean('in_name').notNull(),
  drivesSpec: boolean('drives_spec').notNull(),
  sort: integer('sort').notNull().default(0),
});

export const attributeValue = pgTable('attribute_value', {
  id: bigId('id').primaryKey().default(sql`default`),
  attributeId: bigId('attribute_id').notNull(),
  value: text('value').notNull(),
  sort: integer('sort').notNull().default(0),
});

export const classPrice = pgTable(
  'class_price',
  {
    classId: bigId('class_id').notNull(),
    month: date('month').notNull(),
    averageFen: fenColumn('average_fen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.month] })],
);

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

export const zoneRule = pgTable(
  'zone_rule',
  {
    zoneId: bigId('zone_id').notNull(),
    kind: text('kind').$type<'class' | 'brand' | 'label' | 'store' | 'source' | 'goods' | 'all'>().notNull(),
    target: text('target').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.kind, table.target] })],
);

export const zoneCompany = pgTable('zone_company', {
  companyId: bigId('company_id').primaryKey(),
  zoneId: bigId('zone_id').notNull(),
});

export const recommendation = pgTable(
  'recommendation',
  {
    list: text('list').notNull(),
    place: integer('place').notNull(),
    goodsId: bigId('goods_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.place] })],
);

export const catalogueCount = pgTable('catalogue_count', {
  key: text('key').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
});
