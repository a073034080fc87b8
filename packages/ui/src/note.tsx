import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon } from './icons/alert-icon.tsx';
import { CheckIcon } from './icons/check-icon.tsx';
import { CircleAlertIcon } from './icons/circle-alert-icon.tsx';
import { InfoIcon } from './icons/info-icon.tsx';
import styles from './note.module.css';

export type NoteProps = {
  tone?: 'info' | 'ok' | 'warn' | 'bad';
  children: ReactNode;
  actions?: ReactNode;
  /** `alert` when it appears by itself and must be heard. */
  role?: 'status' | 'alert' | 'note';
};

const signs = { info: InfoIcon, ok: CheckIcon, warn: AlertIcon, bad: CircleAlertIcon };

export function Note({ tone = 'info', children, actions, role }: NoteProps) {
  const Sign = signs[tone];
  return (
    <div className={classNames(styles.note, styles[tone])} role={role}>
      <Sign size={16} className={styles.sign} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
