import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

/** One named case of the catalogue. */
export function Sample({ name, children, plain }: { name: string; children: ReactNode; plain?: boolean }) {
  return (
    <div className={styles.sample}>
      <h3 className={styles.name}>{name}</h3>
      <div className={plain ? styles.plain : styles.paper}>{children}</div>
    </div>
  );
}
