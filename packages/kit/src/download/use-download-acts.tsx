import { saveFile } from '@mall/client/download.ts';
import { type Download, downloadApi } from '@mall/contract/download/download.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useAct } from '../act/use-act.tsx';
import { browserDownload } from '../ask/browser.ts';
import type { DownloadActs } from './downloads-place.ts';
import { useDownloadWords } from './use-download-words.ts';

const byId = ({ id }: Download) => ({ params: { id } });
const changes = [downloadApi.page];

const isMaking = ({ state }: Download) => state === 'waiting' || state === 'running';

export const useDownloadActs = (days: number, refetch: () => unknown) => {
  const t = useDownloadWords();
  const fetching = useMutation({
    mutationFn: async (row: Download) => saveFile(await browserDownload(downloadApi.file, byId(row))),
    onSettled: refetch,
  });
  const extend = useAct({ call: downloadApi.extend, request: byId, done: t('done.extend', { days }), changes });
  const again = useAct({ call: downloadApi.again, request: byId, done: t('done.again'), changes });
  const remove = useAct({
    call: downloadApi.remove,
    request: (rows: readonly Download[]) => ({ body: { ids: rows.map(({ id }) => id) } }),
    ask: (rows) => {
      const [row] = rows;
      if (row && rows.length === 1 && isMaking(row))
        return { title: t('ask.cancel', { name: row.name }), act: t('act.stop'), tone: 'danger' };
      return {
        title: row && rows.length === 1 ? t('ask.remove', { name: row.name }) : t('ask.removeMany', { count: rows.length }),
        text: t('ask.removeText'),
        act: t('act.remove'),
        tone: 'danger',
      };
    },
    done: ({ removed }) => t('done.remove', { count: removed }),
    changes,
  });
  const clean = useAct({
    call: downloadApi.remove,
    request: () => ({ body: { expired: true as const } }),
    done: ({ removed }) => t('done.remove', { count: removed }),
    changes,
  });
  const acts: DownloadActs = {
    fetch: (row) => fetching.mutate(row),
    extend: extend.start,
    again: again.start,
    remove: remove.start,
    fetching: fetching.isPending ? fetching.variables.id : undefined,
    days,
  };
  return { acts, clean, questions: remove.question };
};
