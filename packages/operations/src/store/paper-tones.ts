import type { PaperStanding } from '@mall/contract/store/paper.rules.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

/** Amber waits for the mall, or ends soon. */
export const paperTones: Readonly<Record<PaperStanding | 'waiting', Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  waiting: { mark: 'open', tone: 'amber' },
  valid: { mark: 'closed', tone: 'green' },
  ending: { mark: 'closed', tone: 'amber' },
  expired: { mark: 'closed', tone: 'red' },
};
