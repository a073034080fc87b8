import type { CompanyState } from '@mall/contract/company/company.machine.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

/** How a state is marked: amber waits for the mall. */
export const companyTones: Readonly<Record<CompanyState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  none: { mark: 'open', tone: 'grey' },
  pending: { mark: 'open', tone: 'amber' },
  rejected: { mark: 'closed', tone: 'red' },
  active: { mark: 'closed', tone: 'green' },
  blocked: { mark: 'closed', tone: 'red' },
};
