import { loadingBar } from '@mall/ui/loading-bar.controller.ts';
import { LoadingBar } from '@mall/ui/loading-bar.tsx';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useWords } from '../kernel/words.tsx';

/** The bar starts when a page is asked for and ends when it stands; it ticks by itself. A page that fails ends it on the error page. */
export function RouteProgress() {
  const t = useWords('shell');
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') loadingBar.finish();
    else loadingBar.start();
  }, [state]);
  return <LoadingBar label={t('loading')} />;
}
