import { type ProcessSummary, processApi } from '@mall/contract/approval/process.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useWords } from '../../kernel/words.tsx';
import { processReads } from '../approval.changes.ts';

type Named = Pick<ProcessSummary, 'id' | 'name' | 'running'>;

/** What can be done with a process as a whole. */
export const useProcessActs = () => {
  const t = useWords('approval/design');
  const enable = useAct({
    call: processApi.updateStatus,
    request: ({ id }: Named) => ({ body: { id, status: 'enabled' as const } }),
    ask: ({ name }) => ({ title: t('enable.ask', { name }), text: t('enable.text'), act: t('enable.act'), back: t('enable.back') }),
    done: t('enable.done'),
    changes: processReads,
  });
  const disable = useAct({
    call: processApi.updateStatus,
    request: ({ id }: Named) => ({ body: { id, status: 'disabled' as const } }),
    ask: ({ name, running }) => ({
      title: t('disable.ask', { name }),
      text: t('disable.text', { count: running }),
      act: t('disable.act'),
      back: t('disable.back'),
      tone: 'danger',
    }),
    done: t('disable.done'),
    changes: processReads,
  });
  const remove = useAct({
    call: processApi.remove,
    request: ({ id }: Named) => ({ body: { id } }),
    ask: ({ name }) => ({
      title: t('remove.ask', { name }),
      text: t('remove.text'),
      act: t('remove.act'),
      back: t('remove.back'),
      tone: 'danger',
    }),
    done: t('remove.done'),
    changes: processReads,
  });
  return {
    enable: enable.start,
    disable: disable.start,
    remove: remove.start,
    questions: (
      <>
        {enable.question}
        {disable.question}
        {remove.question}
      </>
    ),
  };
};
