import { boolean, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

export const activityPrice = pgTable(
  'activity_price',
  {
    activityType: smallint('activity_type').$type<3 | 5>().notNull(),
    activityRef: bigId('activity_ref').notNull(),
    specId: bigId('spec_id').notNull(),
    priceFen: fenColumn('price_fen').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    open: boolean('open').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.activityType, table.activityRef, table.specId] })],
);
