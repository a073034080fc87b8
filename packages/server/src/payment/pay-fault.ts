import { sql } from 'drizzle-orm';
import * as z from 'zod';

type Standing = { state: string; paidFen: number; late: boolean; frozen: Frozen | null; onBill: boolean };

/** Whom of an order `o` the mall has frozen. Nobody pays for such a company, and nobody such a store before it has shipped. */
export const frozenOf = sql`case when exists (select from company f where f.id = o.company_id and f.state = 'blocked') then 'company'
  when o.pay_mode = 'prepay' and exists (select from store f where f.id = o.store_id and f.state = 'frozen') then 'store' end`;

export const frozenFaults = { company: 'payment.company_frozen', store: 'payment.store_frozen' } as const;
export const Frozen = z.enum(['company', 'store']);
type Frozen = z.infer<typeof Frozen>;

/** Why an order cannot be paid now, or nothing. */
export const payFault = ({ state, paidFen, late, frozen, onBill }: Standing) => {
  if (state !== 'wait_pay') return paidFen > 0 ? 'order.already_paid' : 'payment.not_payable';
  if (onBill) return 'payment.on_bill';
  if (frozen) return frozenFaults[frozen];
  return late ? 'payment.deadline_passed' : undefined;
};
