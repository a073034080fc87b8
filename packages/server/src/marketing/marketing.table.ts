import type { Words } from '@mall/contract/kernel/language.ts';
import type { ActivityScope } from '@mall/contract/marketing/coupon.api.ts';
import type { PointReason } from '@mall/contract/marketing/point.api.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const activity = pgTable('activity', {
  id: bigId('id').primaryKey().default(sql`default`),
  activityType: smallint('activity_type').$type<1 | 2 | 3 | 4 | 5>().notNull(),
  key: text('key'),
  names: jsonb('names').$type<Words>().notNull(),
  scope: text('scope').$type<ActivityScope>().notNull().default('all'),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  state: text('state').$type<'on' | 'paused' | 'closed'>().notNull().default('on'),
  sort: integer('sort').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  storeId: bigId('store_id'),
  budgetFen: fenColumn('budget_fen'),
  heldByMall: boolean('held_by_mall').notNull().default(false),
  byMemberId: bigId('by_member_id'),
});

export const seckillSession = pgTable('seckill_session', {
  id: bigId('id').primaryKey().default(sql`default`),
  activityId: bigId('activity_id').notNull(),
  activityType: smallint('activity_type').notNull().default(3),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
});

const stockColumns = {
  specId: bigId('spec_id').notNull(),
  priceFen: fenColumn('price_fen').notNull(),
  total: integer('total').notNull(),
  sold: integer('sold').notNull().default(0),
  soldElsewhere: integer('sold_elsewhere').notNull().default(0),
  restriction: integer('restriction').notNull().default(0),
  sort: integer('sort').notNull().default(0),
};

export const seckillGoods = pgTable('seckill_goods', { sessionId: bigId('session_id').notNull(), ...stockColumns }, (table) => [
  primaryKey({ columns: [table.sessionId, table.specId] }),
]);

export const timeLimitedGoods = pgTable(
  'time_limited_goods',
  { activityId: bigId('activity_id').notNull(), activityType: smallint('activity_type').notNull().default(5), ...stockColumns },
  (table) => [primaryKey({ columns: [table.activityId, table.specId] })],
);

export const seckillRemind = pgTable(
  'seckill_remind',
  {
    sessionId: bigId('session_id').notNull(),
    specId: bigId('spec_id').notNull(),
    memberId: bigId('member_id').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    toldAt: time('told_at'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.specId, table.memberId] })],
);

export const pointAccount = pgTable('point_account', {
  memberId: bigId('member_id').primaryKey(),
  balance: fenColumn('balance').notNull().default(0),
});

export const pointLedger = pgTable('point_ledger', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  change: fenColumn('change').notNull(),
  balanceAfter: fenColumn('balance_after').notNull(),
  reason: text('reason').$type<PointReason>().notNull(),
  ref: text('ref').notNull(),
  remark: text('remark').notNull().default(''),
  at: time('at').notNull().defaultNow(),
});
