import { goodsImportApi, type ImportOrExport } from '@mall/contract/catalogue/goods-import.api.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { importReads } from './import.reads.ts';
import type { ImportPlace } from './import-place.ts';
import { useFetchFile } from './use-fetch-file.ts';

const byId = ({ id }: ImportOrExport) => ({ params: { id } });

/** What the reader may do with a sheet of before; the server says what. */
export const useSheetActs = (place: ImportPlace): { actsOf: (row: ImportOrExport) => ReactNode; questions: ReactNode } => {
  const t = useWords('goods-import');
  const badRows = useFetchFile(goodsImportApi.badRows);
  const file = useFetchFile(downloadApi.file);
  const question = ({ name, state }: ImportOrExport) =>
    ({
      title: t('cancel.ask', { name }),
      text: t(state === 'writing' ? 'cancel.writing' : 'cancel.text'),
      act: t('cancel'),
      back: t('cancel.back'),
      tone: 'danger',
    }) as const;
  const cancel = useAct({
    call: goodsImportApi.cancel,
    request: byId,
    ask: question,
    done: t('cancel.done'),
    changes: importReads,
    onDone: (_, { id }) => id === place.at.id && place.go({ id: '', kind: '' }),
  });
  const stop = useAct({
    call: downloadApi.remove,
    request: ({ id }: ImportOrExport) => ({ body: { ids: [id] } }),
    ask: ({ name }) => ({ title: t('stop.ask', { name }), act: t('cancel'), back: t('cancel.back'), tone: 'danger' }),
    done: t('cancel.done'),
    changes: importReads,
  });
  const again = useAct({
    call: goodsImportApi.again,
    request: byId,
    changes: importReads,
    onDone: (_, { id }) => place.go({ id, kind: '' }),
  });
  const make = useAct({ call: downloadApi.again, request: byId, changes: importReads });
  const actsOf = (row: ImportOrExport) => {
    const isImport = row.kind === 'import';
    const doing = {
      cancel: { run: () => (isImport ? cancel : stop).start(row), busy: false },
      again: { run: () => (isImport ? again : make).start(row), busy: again.subject?.id === row.id || make.subject?.id === row.id },
      download: { run: () => (isImport ? badRows : file).start(row.id), busy: (isImport ? badRows : file).id === row.id },
    };
    return (
      <span className={styles.rowActs}>
        {row.actions.map((action) => {
          const words = t(
            action === 'download' && isImport ? 'act.badRows' : action === 'again' && !isImport ? 'act.make' : `act.${action}`,
          );
          const shared = { look: 'text', size: 's', 'aria-label': t('act.of', { act: words, name: row.name }) } as const;
          return action === 'open' ? (
            <Button key={action} {...shared} href={place.hrefOf({ id: row.id, kind: '' })} as={RouterLink}>
              {words}
            </Button>
          ) : (
            <Button key={action} {...shared} busy={doing[action].busy} onClick={doing[action].run}>
              {words}
            </Button>
          );
        })}
      </span>
    );
  };
  return {
    actsOf,
    questions: (
      <>
        {cancel.question}
        {stop.question}
      </>
    ),
  };
};
