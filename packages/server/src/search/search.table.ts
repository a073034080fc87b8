import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const searchTerm = pgTable('search_term', {
  word: text('word').primaryKey(),
  key: text('key').notNull(),
  pinyin: text('pinyin').notNull(),
  initials: text('initials').notNull(),
  han: boolean('han').notNull(),
  goodsCount: integer('goods_count').notNull(),
  weight: integer('weight').notNull(),
});
