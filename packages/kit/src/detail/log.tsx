import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import type { ReactNode } from 'react';
import { Typed } from '../words/typed.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import { useMoment } from '../words/use-moment.ts';
import { Attachments } from './attachments.tsx';
import styles from './log.module.css';

export type LogEntry = {
  what: string;
  /** 2026-11-16 10:20:30 */
  at: string;
  who: string;
  why?: string | undefined;
  pictures?: readonly string[];
};

type LogProps = {
  title?: string;
  entries: readonly LogEntry[];
  /** Nothing follows any more. */
  ended: boolean;
  /** As it happened, or the latest first. */
  order?: 'first' | 'latest';
  /** Under the entries. */
  children?: ReactNode;
};

/** What happened to a thing: what, who, when and why. */
export function Log({ title, entries, ended, order = 'first', children }: LogProps) {
  const t = useKitWords();
  const when = useMoment();
  const name = title ?? t('log.title');
  const items = entries.map(({ what, at, who, why, pictures = [] }, place) => ({
    id: `${place}`,
    label: what,
    state: place === entries.length - 1 && !ended ? ('current' as const) : ('done' as const),
    note: (
      <>
        <span className="num">{when.moment(at)}</span> <Typed>{who}</Typed>
        {why && (
          <span className={styles.why}>
            <Typed>{why}</Typed>
          </span>
        )}
        <Attachments pictures={pictures} />
      </>
    ),
  }));
  return (
    <Panel bordered title={name}>
      <Steps look="column" label={name} items={order === 'first' ? items : items.toReversed()} />
      {children}
    </Panel>
  );
}
