import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { renderLoader } from '../../kernel/render-loader.ts';
import { useWords } from '../../kernel/words.tsx';
import { ListFailed } from '../../search/list-failed.tsx';
import { compareAddress, useCompared } from '../../shell/compare/compared.ts';
import { whenQuestionsChange } from '../../shell/frame-loaders.ts';
import { compareQueries } from './compare.queries.ts';
import { useComparePlace } from './compare-place.ts';
import styles from './comparison.module.css';
import { Comparison } from './comparison.tsx';

export const loader = renderLoader(compareQueries);
export const clientLoader = browseLoader(compareQueries);
export const shouldRevalidate = whenQuestionsChange(compareQueries);

/** Up to four goods side by side; for everybody. */
export default function GoodsCompPage() {
  const { ids } = useComparePlace();
  // Another choice of goods is another page: what is asked for it differs in number.
  return (
    <div className={classNames('wrap', ids.length === 0 && styles.page)}>
      {ids.length === 0 ? <NothingChosen /> : <Comparison key={ids.join()} />}
    </div>
  );
}

/** What lies in the tray is meant where the address names nothing. */
function NothingChosen() {
  const t = useWords('procurement/compare');
  const ticked = compareAddress(useCompared());
  const navigate = useNavigate();
  useEffect(() => {
    if (ticked.includes('?')) void navigate(ticked, { replace: true });
  }, [ticked, navigate]);
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.panel}>
        <Empty
          title={t('none')}
          actions={
            <Button href="/proClassification" as={RouterLink}>
              {t('browse')}
            </Button>
          }
        >
          {t('noneText')}
        </Empty>
      </div>
    </>
  );
}

export { ListFailed as ErrorBoundary };
