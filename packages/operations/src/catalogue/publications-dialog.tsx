import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { classReads } from './catalogue.reads.ts';

/** What was published, by whom and why. */
export function PublicationsDialog({ version: now, drafting, onClose }: { version: number; drafting: boolean; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { data } = useList(ask(classOfficeApi.history, { query: { page: 1, limit: 20 } }, { staleMs: 0 }));
  const undo = useAct({
    call: classOfficeApi.undo,
    request: (to: number) => ({ body: { version: now, to, reason: t('history.back.reason', { version: to }) } }),
    ask: (to) => ({ title: t('history.back.ask', { version: to }), text: t('history.back.text'), act: t('history.back') }),
    done: ({ version }) => t('history.back.done', { version }),
    changes: classReads,
    onDone: onClose,
  });
  return (
    <Dialog open title={t('history')} labels={{ close: kit('close') }} onClose={onClose}>
      {data && data.total === 0 && <p className="meta">{t('history.none')}</p>}
      <ul className={styles.effects}>
        {data?.list.map(({ version, by, reason, changes, time, undoes, back }) => (
          <li key={version}>
            <b>{t('history.one', { version, by, count: changes })}</b>
            <p>{undoes === null ? reason : t('history.undoes', { version: undoes, reason })}</p>
            <p className="meta">{time}</p>
            {back && (
              <Button
                look="text"
                size="s"
                disabled={drafting}
                aria-label={t('history.back.of', { version })}
                onClick={() => undo.start(version)}
              >
                {t('history.back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undo.question}
    </Dialog>
  );
}
