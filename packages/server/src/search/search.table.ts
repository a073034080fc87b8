import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const searchTerm = pgTable('search_term', {
  word: text('word').primaryKey(),
  key: text('key').notNull(),
  pinyin: text('pinyin').notNull(),
  initials: text('initials').notNull(),
  han: boolean('han').notNull(),
  goodsCount: integer('goods_count').notNull(),
  weight: integer('weight').notNull(),
});

export const goodsSearch = pgTable('goods_search', {
  goodsId: bigId('goods_id').primaryKey(),
  words: words('words').notNull(),
});

export const searchWord = pgTable('search_word', {
  word: text('word').primaryKey(),
});

export const goodsChange = pgTable('goods_change', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
  goodsId: bigId('goods_id'),
  kind: text('kind').$type<'goods' | 'book' | 'all'>().notNull().default('goods'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
