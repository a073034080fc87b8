import { isForPage } from '@mall/kit/page/is-for-page.ts';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useCounterWords } from './counter-context.ts';
import styles from './top-bar.module.css';

const Finder = lazy(() => import('./finder.tsx'));

/** Opens the finder, also by `/` from wherever one is. */
export function FindButton() {
  const t = useCounterWords();
  const [open, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || !isForPage(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" className={styles.find} aria-keyshortcuts="/" onClick={() => setOpen(true)}>
        <SearchIcon size={16} />
        <span>{t('find.label')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {open && (
        <Suspense>
          <Finder onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
