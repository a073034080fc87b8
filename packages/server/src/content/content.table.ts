import type { FeedbackKind } from '@mall/contract/content/feedback.rules.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

/** A text of a page: Chinese always, the other languages where cross-border pages show it. */
export type PageWords = Pick<Words, 'zh'> & Partial<Words>;
export type RelationType = 'page' | 'goods' | 'class' | 'brand' | 'store' | 'zone' | 'article' | 'keyword' | 'activity';
/** Of each language besides Chinese, as much as is translated. */
export type ArticleWords = { [language in Language]?: { category?: string; title?: string; summary?: string; body?: string } };
export type ArticleKind = 'help' | 'notice' | 'charge' | 'agreement';

export const site = pgTable('site', {
  id: smallint('id').primaryKey().default(1),
  copyright: text('copyright').notNull().default(''),
  copyrightAbroad: jsonb('copyright_abroad').$type<Partial<Words>>().notNull().default({}),
  records: text('records').array().notNull().default([]),
  recordsAbroad: jsonb('records_abroad').$type<Partial<Words>[]>().notNull().default([]),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const navigation = pgTable('navigation', {
  id: bigId('id').primaryKey().default(sql`default`),
  parentId: bigId('parent_id'),
  name: jsonb('name').$type<PageWords>().notNull(),
  url: text('url').notNull(),
  sort: integer('sort').notNull().default(0),
  shown: boolean('shown').notNull().default(true),
});

export const adv = pgTable('adv', {
  id: bigId('id').primaryKey().default(sql`default`),
  advKey: text('adv_key').notNull(),
  storeId: bigId('store_id'),
  zoneId: bigId('zone_id'),
  title: jsonb('title').$type<PageWords>().notNull(),
  subtitle: jsonb('subtitle').$type<PageWords>(),
  image: text('image').notNull(),
  sort: integer('sort').notNull().default(0),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  shown: boolean('shown').notNull().default(true),
});

export const advLink = pgTable('adv_link', {
  id: bigId('id').primaryKey().default(sql`default`),
  advId: bigId('adv_id').notNull(),
  relationType: text('relation_type').$type<RelationType>().notNull(),
  relationTarget: text('relation_target').notNull().default(''),
  typeKeyWord: text('type_key_word').notNull().default(''),
  linkType: text('link_type').$type<'inner' | 'outer'>().notNull().default('inner'),
  sort: integer('sort').notNull().default(0),
  area: smallint('area').array(),
});

export const hotWord = pgTable('hot_word', {
  id: bigId('id').primaryKey().default(sql`default`),
  word: text('word').notNull(),
  url: text('url'),
  highlighted: boolean('highlighted').notNull().default(false),
  sort: integer('sort').notNull().default(0),
  shown: boolean('shown').notNull().default(true),
});

export const floor = pgTable('floor', {
  id: bigId('id').primaryKey().default(sql`default`),
  zoneId: bigId('zone_id'),
  floorStyle: smallint('floor_style').notNull(),
  title: jsonb('title').$type<PageWords>().notNull(),
  subtitle: jsonb('subtitle').$type<PageWords>(),
  image: text('image').notNull().default(''),
  actionType: text('action_type').$type<'none' | 'class' | 'zone' | 'keyword' | 'page'>().notNull().default('none'),
  actionParams: jsonb('action_params').$type<Record<string, string>>().notNull().default({}),
  sort: integer('sort').notNull().default(0),
  shown: boolean('shown').notNull().default(true),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

export const floorGoods = pgTable(
  'floor_goods',
  {
    floorId: bigId('floor_id').notNull(),
    place: smallint('place').notNull(),
    part: text('part').$type<'main' | 'hero' | 'ranking' | 'kit'>().notNull().default('main'),
    groupNo: smallint('group_no').notNull().default(0),
    goodsId: bigId('goods_id').notNull(),
    caption: text('caption').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.floorId, table.place] })],
);

export const floorLink = pgTable('floor_link', {
  id: bigId('id').primaryKey().default(sql`default`),
  floorId: bigId('floor_id').notNull(),
  part: text('part').$type<'head' | 'chip' | 'more' | 'kit' | 'banner'>().notNull().default('head'),
  groupNo: smallint('group_no').notNull().default(0),
  title: jsonb('title').$type<PageWords>().notNull(),
  subtitle: jsonb('subtitle').$type<PageWords>(),
  image: text('image').notNull().default(''),
  relationType: text('relation_type').$type<RelationType>().notNull(),
  relationTarget: text('relation_target').notNull().default(''),
  typeKeyWord: text('type_key_word').notNull().default(''),
  linkType: text('link_type').$type<'inner' | 'outer'>().notNull().default('inner'),
  sort: integer('sort').notNull().default(0),
});

export const customClass = pgTable('custom_class', {
  id: bigId('id').primaryKey().default(sql`default`),
  parentId: bigId('parent_id'),
  zoneId: bigId('zone_id'),
  name: jsonb('name').$type<PageWords>().notNull(),
  classId: bigId('class_id'),
  image: text('image').notNull().default(''),
  showType: smallint('show_type').notNull().default(1),
  advId: bigId('adv_id'),
  sort: integer('sort').notNull().default(0),
  shown: boolean('shown').notNull().default(true),
});

export const pagePart = pgTable('page_part', {
  id: bigId('id').primaryKey().default(sql`default`),
  part: text('part').$type<'footer' | 'friend' | 'app' | 'slogan'>().notNull(),
  groupName: jsonb('group_name').$type<PageWords>(),
  title: jsonb('title').$type<PageWords>().notNull(),
  subtitle: jsonb('subtitle').$type<PageWords>(),
  image: text('image').notNull().default(''),
  url: text('url').notNull().default(''),
  sort: integer('sort').notNull().default(0),
  shown: boolean('shown').notNull().default(true),
});

export const article = pgTable('article', {
  id: bigId('id').primaryKey().default(sql`default`),
  kind: text('kind').$type<ArticleKind>().notNull(),
  key: text('key'),
  category: text('category').notNull().default(''),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  body: text('body').notNull().default(''),
  pointsPrice: integer('points_price').notNull().default(0),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  sort: integer('sort').notNull().default(0),
  views: integer('views').notNull().default(0),
  words: jsonb('words').$type<ArticleWords>().notNull().default({}),
  behind: text('behind').array().notNull().default([]),
});

export const articlePurchase = pgTable(
  'article_purchase',
  {
    memberId: bigId('member_id').notNull(),
    articleId: bigId('article_id').notNull(),
    points: integer('points').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.articleId] })],
);

export const feedback = pgTable('feedback', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id'),
  kind: text('kind').$type<FeedbackKind>().notNull(),
  body: text('body').notNull(),
  contact: text('contact').notNull().default(''),
  photos: text('photos').array().notNull().default([]),
  state: text('state').$type<'new' | 'answered' | 'closed'>().notNull().default('new'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  answer: text('answer').notNull().default(''),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endedBy: bigId('ended_by'),
});

export const area = pgTable('area', {
  id: bigId('id').primaryKey(),
  parentId: bigId('parent_id'),
  name: text('name').notNull(),
  level: smallint('level').notNull(),
  leaf: boolean('leaf').notNull(),
  shown: boolean('shown').notNull().default(true),
  sort: integer('sort').notNull().default(0),
});

export const country = pgTable('country', {
  code: text('code').primaryKey(),
  sort: integer('sort').notNull().default(0),
});
