import { Button } from '../button.tsx';
import styles from './choice.module.css';

type ChoiceFootProps = { labels: { clear: string; done: string }; empty: boolean; onClear: () => void; onDone: () => void };

/** Under a choice of several: take all back, or be done with it. */
export function ChoiceFoot({ labels, empty, onClear, onDone }: ChoiceFootProps) {
  return (
    <div className={styles.foot}>
      <Button look="text" size="s" disabled={empty} onClick={onClear}>
        {labels.clear}
      </Button>
      <Button size="s" onClick={onDone}>
        {labels.done}
      </Button>
    </div>
  );
}
