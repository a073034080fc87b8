import { moneyStates } from '@mall/contract/billing/bill.machine.ts';
import { openPaymentStates } from '@mall/contract/billing/bill-payment.machine.ts';
import { type SQL, sql } from 'drizzle-orm';

/** As constants, so that the partial indexes of the same words are found. */
const among = (states: readonly string[]): SQL => sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`);

/** Of `bill b`: agreed to and not paid in full. */
export const waitsForMoney = sql`b.state in ${among(moneyStates)}`;
/** Of `bill b`: its day is over and something of it is unpaid. */
export const isOverdue = sql`b.overdue_at is not null and ${waitsForMoney}`;
/** Of `bill_payment p`: somebody still has to look for the money. */
export const isOpenPayment = sql`p.state in ${among(openPaymentStates)}`;
