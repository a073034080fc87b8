import { type BankChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import type { PayStart } from '@mall/contract/payment/payment.api.ts';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { askBank } from './ask-bank.ts';
import { drawQr } from './draw-qr.ts';
import { type OpenAttempt, reserveAttempt } from './reserve-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/** `site` is where the payer comes back to. */
type Asked = { paySn: string; channel: BankChannel; site?: string };
type PayHouse = Pick<House, 'db' | 'pay' | 'config'>;

const asStart = ({ attemptNo, payUrl, codeUrl, expireSeconds }: OpenAttempt): PayStart => ({
  attemptNo,
  expireSeconds,
  settled: 0,
  payUrl,
  ...(codeUrl && { codeUrl, qrCode: drawQr(codeUrl) }),
});

/** Starts paying: a row first, then the bank. The same click again goes on with the payment that is open. */
export const startPayment = async (
  house: PayHouse,
  side: BuyerSide,
  { paySn, channel, site = house.config.siteUrl }: Asked,
): Promise<PayStart> => {
  if (payChannelRows[channel].forCompanies && side.companyId === undefined) throw refuse('payment.enterprise_channel');
  for (let round = 0; round < 2; round += 1) {
    const reserved = await inTransaction(house.db, async (tx) => {
      const found = await reserveAttempt(tx, side, paySn, channel);
      if (found.kind === 'free') await settleAttempt(tx, found.attemptNo, { state: 'success', amountFen: 0, outNo: found.attemptNo });
      return found;
    });
    if (reserved.kind === 'free') return { attemptNo: reserved.attemptNo, expireSeconds: 0, settled: 1 };
    if (reserved.kind === 'open') return openAtBank(house, site, paySn, reserved.attempt, reserved.title);
    const said = await askBank(house, 'close', reserved.attempt);
    if (said === 'success') throw refuse('order.already_paid');
    if (said === 'away') throw refuse('payment.bank_away');
  }
  throw refuse('order.moved');
};

const openAtBank = async (
  { db, pay, config }: PayHouse,
  site: string,
  paySn: string,
  attempt: OpenAttempt,
  title: string,
): Promise<PayStart> => {
  if (attempt.payUrl !== '') return asStart(attempt);
  const { attemptNo, channel, amountFen, expiresAt } = attempt;
  const opened = await pay.open({
    attemptNo,
    channel,
    channelName: payChannelRows[channel].name.zh,
    amountFen,
    title,
    expiresAt,
    notifyUrl: `${config.siteUrl}${config.API_BASE}/portal/payment/notify/${channel}`,
    successUrl: `${site}/paymentSuccess?paySn=${paySn}`,
    failureUrl: `${site}/paymentFailure?paySn=${paySn}`,
  });
  if (!opened) {
    // Nobody has an address to pay at, so the next click starts anew; should the bank have opened it after all, it is asked about later.
    await inTransaction(db, (tx) => settleAttempt(tx, attemptNo, { state: 'failure' }));
    throw refuse('payment.bank_away');
  }
  const { payUrl, codeUrl = '' } = opened;
  await db.execute(sql`update pay_attempt set pay_url = ${payUrl}, code_url = ${codeUrl} where attempt_no = ${attemptNo}`);
  return asStart({ ...attempt, payUrl, codeUrl });
};
