import { type RequestState, requestStateWords } from '@mall/contract/approval/request.machine.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useLanguage } from '../words/language.ts';
import { useApprovalWords } from './use-approval-words.ts';

type Look = Pick<StatusMarkProps, 'mark' | 'tone'>;

const looks: Readonly<Record<RequestState, Look>> = {
  running: { mark: 'running', tone: 'blue' },
  approved: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'closed', tone: 'red' },
  returned: { mark: 'closed', tone: 'amber' },
  withdrawn: { mark: 'open', tone: 'grey' },
  replaced: { mark: 'open', tone: 'grey' },
  cancelled: { mark: 'open', tone: 'grey' },
  expired: { mark: 'closed', tone: 'red' },
};

type Standing = { state: RequestState; channel: 'local' | 'oa'; unsent?: boolean; mine?: boolean };

/** The state of a request in one mark: amber for the one whose turn it is, blue for everybody else. */
export function ApprovalStatus({ of: { state, channel, unsent = false, mine = false } }: { of: Standing }) {
  const t = useApprovalWords();
  const language = useLanguage();
  if (state === 'running' && mine)
    return (
      <StatusMark mark="open" tone="amber">
        {t('state.mine')}
      </StatusMark>
    );
  if (unsent)
    return (
      <StatusMark mark="open" tone="red">
        {t('state.unsent')}
      </StatusMark>
    );
  return (
    <StatusMark {...looks[state]}>
      {state === 'running' && channel === 'oa' ? t('state.oa') : requestStateWords[state][language]}
    </StatusMark>
  );
}
