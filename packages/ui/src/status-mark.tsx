import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-mark.module.css';

export type StatusMarkProps = {
  /** A breaker: closed ■ it happened, running ◧ under way, open □ not yet or no more. */
  mark: 'closed' | 'running' | 'open';
  /** Who must act: amber the reader, blue others, green done, grey over, red a fault. */
  tone: 'amber' | 'blue' | 'green' | 'grey' | 'red';
  children: ReactNode;
};

export function StatusMark({ mark, tone, children }: StatusMarkProps) {
  return <span className={classNames(styles.status, styles[mark], styles[tone])}>{children}</span>;
}
