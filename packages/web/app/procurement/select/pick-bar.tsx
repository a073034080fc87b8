import { Button } from '@mall/ui/button.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './select.module.css';
import type { Picks } from './use-picks.ts';

const AddToList = lazy(() => import('./add-to-list.tsx'));

/** Stays in sight while one chooses: how many, and the way onto a list. */
export function PickBar({ picks }: { picks: Picks }) {
  const t = useWords('procurement/select');
  const [adding, setAdding] = useState(false);
  const count = picks.list.length;
  const add = () => (count === 0 ? toast.warn(t('none')) : setAdding(true));
  return (
    <section aria-label={t('bar')} className={`${styles.bar} no-print`}>
      <p aria-live="polite" className={styles.picked}>
        {count === 0 ? t('hint') : t('picked', { count })}
      </p>
      {count > 0 && (
        <Button look="text" size="s" onClick={picks.clear}>
          {t('clear')}
        </Button>
      )}
      <Button size="l" onClick={add} className={styles.add ?? ''}>
        {t('toList')}
      </Button>
      {adding && (
        <Suspense>
          <AddToList picks={picks.list} onClose={() => setAdding(false)} onDone={picks.clear} />
        </Suspense>
      )}
    </section>
  );
}
