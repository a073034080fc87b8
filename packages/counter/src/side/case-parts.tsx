import type { ReactNode } from 'react';
import styles from './case-parts.module.css';

/** What a case says, above its foot. */
export function CaseBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** Whom or what a case is about, and how it stands. */
export function CaseHead({ title, about, mark }: { title: ReactNode; about?: ReactNode; mark?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h2>{title}</h2>
        {about && <p className="meta">{about}</p>}
      </div>
      {mark}
    </header>
  );
}

/** One part of a case under its own heading. */
export function CasePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** One line of a row or a part: what stands left, and what stands right. */
export function CaseLine({ as: Tag = 'span', children }: { as?: 'span' | 'li'; children: ReactNode }) {
  return <Tag className={styles.line}>{children}</Tag>;
}
