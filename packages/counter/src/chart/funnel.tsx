import { classNames } from '@mall/ui/class-names.ts';
import styles from './figures.module.css';

type FunnelProps = {
  label: string;
  steps: readonly { name: string; value: string; count: number /** Of the step before. */; share?: string | undefined; low?: boolean }[];
};

/** How many come from one step to the next; bars are shares of the first. */
export function Funnel({ label, steps }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ul className={styles.funnel} aria-label={label}>
      {steps.map(({ name, value, count, share, low }, at) => (
        <li key={name}>
          <span>{name}</span>
          <i aria-hidden="true" className={styles.track}>
            <i className={classNames(styles.fill, at === steps.length - 1 && styles.last)} style={{ width: `${(count / most) * 100}%` }} />
          </i>
          <b>{value}</b>
          <small className={low ? styles.bad : undefined}>{share}</small>
        </li>
      ))}
    </ul>
  );
}
