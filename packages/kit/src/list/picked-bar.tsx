import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import type { ReactNode } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './picked-bar.module.css';

type PickedBarProps = {
  count: number;
  /** How many could be picked on this page. */
  shown: number;
  labels?: { bar?: string; all?: string } | undefined;
  /** Instead of how many: with a sum, for example. */
  words?: ReactNode;
  onPickAll: (all: boolean) => void;
  /** What can be done with them. */
  children: ReactNode;
};

/** What can be done with the rows that were ticked on this page. */
export function PickedBar({ count, shown, labels, words, onPickAll, children }: PickedBarProps) {
  const t = useKitWords();
  return (
    <section className={styles.bar} aria-label={labels?.bar ?? t('picked.label')}>
      <Checkbox
        checked={count === shown}
        mixed={count > 0 && count < shown}
        aria-label={labels?.all ?? t('picked.all')}
        onChange={(event) => onPickAll(event.target.checked)}
      />
      <span aria-live="polite">{words ?? t('picked.count', { count })}</span>
      {children}
      <Button look="text" size="s" className={styles.clear ?? ''} onClick={() => onPickAll(false)}>
        {t('picked.clear')}
      </Button>
    </section>
  );
}
