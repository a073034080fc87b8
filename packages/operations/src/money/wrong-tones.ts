import type { WrongState } from '@mall/contract/payment/wrong-payment.machine.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

/** How a state is marked: amber waits for the mall, blue for the bank. */
export const wrongTones: Readonly<Record<WrongState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  found: { mark: 'open', tone: 'amber' },
  proposed: { mark: 'running', tone: 'amber' },
  returned: { mark: 'closed', tone: 'red' },
  confirmed: { mark: 'running', tone: 'blue' },
  settled: { mark: 'closed', tone: 'green' },
};
