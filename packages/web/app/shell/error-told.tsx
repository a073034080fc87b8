import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useOnline } from '@mall/kit/page/use-online.ts';
import { Button } from '@mall/ui/button.tsx';
import { loadingBar } from '@mall/ui/loading-bar.controller.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './error.module.css';

const NotFoundPanel = lazy(() => import('./not-found-panel.tsx'));

/** What went wrong, and the ways on. Plain on purpose: every page carries it. */
export function ErrorTold() {
  const t = useWords('shell');
  const error = useRouteError();
  const online = useOnline();
  const [lostNetwork] = useState(!online);
  useEffect(() => loadingBar.fail(), []);
  // What could not be fetched can be fetched now.
  useEffect(() => {
    if (lostNetwork && online) window.location.reload();
  }, [lostNetwork, online]);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      {status === 404 ? (
        <Suspense fallback={<div className={styles.wait} />}>
          <NotFoundPanel unknown />
        </Suspense>
      ) : (
        <section role="alert" className={styles.panel}>
          <PageTitle name={t('error.title')} />
          <h1>{t('error.title')}</h1>
          <p>{t(lostNetwork ? 'offline.gone' : 'error.text')}</p>
          <div className={styles.ways}>
            <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
            <Button look="quiet" href="/">
              {t('notFound.home')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
