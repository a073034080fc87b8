import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export type SectionHeadProps = {
  title: ReactNode;
  meta?: ReactNode;
  /** Links to the right; a phone keeps the last ("更多"). */
  children?: ReactNode;
  /** Spoken name of the links. */
  navLabel?: string;
  headingLevel?: 1 | 2 | 3;
  id?: string;
};

export function SectionHead({ title, meta, children, navLabel, headingLevel = 2, id }: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.head}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {meta && <span className={styles.meta}>{meta}</span>}
      {children && (
        <nav aria-label={navLabel} className={styles.links}>
          {children}
        </nav>
      )}
    </div>
  );
}
