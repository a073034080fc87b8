import { Button } from '@mall/ui/button.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { loadingBar } from '@mall/ui/loading-bar.controller.ts';
import { LoadingBar } from '@mall/ui/loading-bar.tsx';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './error.module.css';
import { ErrorPageGuard } from './error-page-guard.tsx';
import { NotFoundPanel } from './not-found-panel.tsx';

/** What the reader sees when a page failed. It asks for nothing that may have failed with it. */
export function ErrorPage() {
  return (
    <ErrorPageGuard>
      <Told />
    </ErrorPageGuard>
  );
}

function Told() {
  const t = useWords('shell');
  const error = useRouteError();
  useEffect(() => loadingBar.fail(), []);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <LoadingBar label={t('loading')} />
      <title>{isMissing ? t('notFound.unknown') : t('error.title')}</title>
      <main id="main" className={`wrap ${styles.page}`}>
        {isMissing ? (
          <NotFoundPanel unknown />
        ) : (
          <>
            <h1 className="sr">{t('error.title')}</h1>
            <div className={styles.panel}>
              <ErrorState
                title={t('error.title')}
                labels={{ retry: t('error.retry') }}
                onRetry={() => window.location.reload()}
                actions={
                  <Button look="quiet" href="/">
                    {t('notFound.home')}
                  </Button>
                }
              >
                {t('error.text')}
              </ErrorState>
            </div>
          </>
        )}
      </main>
    </>
  );
}
