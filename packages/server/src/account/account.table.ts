import type { Audience } from '@mall/contract/kernel/access.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, bytes } from '../kernel/columns.ts';

export type SmsPurpose = 'sign_in' | 'register' | 'forget' | 'bind' | 'change' | 'bind_child' | 'sign_contract' | 'enrol' | 'social';

export const member = pgTable('member', {
  id: bigId('id').primaryKey().default(sql`default`),
  mobile: text('mobile').notNull(),
  memberName: text('member_name').notNull(),
  nickName: text('nick_name').notNull().default(''),
  avatar: text('avatar').notNull().default(''),
  email: text('email'),
  audience: text('audience').$type<Audience>().notNull().default('buyer'),
  accountType: smallint('account_type').$type<1 | 2>().notNull().default(1),
  companyId: bigId('company_id'),
  departmentId: bigId('department_id'),
  storeId: bigId('store_id'),
  zoneId: bigId('zone_id'),
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull().defaultNow(),
  enabled: boolean('enabled').notNull().default(true),
  frozenUntil: timestamp('frozen_until', { withTimezone: true }),
  frozenReason: text('frozen_reason').notNull().default(''),
  unboundAt: timestamp('unbound_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const role = pgTable('role', {
  id: bigId('id').primaryKey().default(sql`default`),
  companyId: bigId('company_id'),
  key: text('key').notNull(),
  name: text('name').notNull(),
  audience: text('audience').$type<Audience>().notNull().default('buyer'),
  remark: text('remark').notNull().default(''),
  version: integer('version').notNull().default(1),
});

export const memberRole = pgTable('member_role', {
  memberId: bigId('member_id').notNull(),
  roleId: bigId('role_id').notNull(),
});

export const memberSession = pgTable('member_session', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  companionHash: bytes('companion_hash').notNull(),
  device: text('device').notNull().default(''),
  address: text('address').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  provedAt: timestamp('proved_at', { withTimezone: true }),
  idleHours: integer('idle_hours').notNull().default(72),
  way: text('way').notNull().default(''),
  narrow: boolean('narrow').notNull().default(false),
  looksOnly: boolean('looks_only').notNull().default(false),
});

export const smsCode = pgTable('sms_code', {
  id: bigId('id').primaryKey().default(sql`default`),
  mobile: text('mobile').notNull(),
  purpose: text('purpose').$type<SmsPurpose>().notNull(),
  codeHash: bytes('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
});

export const frontMenu = pgTable('front_menu', {
  id: bigId('id').primaryKey().default(sql`default`),
  parentId: bigId('parent_id'),
  name: jsonb('name').$type<Words>().notNull(),
  url: text('url').notNull().default(''),
  icon: text('icon').notNull().default(''),
  permission: text('permission').notNull().default(''),
  sort: integer('sort').notNull().default(0),
});

export const auditLog = pgTable('audit_log', {
  id: bigId('id').primaryKey().default(sql`default`),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  memberId: bigId('member_id'),
  event: text('event').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  companyId: bigId('company_id'),
  targetId: bigId('target_id'),
  target: text('target').notNull().default(''),
  address: text('address').notNull().default(''),
  device: text('device').notNull().default(''),
  before: jsonb('before').$type<unknown>(),
  after: jsonb('after').$type<unknown>(),
});

export const agreementText = pgTable('agreement_text', {
  kind: text('kind').$type<'agreement' | 'privacy'>().primaryKey(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  version: integer('version').notNull().default(1),
  askedFrom: integer('asked_from').notNull().default(0),
});
