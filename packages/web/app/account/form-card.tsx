import type { ReactNode } from 'react';
import styles from './form-card.module.css';

type FormCardProps = {
  title: ReactNode;
  /** What this page is for, under the title. */
  lead?: ReactNode;
  /** Right of the title: the way to the other page. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The white card of every account page but sign-in. */
export function FormCard({ title, lead, aside, children }: FormCardProps) {
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <p className={styles.aside}>{aside}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
