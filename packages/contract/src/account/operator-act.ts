import type { Trail } from '../kernel/call.ts';
import type { AuditEvent } from './audit-events.ts';

/** What an operator's act is about, as the trail names it (`act-subjects.ts` of the server). */
export type ActSubject =
  | 'activity'
  | 'seckill_application'
  | 'seckill_session'
  | 'after_sale'
  | 'agreement'
  | 'approval_request'
  | 'bank_line'
  | 'bank_statement'
  | 'company'
  | 'bill'
  | 'brand'
  | 'class_publication'
  | 'goods_class'
  | 'label'
  | 'plate_rule'
  | 'search_synonym'
  | 'zone'
  | 'bill_dispute'
  | 'bill_payment'
  | 'credit_account'
  | 'credit_act'
  | 'credit_application'
  | 'credit_review'
  | 'feedback'
  | 'goods'
  | 'goods_version'
  | 'identity_provider'
  | 'inquiry_voucher'
  | 'invoice'
  | 'invoice_ask'
  | 'invoice_qualification'
  | 'news'
  | 'open_key'
  | 'partner'
  | 'pay_alert'
  | 'pay_voucher'
  | 'punchout_connection'
  | 'refund'
  | 'store'
  | 'review'
  | 'store_application'
  | 'store_paper'
  | 'wrong_payment';

/** An act of an operator that the frame writes down: who, what about, how that was before and after, and why. */
export const act = (event: AuditEvent, of: ActSubject): Trail => ({ event, of, by: 'frame' });

/** One whose verb writes its own row, because it says more than can be seen from outside. */
export const ownRow = (event: AuditEvent): Trail => ({ event, by: 'verb' });
