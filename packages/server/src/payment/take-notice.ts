import { type BankChannel, isBankChannel } from '@mall/contract/payment/pay-channels.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { BankNotice, type SentNotice } from '../gateways/pay.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type NoticeVerdict, payNotice } from './payment.table.ts';
import { raiseAlert } from './raise-alert.ts';
import { settleAttempt } from './settle-attempt.ts';

export type NoticeAnswer = 'success' | 'fail';

/**
 * A word from the bank that nobody asked for. Its signature is looked at before anything else; the same notice counts once, however often
 * and at how many doors at once it comes. "success" means "do not repeat it", not that anything was paid.
 */
export const takeNotice = async ({ db, pay }: House, { channel, headers, text }: SentNotice): Promise<NoticeAnswer> => {
  const { fault, notice } = pay.readNotice({ channel, headers, text });
  if (fault || !isBankChannel(channel)) {
    await raiseAlert(db, fault ?? 'forged', await subjectOf(db, notice), { channel: channel.slice(0, 20), noticeId: notice?.noticeId });
    return 'fail';
  }
  if (!notice) return 'fail';
  const before = await findNotice(db, channel, notice);
  if (before) return repeated(db, channel, notice, before);
  const applied = await inTransaction(db, (tx) => applyNotice(tx, channel, notice));
  if (applied) return 'success';
  const first = await findNotice(db, channel, notice);
  return first ? repeated(db, channel, notice, first) : 'fail';
};

const AttemptNoRow = z.strictObject({ attempt_no: z.string() });

/** A forger may name any number; only those that exist get an alert of their own. */
const subjectOf = async (db: Tx, notice: BankNotice | undefined): Promise<string> => {
  if (!notice) return 'unknown';
  const rows = await readRows(db, AttemptNoRow)`select attempt_no from pay_attempt where attempt_no = ${notice.attemptNo}`;
  return rows[0]?.attempt_no ?? 'unknown';
};

const Before = BankNotice.pick({ attemptNo: true, outNo: true, state: true, amountFen: true });
type Before = z.infer<typeof Before>;

const findNotice = async (db: Tx, channel: string, { noticeId }: BankNotice): Promise<Before | undefined> =>
  (
    await readRows(db, Before)`
      select attempt_no as "attemptNo", out_no as "outNo", state, amount_fen::float8 as "amountFen" from pay_notice
      where channel = ${channel} and notice_id = ${noticeId}`
  )[0];

const repeated = async (db: Tx, channel: string, notice: BankNotice, before: Before): Promise<NoticeAnswer> => {
  const same = (['attemptNo', 'outNo', 'state', 'amountFen'] as const).every((field) => notice[field] === before[field]);
  if (!same) await raiseAlert(db, 'altered', before.attemptNo, { channel, ...notice });
  return 'success';
};

const ChannelRow = z.strictObject({ channel: z.string() });

/** False when another connection took the same notice first. */
const applyNotice = async (tx: Tx, channel: BankChannel, notice: BankNotice): Promise<boolean> => {
  const { noticeId, attemptNo, outNo, state, amountFen } = notice;
  // Copies that come at once queue here by their number, whatever else they say.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${channel} ${noticeId}`}, 0))`);
  if (await findNotice(tx, channel, notice)) return false;
  const rows = await readRows(tx, ChannelRow)`select channel from pay_attempt where attempt_no = ${attemptNo}`;
  const verdict = await judge(tx, channel, notice, rows[0]?.channel);
  await tx.insert(payNotice).values({ channel, noticeId, attemptNo, outNo, state, amountFen, verdict });
  return true;
};

const judge = async (tx: Tx, channel: BankChannel, notice: BankNotice, attemptChannel: string | undefined): Promise<NoticeVerdict> => {
  if (attemptChannel !== channel || (notice.state === 'success' && notice.outNo === '')) {
    await raiseAlert(tx, 'mismatch', attemptChannel === undefined ? 'unknown' : notice.attemptNo, { channel, ...notice });
    return 'mismatch';
  }
  return settleAttempt(tx, notice.attemptNo, notice.state === 'success' ? { ...notice, state: 'success' } : { state: 'failure' });
};
