import { classNames } from '@mall/ui/class-names.ts';
import styles from './desk.module.css';
import { useSpan } from './use-span.ts';

/** How long it has waited, and how much of its time limit that is: amber from three quarters, red when it is over. */
export function AgeBar({ waited, used }: { waited: number; used: number }) {
  const span = useSpan();
  return (
    <span className={classNames(styles.age, used >= 100 && styles.late, used >= 75 && used < 100 && styles.near)}>
      <i style={{ '--used': `${Math.min(used, 100)}%` } as object} />
      {span(waited)}
    </span>
  );
}
