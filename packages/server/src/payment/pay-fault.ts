import { sql } from 'drizzle-orm';

type Standing = { state: string; paidFen: number; late: boolean; frozen: boolean };

/** Whether the mall has frozen the company that an order `o` is of: nobody pays for it. */
export const isFrozen = sql`exists (select from company f where f.id = o.company_id and f.state = 'blocked')`;

/** Why an order cannot be paid now, or nothing. */
export const payFault = ({ state, paidFen, late, frozen }: Standing) => {
  if (state !== 'wait_pay') return paidFen > 0 ? 'order.already_paid' : 'payment.not_payable';
  if (frozen) return 'payment.company_frozen';
  return late ? 'payment.deadline_passed' : undefined;
};
