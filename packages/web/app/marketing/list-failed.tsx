import { ErrorState } from '@mall/ui/error-state.tsx';
import { loadingBar } from '@mall/ui/loading-bar.controller.ts';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ErrorTold } from '../shell/error-told.tsx';

/** A list of activities that could not be read; trying again asks for the same address. */
export function ListFailed() {
  const t = useWords('marketing');
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => loadingBar.fail(), []);
  if (isRouteErrorResponse(error)) return <ErrorTold />;
  return (
    <div className="wrap">
      <h1 className="sr">{t('failed.title')}</h1>
      <ErrorState
        title={t('failed.title')}
        labels={{ retry: t('failed.retry') }}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        {t('failed.text')}
      </ErrorState>
    </div>
  );
}
