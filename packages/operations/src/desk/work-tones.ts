import type { WorkKind } from '@mall/contract/account/work.rules.ts';
import type { TagProps } from '@mall/ui/tag.tsx';

/** Audits are the brand's, money is blue, disputes are amber, the rest is plain. */
export const workTones: Readonly<Record<WorkKind, NonNullable<TagProps['tone']>>> = {
  certification: 'brand',
  registration: 'brand',
  paper: 'brand',
  review: 'amber',
  goods: 'brand',
  voucher: 'info',
  refund: 'info',
  wrong: 'info',
  arbitration: 'amber',
  payback: 'amber',
  credit: 'brand',
  credit_second: 'info',
  credit_review: 'info',
  qualification: 'brand',
  tax: 'bad',
  bill: 'amber',
  bill_payment: 'info',
  contract: 'bad',
  deal_voucher: 'brand',
  alert: 'bad',
  feedback: 'plain',
  approval: 'amber',
  dead: 'plain',
};
