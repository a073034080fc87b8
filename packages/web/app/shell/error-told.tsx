import { Button } from '@mall/ui/button.tsx';
import { loadingBar } from '@mall/ui/loading-bar.controller.ts';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageTitle } from '../kernel/page-title.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './error.module.css';
import { signOut } from './sign-out.ts';

const NotFoundPanel = lazy(() => import('./not-found-panel.tsx'));

/** What went wrong, and the ways on. Plain on purpose: every page carries it. */
export function ErrorTold() {
  const t = useWords('shell');
  const error = useRouteError();
  useEffect(() => loadingBar.fail(), []);
  const isForBuyers = isRouteErrorResponse(error) && error.status === 403;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className={`wrap ${styles.page}`}>
      {isMissing ? (
        <Suspense fallback={<div className={styles.wait} />}>
          <NotFoundPanel unknown />
        </Suspense>
      ) : (
        <section role="alert" className={styles.panel}>
          <PageTitle name={t(isForBuyers ? 'buyersOnly.title' : 'error.title')} />
          <h1>{t(isForBuyers ? 'buyersOnly.title' : 'error.title')}</h1>
          <p>{t(isForBuyers ? 'buyersOnly.text' : 'error.text')}</p>
          <div className={styles.ways}>
            {isForBuyers ? (
              <Button onClick={() => void signOut()}>{t('top.signOut')}</Button>
            ) : (
              <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
            )}
            <Button look="quiet" href="/">
              {t('notFound.home')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
