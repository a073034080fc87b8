import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty.module.css';
import { Illustration, type IllustrationName } from './illustration.tsx';

export type EmptyProps = {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  picture?: IllustrationName | 'none';
  actions?: ReactNode;
  /** Less room, for a table or a small panel. */
  compact?: boolean;
  role?: 'status' | 'alert';
};

export function Empty({ title, children, picture = 'box', actions, compact, role }: EmptyProps) {
  return (
    <div className={classNames(styles.empty, compact && styles.compact)} role={role}>
      {picture !== 'none' && <Illustration name={picture} className={styles.picture} />}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
