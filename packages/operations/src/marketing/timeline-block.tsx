import type { TimelineSession } from '@mall/contract/marketing/seckill-office.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './seckill.module.css';
import { clockOf, type Grip, percentOf, type Span } from './timeline.rules.ts';

type Props = {
  session: TimelineSession;
  span: Span;
  day: number;
  chosen: boolean;
  /** Where it is held just now, and whether another stands there. */
  held: boolean;
  bad: boolean;
  onGrip: ((event: PointerEvent<HTMLElement>, grip: Grip) => void) | undefined;
  onKey: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  onChoose: () => void;
  onLeave: () => void;
};

/** A session on its day. One that has not begun is taken and moved, by its ends it is made longer or shorter. */
export function TimelineBlock({ session, span, day, chosen, held, bad, onGrip, onKey, onChoose, onLeave }: Props) {
  const t = useWords('marketing');
  const { name, standing, goods, sold, total, applied } = session;
  const from = percentOf(span.from, day);
  const width = percentOf(span.to, day) - from;
  const told =
    goods === 0
      ? t('session.empty')
      : standing === 'coming'
        ? t('session.goods', { count: goods })
        : t('session.sold', { count: goods, percent: total === 0 ? 0 : Math.floor((sold * 100) / total) });
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-keyshortcuts={onKey && 'ArrowLeft ArrowRight ArrowUp ArrowDown'}
      className={classNames(
        styles.block,
        styles[standing],
        goods === 0 && styles.bare,
        onGrip && styles.movable,
        held && styles.held,
        bad && styles.bad,
      )}
      style={{ left: `${from}%`, width: `${width}%` }}
      title={`${clockOf(span.from)}–${clockOf(span.to)} ${name}`}
      onClick={onChoose}
      onKeyDown={onKey}
      onBlur={onLeave}
      onPointerDown={onGrip && ((event) => onGrip(event, 'move'))}
    >
      <b>
        {clockOf(span.from)} · {name}
      </b>
      <span>
        {held ? `${clockOf(span.from)}–${clockOf(span.to)}` : applied > 0 ? `${told} · ${t('session.applied', { count: applied })}` : told}
      </span>
      {onGrip && (
        <>
          <i className={styles.start} aria-hidden="true" onPointerDown={(event) => onGrip(event, 'start')} />
          <i className={styles.end} aria-hidden="true" onPointerDown={(event) => onGrip(event, 'end')} />
        </>
      )}
    </button>
  );
}
