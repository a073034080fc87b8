import { pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

export const specPriceBreak = pgTable(
  'spec_price_break',
  {
    specId: bigId('spec_id').notNull(),
    minNum: smallint('min_num').notNull(),
    priceFen: fenColumn('price_fen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.specId, table.minNum] })],
);
