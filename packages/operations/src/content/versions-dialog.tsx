import { type LayoutVersion, layoutOperationsApi } from '@mall/contract/content/layout-operations.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Drawer } from '@mall/ui/drawer.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { layoutReads } from './content.reads.ts';
import styles from './layout.module.css';

const tones = {
  live: { mark: 'closed', tone: 'green' },
  scheduled: { mark: 'running', tone: 'blue' },
  held: { mark: 'open', tone: 'amber' },
  past: { mark: 'open', tone: 'grey' },
  cancelled: { mark: 'open', tone: 'grey' },
} as const;

type Props = { zoneId: string | undefined; onUndone: () => void; onClose: () => void };

/** Versions of a page, and the way back to one of them. */
export function VersionsDialog({ zoneId, onUndone, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const query = { ...(zoneId && { zoneId }), page: 1, limit: 50 };
  const found = useList(ask(layoutOperationsApi.versions, { query }, { staleMs: 0 }));
  const undo = useAct({
    call: layoutOperationsApi.undo,
    request: ({ id }: LayoutVersion) => ({ params: { id } }),
    ask: ({ version }) => ({ title: t('undo.ask', { version }), text: t('undo.text'), act: t('undo') }),
    done: ({ version }) => t('published', { version }),
    changes: layoutReads,
    onDone: () => {
      onUndone();
      onClose();
    },
  });
  return (
    <>
      <Drawer open title={t('versions')} width={420} labels={{ close: kit('close') }} onClose={onClose}>
        <ul className={styles.goods}>
          {(found.data?.list ?? []).map((row) => (
            <li key={row.id}>
              <span className={styles.name}>
                <b className="num">{`v${row.version} `}</b>
                <StatusMark {...tones[row.state]}>{t(`version.${row.state}`)}</StatusMark>
                <br />
                <span className="meta">
                  {`${(row.liveDate ?? row.dueDate ?? row.madeDate).slice(0, 16)} ${row.madeBy || t('layout.first')} ${t('floors', { count: row.floors })} ${row.note}`}
                </span>
              </span>
              {row.state !== 'live' && row.state !== 'scheduled' && (
                <Button look="text" size="s" aria-label={t('undo.of', { version: row.version })} onClick={() => undo.start(row)}>
                  {t('undo')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {found.data?.list.length === 0 && <p className="meta">{t('versions.none')}</p>}
      </Drawer>
      {undo.question}
    </>
  );
}
