import type { StuckRequest } from '@mall/contract/approval/approval-operations.api.ts';
import { ApprovalStatus } from '@mall/kit/approval/approval-status.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';

const looks: Readonly<Record<NonNullable<StuckRequest['stuck']>, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  noHolder: { mark: 'open', tone: 'amber' },
  escalated: { mark: 'running', tone: 'blue' },
  oaFailed: { mark: 'closed', tone: 'red' },
};

/** Why a request is here; once it goes on, where it stands. */
export function StuckMark({ of }: { of: Pick<StuckRequest, 'stuck' | 'state' | 'channel'> }) {
  const t = useWords('approval');
  if (of.stuck === null) return <ApprovalStatus of={of} />;
  return <StatusMark {...looks[of.stuck]}>{t(`tab.${of.stuck}`)}</StatusMark>;
}
