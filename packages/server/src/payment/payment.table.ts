import type { BankChannel } from '@mall/contract/payment/pay-channels.ts';
import type { AlertKind, RefundState, VoucherState } from '@mall/contract/payment/payment.rules.ts';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId, fenColumn } from '../kernel/columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const key = () => bigId('id').primaryKey().default(sql`default`);

/** `free`: there was nothing to pay. */
export type AttemptChannel = BankChannel | 'offline' | 'free';

export type NoticeVerdict = 'applied' | 'no_effect' | 'wrong_amount' | 'mismatch';

export const payNotice = pgTable('pay_notice', {
  id: key(),
  channel: text('channel').notNull(),
  noticeId: text('notice_id').notNull(),
  attemptNo: text('attempt_no').notNull(),
  state: text('state').notNull(),
  amountFen: fenColumn('amount_fen').notNull(),
  outNo: text('out_no').notNull(),
  verdict: text('verdict').$type<NoticeVerdict>().notNull(),
  at: time('at').notNull().defaultNow(),
});

export const refund = pgTable('refund', {
  id: key(),
  refundSn: text('refund_sn').notNull(),
  orderId: bigId('order_id'),
  attemptNo: text('attempt_no'),
  channel: text('channel').notNull(),
  amountFen: fenColumn('amount_fen').notNull(),
  withheldFen: fenColumn('withheld_fen').notNull().default(0),
  ref: text('ref').notNull(),
  reason: text('reason').notNull().default(''),
  state: text('state').$type<RefundState>().notNull().default('pending'),
  tries: integer('tries').notNull().default(0),
  nextTryAt: time('next_try_at'),
  handAt: time('hand_at'),
  lastError: text('last_error').notNull().default(''),
  proof: text('proof').notNull().default(''),
  byMemberId: bigId('by_member_id'),
  enteredBy: bigId('entered_by'),
  enteredAt: time('entered_at'),
  enteredProof: text('entered_proof').notNull().default(''),
  limitFen: fenColumn('limit_fen'),
  createdAt: time('created_at').notNull().defaultNow(),
  doneAt: time('done_at'),
});

export const payVoucher = pgTable('pay_voucher', {
  id: key(),
  paySn: text('pay_sn').notNull(),
  memberId: bigId('member_id').notNull(),
  urls: text('urls').array().notNull(),
  payerName: text('payer_name').notNull(),
  remark: text('remark').notNull().default(''),
  state: text('state').$type<VoucherState>().notNull().default('submitted'),
  reason: text('reason').notNull().default(''),
  byMemberId: bigId('by_member_id'),
  createdAt: time('created_at').notNull().defaultNow(),
  decidedAt: time('decided_at'),
  enteredBy: bigId('entered_by'),
  enteredAt: time('entered_at'),
  enteredFen: fenColumn('entered_fen'),
  limitFen: fenColumn('limit_fen'),
  confirmedFen: fenColumn('confirmed_fen'),
});

export const payAlert = pgTable('pay_alert', {
  id: key(),
  kind: text('kind').$type<AlertKind>().notNull(),
  subject: text('subject').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  times: integer('times').notNull().default(1),
  firstAt: time('first_at').notNull().defaultNow(),
  lastAt: time('last_at').notNull().defaultNow(),
  openAt: time('open_at').notNull().defaultNow(),
  settledAt: time('settled_at'),
  settledBy: bigId('settled_by'),
  settledNote: text('settled_note').notNull().default(''),
});
