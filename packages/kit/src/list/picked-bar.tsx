import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import type { Picking } from './listed.ts';
import styles from './picked-bar.module.css';
import type { Picked } from './use-picked.ts';

type PickedBarProps<Row> = { pick: Picking<Row> | undefined; picked: Picked<Row> };

/** What can be done with the rows that were ticked on this page; nothing while none is. */
export function PickedBar<Row>({ pick, picked }: PickedBarProps<Row>) {
  const t = useKitWords();
  const { rows, open, pickAll } = picked;
  if (!pick || rows.length === 0) return null;
  const { labels, words, acts } = pick;
  return (
    <section className={styles.bar} aria-label={labels?.bar ?? t('picked.label')}>
      <Checkbox
        checked={rows.length === open.length}
        mixed={rows.length < open.length}
        aria-label={labels?.all ?? t('picked.all')}
        onChange={(event) => pickAll(event.target.checked)}
      />
      <span aria-live="polite">{words?.(rows) ?? t('picked.count', { count: rows.length })}</span>
      {acts(rows)}
      <Button look="text" size="s" className={styles.clear ?? ''} onClick={() => pickAll(false)}>
        {t('picked.clear')}
      </Button>
    </section>
  );
}
