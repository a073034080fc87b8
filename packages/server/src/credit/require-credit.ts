import type { CreditFigures } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Tx } from '../kernel/db.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { type LockedCredit, leftOf, lockCreditOf } from './lock-credit.ts';

type Standing = Pick<LockedCredit, 'state' | 'over' | 'reason' | 'holdKind' | 'limitFen' | 'usedFen' | 'frozenFen'>;

export const figuresOf = (account: Pick<Standing, 'limitFen' | 'usedFen' | 'frozenFen'>): CreditFigures => ({
  total: toYuan(fen(account.limitFen)),
  used: toYuan(fen(account.usedFen)),
  frozen: toYuan(fen(account.frozenFen)),
  left: toYuan(fen(leftOf(account))),
});

/** Why one that is on hold is so: what the clock found is said by its kind, what somebody decided in his words. */
export const holdFault = ({ holdKind, reason }: Pick<Standing, 'holdKind' | 'reason'>): Refusal =>
  holdKind === 'overdue' ? refuse('credit.overdue_hold') : refuse('credit.on_hold', { reason });

/** Why nothing can be ordered on a quota, whatever it costs; undefined when something can. */
export const creditFault = (account: Pick<Standing, 'state' | 'over' | 'reason' | 'holdKind'> | undefined): Refusal | undefined => {
  if (!account) return refuse('credit.none');
  switch (account.state) {
    case 'none':
    case 'rejected':
      return refuse('credit.none');
    case 'applying':
      return refuse('credit.waits');
    case 'on_hold':
      return holdFault(account);
    case 'closed':
      return refuse('credit.closed');
    case 'expired':
      return refuse('credit.expired');
    default:
      return account.over ? refuse('credit.expired') : undefined;
  }
};

/** The quota of a company that has so much left, locked; refused with its figures otherwise. */
export const requireCredit = async (tx: Tx, companyId: Id | undefined, amountFen: number): Promise<LockedCredit> => {
  if (companyId === undefined) throw refuse('kernel.enterprise_only');
  const account = await lockCreditOf(tx, companyId);
  const fault = creditFault(account);
  if (!account || fault) throw fault ?? refuse('credit.none');
  if (amountFen > leftOf(account)) throw refuse('order.credit_short', {}, { ...figuresOf(account), asked: toYuan(fen(amountFen)) });
  return account;
};
