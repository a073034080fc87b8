import type { ReactNode } from 'react';
import styles from './goods.module.css';

/** Goods that are being changed, on a telephone. */
export function WorkCard({ name, head, standing, acts }: { name: string; head: ReactNode; standing: ReactNode; acts: ReactNode }) {
  return (
    <article className={styles.card} aria-label={name}>
      <span />
      <div className={styles.body}>
        {head}
        {standing}
        {acts}
      </div>
    </article>
  );
}
