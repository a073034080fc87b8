import type { GoodsState } from '@mall/contract/catalogue/goods.machine.ts';
import type { stockReasons } from '@mall/contract/catalogue/shelf.rules.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';
import type { AbroadNames } from './goods-name.ts';

export type GoodsSource = 'third' | 'self' | 'cross';
export type StockReason = (typeof stockReasons)[number];

export const goods = pgTable('goods', {
  id: bigId('id').primaryKey().default(sql`default`),
  firstGcId: bigId('first_gc_id').notNull(),
  secondGcId: bigId('second_gc_id').notNull(),
  gcId: bigId('gc_id').notNull(),
  brandId: bigId('brand_id').notNull(),
  storeId: bigId('store_id').notNull(),
  storeClassId: bigId('store_class_id'),
  defaultSpecId: bigId('default_spec_id'),
  priceFen: fenColumn('price_fen').notNull(),
  rank: integer('rank').notNull().default(0),
  sales: integer('sales').notNull().default(0),
  monthSales: integer('month_sales').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  positiveCount: integer('positive_count').notNull().default(0),
  neutralCount: integer('neutral_count').notNull().default(0),
  negativeCount: integer('negative_count').notNull().default(0),
  photoCount: integer('photo_count').notNull().default(0),
  favouriteCount: integer('favourite_count').notNull().default(0),
  moq: integer('moq').notNull().default(1),
  taxRate: smallint('tax_rate').notNull().default(13),
  source: text('source').$type<GoodsSource>().notNull(),
  state: text('state').$type<GoodsState>().notNull().default('on'),
  spuCode: text('spu_code').notNull(),
  model: text('model').notNull().default(''),
  name: text('name').notNull(),
  enName: text('en_name').notNull().default(''),
  abroadNames: jsonb('abroad_names').$type<AbroadNames>().notNull().default({}),
  unit: text('unit').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  invoiceable: boolean('invoiceable').notNull().default(true),
  invoiceTypes: text('invoice_types').array().notNull().default(sql`'{electronic_normal,paper_normal,paper_special}'`),
  /** Why the mall took it from the shelf. */
  stateReason: text('state_reason').notNull().default(''),
  /** Null: the usual one of the store. */
  freightTemplateId: bigId('freight_template_id'),
});

export const spec = pgTable('spec', {
  id: bigId('id').primaryKey().default(sql`default`),
  goodsId: bigId('goods_id').notNull(),
  priceFen: fenColumn('price_fen').notNull(),
  marketFen: fenColumn('market_fen'),
  weightGram: bigint('weight_gram', { mode: 'number' }).notNull().default(0),
  leadDays: smallint('lead_days').notNull().default(0),
  sort: smallint('sort').notNull().default(0),
  state: text('state').$type<'on' | 'off'>().notNull().default('on'),
  itemNumber: text('item_number').notNull(),
  name: text('name').notNull(),
  valueIds: bigint('value_ids', { mode: 'number' }).array().notNull().default([]),
  axis: jsonb('axis').$type<Record<string, string>>().notNull().default({}),
  axisLine: text('axis_line').notNull().default(''),
  attributeLine: text('attribute_line').notNull().default(''),
  picture: text('picture').notNull(),
  /** Where a spec is counted otherwise than its goods; null: as the goods. */
  unit: text('unit'),
  moq: integer('moq'),
  /** Metres in one unit; null: not sold by length. */
  packLength: integer('pack_length'),
  /** At or below it the store is warned; null: never. */
  warnAt: integer('warn_at'),
  /** Bought by so many at a time; null: by one. */
  step: integer('step'),
  /** Left out by a version; for orders of before. */
  droppedAt: timestamp('dropped_at', { withTimezone: true }),
});

export const specStock = pgTable('spec_stock', {
  specId: bigId('spec_id').primaryKey(),
  onHand: integer('on_hand').notNull().default(0),
  reserved: integer('reserved').notNull().default(0),
});
