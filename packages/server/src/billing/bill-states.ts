import { moneyStates } from '@mall/contract/billing/bill.machine.ts';
import { billPaymentMachine } from '@mall/contract/billing/bill-payment.machine.ts';
import { sql } from 'drizzle-orm';
import { isIn, isOpen } from '../kernel/is-open.ts';

/** Of `bill b`: agreed to and not paid in full. */
export const waitsForMoney = isIn(moneyStates, 'b.state');
/** Of `bill b`: its day is over and something of it is unpaid. */
export const isOverdue = sql`b.overdue_at is not null and ${waitsForMoney}`;
/** Of `bill_payment p`: somebody still has to look for the money. */
export const isOpenPayment = isOpen(billPaymentMachine, 'p.state');
