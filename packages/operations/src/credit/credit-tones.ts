import type { ApplicationState } from '@mall/contract/credit/application.machine.ts';
import type { CreditState } from '@mall/contract/credit/credit.machine.ts';
import type { CreditActState } from '@mall/contract/credit/credit-act.machine.ts';
import type { CreditReviewState } from '@mall/contract/order/credit-review.machine.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

type Look = Pick<StatusMarkProps, 'mark' | 'tone'>;
const waits: Look = { mark: 'open', tone: 'amber' };
const done: Look = { mark: 'closed', tone: 'green' };
const refused: Look = { mark: 'closed', tone: 'red' };
const over: Look = { mark: 'open', tone: 'grey' };

export const creditTones: Readonly<Record<CreditState, Look>> = {
  none: over,
  applying: waits,
  active: done,
  rejected: refused,
  on_hold: refused,
  expired: over,
  closed: over,
};
export const decisionTones: Readonly<Record<ApplicationState | 'second', Look>> = {
  waiting: waits,
  second: waits,
  approved: done,
  rejected: refused,
  withdrawn: over,
};
export const reviewTones: Readonly<Record<CreditReviewState, Look>> = { waiting: waits, passed: done, refused, ended: over };
export const actTones: Readonly<Record<CreditActState, Look>> = { waiting: waits, done, returned: over, withdrawn: over };
