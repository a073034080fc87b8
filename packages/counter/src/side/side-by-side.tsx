import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { ChevronLeftIcon } from '@mall/ui/icons/chevron-left-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

/** Where the keyboard goes on when a case was opened with it. */
export const caseId = 'case';

type SideBySideProps = {
  title: string;
  lead?: ReactNode;
  acts?: ReactNode;
  /** Between the title and the queue. */
  note?: ReactNode;
  /** Tabs and filters. */
  head: ReactNode;
  /** The queue, with its pages. */
  list: ReactNode;
  /** The case that is open. */
  children: ReactNode;
  /** Where there is room for one of them alone, a case that the reader chose takes the place of the queue, with a way back to it. Without it both stand there. */
  alone?: { chosen: boolean; back: { href: string; label: string } };
  /** Width of the case in px. */
  caseWidth?: number;
};

/** A queue at the left and the case that is open at the right, so that one goes through it without leaving the page. */
export function SideBySide({ title, lead, acts, note, head, list, children, alone, caseWidth = 520 }: SideBySideProps) {
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className="meta">{lead}</p>}
        </div>
        {acts && <div className={styles.acts}>{acts}</div>}
      </header>
      {note && <div className={styles.note}>{note}</div>}
      <Panel bordered flush>
        {head}
        <div
          className={styles.two}
          data-shown={alone && (alone.chosen ? 'case' : 'queue')}
          style={{ '--case': `${caseWidth}px` } as object}
        >
          <div className={styles.list}>{list}</div>
          <section id={caseId} tabIndex={-1} className={styles.case}>
            {alone && (
              <RouterLink href={alone.back.href} className={classNames('link', styles.back)}>
                <ChevronLeftIcon size={14} />
                {alone.back.label}
              </RouterLink>
            )}
            {children}
          </section>
        </div>
      </Panel>
    </>
  );
}

/** What is decided of a case: stays in sight under whatever is long. `aside` stands apart, at the other end. */
export function CaseFoot({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <footer className={styles.foot}>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {children}
    </footer>
  );
}
