import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** 0 to 100; null while the length is unknown. */
  value: number | null;
  /** Spoken name. */
  label: string;
  /** Words to the right: "62%", "已抢 72%". */
  text?: ReactNode;
  tone?: 'brand' | 'amber' | 'bad';
};

export function ProgressBar({ value, label, text, tone = 'brand' }: ProgressBarProps) {
  const share = value === null ? null : Math.min(Math.max(value, 0), 100);
  return (
    <span className={styles.row}>
      <span className={classNames(styles.bar, styles[tone], share === null && styles.unknown)}>
        <progress className="sr" aria-label={label} max={100} value={share === null ? undefined : Math.round(share)} />
        <i className={styles.fill} style={share === null ? undefined : { width: `${share}%` }} />
      </span>
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </span>
  );
}
