import { importMost } from '@mall/contract/catalogue/goods-import.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Note } from '@mall/ui/note.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.ts';
import { ChooseSheet } from './choose-sheet.tsx';
import styles from './import.module.css';
import { ImportHead } from './import-head.tsx';
import { importFields } from './import-place.ts';
import { OpenImport } from './open-import.tsx';
import { RecentSheets } from './recent-sheets.tsx';
import { StartPanel } from './start-panel.tsx';
import { TemplateButton } from './template-button.tsx';
import { useImport } from './use-import.ts';
import { useTakeSheet } from './use-take-sheet.ts';

/** Whoever chose a file further down sees why it was not taken. */
const showUp = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** Goods by the sheet: a file is chosen, its columns are matched, its rows checked and mended, and what is sound is written at once or not at all. */
export default function ImportPage() {
  const t = useWords('goods-import');
  const place = usePlace(importFields);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch, openId } = useImport(place.at.id);
  const sheet = useTakeSheet((id) => place.go({ id, kind: '' }));
  // The open one keeps its number in the address: once it is over it is the open one no more, and its end is to be seen.
  const keepId = useEffectEvent((id: string) => void navigate(place.hrefOf({ id, page: place.at.page }), { replace: true }));
  useEffect(() => {
    if (openId !== undefined) keepId(openId);
  }, [openId]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className="meta">{t('lead', { rows: importMost.rows })}</p>
        </div>
        <div className={styles.acts}>
          <TemplateButton />
          {data && <ChooseSheet sheet={sheet} before={data} />}
        </div>
      </header>
      {sheet.fault && (
        <div ref={showUp}>
          <Note tone="bad" role="alert">
            {sheet.fault}
          </Note>
        </div>
      )}
      {sheet.busy && (
        <output>
          <ProgressBar value={sheet.percent === 100 ? null : sheet.percent} label={t('sending')} text={t('sending')} />
        </output>
      )}
      {error && data === undefined ? (
        <ReadFailed error={error} title={t('read.failed')} busy={isFetching} onRetry={refetch}>
          <RouterLink href={place.plain} className="link">
            {t('read.plain')}
          </RouterLink>
        </ReadFailed>
      ) : data === undefined ? (
        <Skeleton kind="text" lines={8} />
      ) : (
        <>
          <ImportHead sheet={data} />
          {data ? <OpenImport key={data.id} sheet={data} place={place} taking={sheet} /> : <StartPanel sheet={sheet} />}
        </>
      )}
      <RecentSheets place={place} />
    </div>
  );
}
