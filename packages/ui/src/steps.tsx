import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './steps.module.css';

export type StepItem = {
  id: string;
  label: ReactNode;
  /** Time, person, reason: small under the label. */
  note?: ReactNode;
  state: 'done' | 'current' | 'todo' | 'fault' | 'skipped';
};
export type StepsProps = {
  items: readonly StepItem[];
  label: string;
  /** line: across; column: approval chain, logistics, log; numbers: cart to order. */
  look?: 'line' | 'column' | 'numbers';
  /** In a column: the current step waits for the reader (amber instead of blue). */
  mine?: boolean;
};

/** More do not fit side by side on a telephone; they stand in a column there. */
const mostAcross = 3;

/** A single-line diagram: squares on a bus, filled when it happened, half while it runs, hollow before. */
export function Steps({ items, label, look = 'line', mine }: StepsProps) {
  return (
    <ol
      aria-label={label}
      className={classNames(styles[look], look === 'line' && items.length > mostAcross && styles.many, mine && styles.mine)}
    >
      {items.map((item, place) => (
        <li key={item.id} className={styles[item.state]} aria-current={item.state === 'current' ? 'step' : undefined}>
          <b aria-hidden="true" className={styles.square}>
            {look === 'numbers' && place + 1}
          </b>
          <span className={styles.label}>{item.label}</span>
          {item.note && <span className={styles.note}>{item.note}</span>}
        </li>
      ))}
    </ol>
  );
}
