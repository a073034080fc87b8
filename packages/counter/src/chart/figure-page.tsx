import { daysIn } from '@mall/contract/figures/figures.rules.ts';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import type { Days } from './figure-span.rules.ts';
import styles from './figures.module.css';

type FigurePageProps = {
  title: string;
  days: Days;
  /** Up to when the figures are; nothing until they are there. */
  at: string | undefined;
  acts: ReactNode;
  children: ReactNode;
};

/** A page of figures: of which days they are, and which they are compared with. */
export function FigurePage({ title, days, at, acts, children }: FigurePageProps) {
  const t = useCounterWords();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {at !== undefined && (
            <p className="meta">{t('figures.span', { ...days, to: days.to.slice(5), days: daysIn(days), at: at.slice(5, 16) })}</p>
          )}
        </div>
        <div className={styles.acts}>{acts}</div>
      </header>
      {children}
    </div>
  );
}

/** Panels beside each other, under each other where there is no room: three alike, or a wide one and a narrow one. */
export function FigureRow({ look, children }: { look: 'three' | 'two'; children: ReactNode }) {
  return <div className={styles[look]}>{children}</div>;
}

/** What a panel shows, and how it is counted. */
export function PanelTitle({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <>
      {title} {note !== undefined && <span className={`meta ${styles.soft}`}>{note}</span>}
    </>
  );
}
