import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { type Act, useAct } from '@mall/kit/act/use-act.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { draftAddress, inquiryReads } from '../inquiry-reads.ts';

export type Earlier = { id: string; name: string };

/** An earlier inquiry in the place of what is being typed, which goes: where something is typed already, it is asked first. */
export const useRepeat = (begun: boolean, discard: (but: string) => Promise<void>): Act<Earlier> => {
  const t = useWords('inquiry/form');
  const go = useNavigate();
  return useAct({
    call: inquiryApi.again,
    request: ({ id }: Earlier) => ({ params: { id } }),
    ...(begun && { ask: ({ name }: Earlier) => ({ title: t('copy.ask', { name }), text: t('copy.askText'), act: t('copy.take') }) }),
    onDone: async ({ id }) => {
      await discard(id);
      await go(draftAddress(id), { replace: true });
    },
    changes: inquiryReads,
  });
};
