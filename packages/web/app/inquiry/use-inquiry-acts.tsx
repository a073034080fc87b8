import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryRow } from '@mall/contract/inquiry/inquiry-data.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { compareAddress, draftAddress, inquiryAddress, inquiryReads } from './inquiry-reads.ts';

type Subject = Pick<InquiryRow, 'id' | 'inquiryNumber' | 'title' | 'quoted' | 'state'>;
const byId = ({ id }: Subject) => ({ params: { id } });

/** What can be done with an inquiry from its list and from its own page. */
export const useInquiryActs = () => {
  const t = useWords('inquiry');
  const go = useNavigate();
  const again = useAct({
    call: inquiryApi.again,
    request: byId,
    done: ({ there }) => t(there ? 'again.there' : 'again.done'),
    onDone: ({ id }) => void go(draftAddress(id)),
    changes: inquiryReads,
  });
  const remove = useAct({
    call: inquiryApi.remove,
    request: byId,
    ask: ({ title }) => ({
      title: t('remove.ask', { title: title || t('untitled') }),
      text: t('remove.text'),
      act: t('remove.act'),
      tone: 'danger',
    }),
    done: t('remove.done'),
    changes: inquiryReads,
  });
  const open = useAct({
    call: inquiryApi.open,
    request: byId,
    ask: ({ quoted }) => ({ title: t('open.ask', { count: quoted }), text: t('open.text'), act: t('open.act') }),
    done: t('open.done'),
    onDone: (_data, { id }) => void go(compareAddress(id)),
    changes: inquiryReads,
  });
  const cancel = useReasonAct({
    call: inquiryApi.cancel,
    request: ({ id }: Subject, reason: string) => ({ params: { id }, body: { reason } }),
    why: ({ inquiryNumber }) => ({
      title: t('cancel.ask', { number: inquiryNumber }),
      text: t('cancel.text'),
      reasons: [t('cancel.plan'), t('cancel.terms'), t('cancel.elsewhere')],
      words: { act: t('cancel.act') },
    }),
    done: t('cancel.done'),
    changes: inquiryReads,
  });
  const fail = useReasonAct({
    call: inquiryApi.fail,
    request: ({ id }: Subject, reason: string) => ({ params: { id }, body: { reason } }),
    why: ({ inquiryNumber, state }) => ({
      title: t('fail.ask', { number: inquiryNumber }),
      text: t(state === 'quoting' ? 'fail.sealedText' : 'fail.text'),
      reasons: state === 'quoting' ? [t('fail.nobody'), t('fail.plan')] : [t('fail.dear'), t('fail.unfit'), t('fail.plan')],
      words: { act: t('fail.act') },
    }),
    done: t('fail.done'),
    onDone: (_data, { id }) => void go(inquiryAddress(id)),
    changes: inquiryReads,
  });
  return {
    again,
    fail,
    remove,
    open,
    cancel,
    questions: (
      <>
        {remove.question}
        {open.question}
        {cancel.question}
        {fail.question}
      </>
    ),
  };
};
export type InquiryActs = ReturnType<typeof useInquiryActs>;
