import type { BizType } from '@mall/contract/approval/biz-type.ts';
import type { ApprovalStanding } from '@mall/contract/approval/request-trace.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Note, type NoteProps } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.tsx';
import { requestAddress } from './approval-addresses.ts';
import { useCaseWords } from './use-case-words.ts';

const tones: Readonly<Partial<Record<ApprovalStanding['state'], NonNullable<NoteProps['tone']>>>> = {
  approved: 'ok',
  rejected: 'bad',
  expired: 'bad',
  returned: 'warn',
};

/** Where a request stands and why, in a sentence: who has it, since when, or what was said to it. */
export function RequestStanding({ of, bizType, nextId = null }: { of: ApprovalStanding; bizType: BizType; nextId?: Id | null }) {
  const t = useWords('approval');
  const words = useStandingWords(of, bizType);
  return (
    <Note
      tone={of.unsent ? 'bad' : (tones[of.state] ?? 'info')}
      actions={nextId !== null && <RouterLink href={requestAddress(nextId)}>{t('standing.next')}</RouterLink>}
    >
      {words}
    </Note>
  );
}

const useStandingWords = (of: ApprovalStanding, bizType: BizType): string => {
  const { state, channel, unsent, node, nodeCount, nodeName, holders, since, dueDate, reason } = of;
  const t = useWords('approval');
  const spoken = useCaseWords();
  const said = reason === '' ? '' : t('standing.reason', { reason });
  if (state === 'approved') return [t('standing.approved'), said].filter(Boolean).join(' ');
  if (state !== 'running')
    return [spoken(bizType, `standing.${state}`, { date: dueDate?.slice(5, 16) ?? '' }), said].filter(Boolean).join(' ');
  if (unsent) return t('standing.unsent');
  if (channel === 'oa') return t('standing.oa');
  const names = holders.join(t('and'));
  if (names === '') return t('standing.nobody', { node, count: nodeCount, name: nodeName });
  return t('standing.running', { node, count: nodeCount, name: nodeName, names, since: since.slice(5, 16) });
};
