import type { ProcessSummary } from '@mall/contract/approval/process.api.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../../kernel/words.tsx';

const looks: Readonly<Record<ProcessSummary['status'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  draft: { mark: 'open', tone: 'amber' },
  enabled: { mark: 'closed', tone: 'green' },
  disabled: { mark: 'open', tone: 'grey' },
};

export function ProcessStatus({ status }: Pick<ProcessSummary, 'status'>) {
  const t = useWords('approval/design');
  return <StatusMark {...looks[status]}>{t(`status.${status}`)}</StatusMark>;
}
