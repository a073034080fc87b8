import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { loadingBar } from '@mall/ui/loading-bar.controller.ts';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ErrorTold } from '../shell/error-told.tsx';
import styles from './list-screen.module.css';

/** A list that could not be read. The address keeps every filter, so trying again brings the same list. */
export function ListFailed() {
  const t = useWords('search');
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => loadingBar.fail(), []);
  if (isRouteErrorResponse(error)) return <ErrorTold />;
  return (
    <div className="wrap">
      <h1 className="sr">{t('failed.title')}</h1>
      <div className={styles.failed}>
        <ErrorState
          title={t('failed.title')}
          labels={{ retry: t('failed.retry') }}
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
          actions={
            <Button look="quiet" href="/" as={RouterLink}>
              {t('crumbs.home')}
            </Button>
          }
        >
          {t('failed.text')}
        </ErrorState>
      </div>
    </div>
  );
}
