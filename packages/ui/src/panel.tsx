import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

export type PanelProps = {
  title?: ReactNode;
  /** Right of the title: links, counts. */
  extra?: ReactNode;
  children?: ReactNode;
  /** No padding: the child (table, tabs) reaches the edges. */
  flush?: boolean;
  /** Hairline around it, as on the working screens. */
  bordered?: boolean;
  headingLevel?: 2 | 3 | 4;
  id?: string;
  className?: string;
};

export function Panel({ title, extra, children, flush, bordered, headingLevel = 2, id, className }: PanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames(styles.panel, bordered && styles.bordered, className)}
    >
      {title !== undefined && (
        <header className={styles.head}>
          <Heading id={titleId}>{title}</Heading>
          {extra && <div className={styles.extra}>{extra}</div>}
        </header>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
