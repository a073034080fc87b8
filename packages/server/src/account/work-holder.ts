import type { ActSubject } from '@mall/contract/account/operator-act.ts';
import type { WorkKind } from '@mall/contract/account/work.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { among, claimOf, type WorkBook, waitingIn } from './work.ts';

/** What waits in each queue, as the acts that decide it name it. */
const subjectOf: Readonly<Record<WorkKind, ActSubject>> = {
  alert: 'pay_alert',
  approval: 'approval_request',
  arbitration: 'after_sale',
  bill: 'bill',
  bill_payment: 'bill_payment',
  certification: 'company',
  contract: 'agreement',
  credit: 'credit_application',
  credit_review: 'credit_review',
  credit_second: 'credit_act',
  dead: 'news',
  deal_voucher: 'inquiry_voucher',
  feedback: 'feedback',
  paper: 'store_paper',
  goods: 'goods_version',
  payback: 'after_sale',
  qualification: 'invoice_qualification',
  refund: 'refund',
  registration: 'store_application',
  review: 'review',
  tax: 'invoice_ask',
  voucher: 'pay_voucher',
  wrong: 'wrong_payment',
};

const Held = z.strictObject({ name: z.string() });

/** What a colleague has taken is his to decide: who wants to do it takes it over first, and he hears of it. */
export const requireUnheld = async (tx: Tx, book: WorkBook, of: ActSubject, id: Id, memberId: Id): Promise<void> => {
  const slots = book.slots.filter(({ kind }) => subjectOf[kind] === of);
  if (slots.length === 0) return;
  const items = slots.map(({ kind }) => ({ kind, id }));
  const [held] = await readRows(tx, Held)`
    select h.member_name as name from (${waitingIn(slots, book.limits)}) w ${claimOf} join member h on h.id = c.holder_id
    where ${among(items)} and c.holder_id <> ${memberId} limit 1`;
  if (held) throw refuse('account.work_held', held);
};
