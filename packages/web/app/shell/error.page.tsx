import { LoadingBar } from '@mall/ui/loading-bar.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './error.module.css';
import { ErrorPageGuard } from './error-page-guard.tsx';
import { ErrorTold } from './error-told.tsx';

/** What the reader sees when a page failed and its frame with it. It asks for nothing that may have failed, too. */
export function ErrorPage() {
  return (
    <ErrorPageGuard>
      <Alone />
    </ErrorPageGuard>
  );
}

function Alone() {
  const t = useWords('shell');
  return (
    <>
      <LoadingBar label={t('loading')} />
      <main id="main" className={styles.alone}>
        <ErrorTold />
      </main>
    </>
  );
}
