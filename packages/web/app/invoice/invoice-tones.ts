import type { InvoiceState } from '@mall/contract/invoice/invoice.machine.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

export const invoiceTones: Readonly<Record<InvoiceState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  applied: { mark: 'running', tone: 'blue' },
  reviewing: { mark: 'running', tone: 'blue' },
  issued: { mark: 'closed', tone: 'green' },
  mailed: { mark: 'running', tone: 'blue' },
  verified: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'closed', tone: 'red' },
  red_applied: { mark: 'running', tone: 'blue' },
  red_issued: { mark: 'closed', tone: 'grey' },
  cancelled: { mark: 'open', tone: 'grey' },
};
