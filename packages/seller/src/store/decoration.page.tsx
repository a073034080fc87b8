import { decorationApi } from '@mall/contract/store/decoration.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { DecorationEditor } from './decoration-editor.tsx';
import styles from './store.module.css';

/** How the store looks to buyers: changed as a draft, looked at, published, brought back. */
export default function DecorationPage() {
  const t = useWords('store');
  const detail = useDetail(ask(decorationApi.own, {}, { staleMs: 0 }));
  // Another round begins the editor anew with what the server has.
  const [round, setRound] = useState(0);
  const { thing } = detail;
  return (
    <div className={styles.page}>
      <PageTitle name={t('title')} />
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className="meta">{t('lead')}</p>
        </div>
        <p className={styles.acts}>
          <Button look="line" href="/decoration/goods" as={RouterLink}>
            {t('goods.link')}
          </Button>
          {thing && (
            <Button look="line" href={`/shopIndex?storeId=${thing.storeId}`} target="_blank">
              {t('open')}
            </Button>
          )}
        </p>
      </header>
      {thing ? (
        <DecorationEditor
          key={`${round}-${thing.versions[0]?.version ?? 0}`}
          decoration={thing}
          onAnew={() => setRound((before) => before + 1)}
        />
      ) : detail.state === 'failed' ? (
        <ReadFailed error={detail.error} title={t('failed')} busy={detail.busy} onRetry={detail.again} />
      ) : (
        <Skeleton kind="block" height={320} />
      )}
    </div>
  );
}
