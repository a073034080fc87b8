import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

export const review = pgTable('review', {
  id: bigId('id').primaryKey().default(sql`default`),
  goodsId: bigId('goods_id').notNull(),
  specId: bigId('spec_id'),
  storeId: bigId('store_id').notNull(),
  memberId: bigId('member_id').notNull(),
  orderGoodsId: bigId('order_goods_id'),
  stars: smallint('stars').notNull(),
  kind: text('kind')
    .$type<'positive' | 'neutral' | 'negative'>()
    .notNull()
    .generatedAlwaysAs(sql`case when stars >= 4 then 'positive' when stars = 3 then 'neutral' else 'negative' end`),
  text: text('text').notNull().default(''),
  photos: text('photos').array().notNull().default([]),
  specName: text('spec_name').notNull().default(''),
  anonymous: boolean('anonymous').notNull().default(false),
  shown: boolean('shown').notNull().default(true),
  appendText: text('append_text').notNull().default(''),
  appendPhotos: text('append_photos').array().notNull().default([]),
  appendedAt: timestamp('appended_at', { withTimezone: true }),
  reply: text('reply').notNull().default(''),
  repliedAt: timestamp('replied_at', { withTimezone: true }),
  repliedBy: bigId('replied_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  hiddenReason: text('hidden_reason').notNull().default(''),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  hiddenBy: bigId('hidden_by'),
});

export const reviewTotal = pgTable(
  'review_total',
  {
    subject: text('subject').$type<'goods' | 'store'>().notNull(),
    subjectId: bigId('subject_id').notNull(),
    star1: integer('star1').notNull().default(0),
    star2: integer('star2').notNull().default(0),
    star3: integer('star3').notNull().default(0),
    star4: integer('star4').notNull().default(0),
    star5: integer('star5').notNull().default(0),
    photo: integer('photo').notNull().default(0),
    append: integer('append').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId] })],
);
