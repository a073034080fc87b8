import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './staff.module.css';

/** Shown once: it opens nothing but the way to a password of his own. */
export function FirstPassword({ password, onDone }: { password: string; onDone: () => void }) {
  const t = useWords('staff');
  const copy = useCopy();
  return (
    <div className={styles.shown}>
      <p>{t('first.text')}</p>
      <p className={styles.password}>
        <code>{password}</code>
        <Button look="line" size="s" onClick={() => copy(password)}>
          {t('first.copy')}
        </Button>
      </p>
      <Note tone="warn">{t('first.once')}</Note>
      <Button block onClick={onDone}>
        {t('first.done')}
      </Button>
    </div>
  );
}
