import { Button } from '@mall/ui/button.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './gate.module.css';

/** Whose password held, and the way back for who meant another. */
export function WhoEnters({ entry, onOther }: { entry: { mobile: string; name: string }; onOther: () => void }) {
  const t = useCounterWords();
  return (
    <p className={styles.who}>
      <Button look="text" size="s" onClick={onOther}>
        {t('factor.other')}
      </Button>
      <span>
        {entry.mobile} {entry.name}
      </span>
    </p>
  );
}
