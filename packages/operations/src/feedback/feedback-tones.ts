import type { FeedbackRow } from '@mall/contract/content/feedback-operations.api.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

export const feedbackTones: Readonly<Record<FeedbackRow['state'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  new: { mark: 'open', tone: 'amber' },
  answered: { mark: 'closed', tone: 'green' },
  closed: { mark: 'closed', tone: 'grey' },
};
