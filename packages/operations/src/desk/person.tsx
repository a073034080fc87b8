import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** Somebody of the mall, by the first sign of his name. */
export function Person({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className={styles.person}>
      <span className={styles.avatar} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <span>
        {name}
        {children && <span className={styles.small}>{children}</span>}
      </span>
    </span>
  );
}
