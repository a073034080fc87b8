import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './register.module.css';

type SectionProps = {
  number: number;
  title: string;
  /** What stands in it, in a line, for when it is folded. */
  gist: string;
  /** So many faults were found in it; undefined where the mall has not looked yet. */
  faults: number | undefined;
  /** Something in it is wrong now: it must be seen. */
  wrong: boolean;
  flush?: boolean;
  children: ReactNode;
};

/** A numbered part of the form. What the mall found in order is folded: it need not be filled in again. */
export function Section({ number, title, gist, faults, wrong, flush = false, children }: SectionProps) {
  const t = useWords('register');
  const [asked, setAsked] = useState<boolean>();
  const open = wrong || (asked ?? faults !== 0);
  const name = (
    <span className={styles.numbered}>
      <i aria-hidden="true">{number}</i>
      {title}
      {faults !== undefined && (
        <StatusMark mark="closed" tone={faults > 0 ? 'red' : 'green'}>
          {faults > 0 ? t('section.faults', { count: faults }) : t('section.passed')}
        </StatusMark>
      )}
      {!open && <span className={styles.gist}>{gist}</span>}
    </span>
  );
  return (
    <Panel
      bordered
      flush={flush || !open}
      title={name}
      extra={
        faults === 0 &&
        !wrong && (
          <Button
            look="text"
            size="s"
            aria-expanded={open}
            aria-label={t(open ? 'section.fold' : 'section.unfold', { title })}
            onClick={() => setAsked(!open)}
          >
            {t(open ? 'section.foldShort' : 'section.unfoldShort')}
          </Button>
        )
      }
    >
      {/* Folded, not taken away: what is being sent goes on. */}
      <div hidden={!open}>{children}</div>
    </Panel>
  );
}
