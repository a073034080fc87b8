import type { CreditState } from '@mall/contract/credit/credit.machine.ts';
import type { LedgerType } from '@mall/contract/credit/credit.rules.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

type Look = Pick<StatusMarkProps, 'mark' | 'tone'>;

/** Amber waits for the reader, blue for others. */
export const quotaTones: Readonly<Record<CreditState, Look>> = {
  none: { mark: 'open', tone: 'grey' },
  applying: { mark: 'running', tone: 'blue' },
  active: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'open', tone: 'red' },
  on_hold: { mark: 'open', tone: 'red' },
  expired: { mark: 'open', tone: 'amber' },
  closed: { mark: 'open', tone: 'grey' },
};

export const lineTones: Readonly<Record<LedgerType, Look>> = {
  allocate: { mark: 'closed', tone: 'green' },
  adjust: { mark: 'open', tone: 'grey' },
  freeze: { mark: 'open', tone: 'amber' },
  unfreeze: { mark: 'open', tone: 'grey' },
  deduct: { mark: 'running', tone: 'blue' },
  revert: { mark: 'closed', tone: 'green' },
  refund: { mark: 'closed', tone: 'green' },
  repay: { mark: 'closed', tone: 'green' },
  write_off: { mark: 'open', tone: 'grey' },
};
