import type { Timeline as Shown } from '@mall/contract/marketing/seckill-office.api.ts';
import { useWords } from '../kernel/words.ts';
import styles from './seckill.module.css';
import { chinaMs, clockOf, dateOf, dayMs, meets, momentAt, percentOf, spanOf } from './timeline.rules.ts';
import { TimelineBlock } from './timeline-block.tsx';
import { useDragSession } from './use-drag-session.ts';

const hours = Array.from({ length: 11 }, (_, at) => (at + 1) * 2);

type Props = { timeline: Shown; chosen: string | undefined; may: boolean; onChoose: (id: string) => void };

/** Sessions of four days, a row each day, with the clock of the server. */
export function Timeline({ timeline, chosen, may, onChoose }: Props) {
  const t = useWords('marketing');
  const { held, grip, key, choose, leave } = useDragSession(onChoose);
  const first = Date.parse(`${timeline.firstDay}T00:00:00Z`) - chinaMs;
  const now = momentAt(timeline.now);
  const placed = timeline.sessions.map((session) => ({ session, span: held?.id === session.id ? held.span : spanOf(session) }));
  const inTheWay = held && placed.find(({ session, span }) => session.id !== held.id && meets(span, held.span))?.session;
  const faulty = new Set(timeline.conflicts.map(({ sessionId }) => sessionId));
  return (
    <>
      <div className={styles.timeline}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
          {now >= first && now < first + timeline.days * dayMs && (
            <b className={styles.clock} style={{ left: `${percentOf((now - first) % dayMs, 0)}%` }}>
              {clockOf(now)}
            </b>
          )}
        </div>
        {Array.from({ length: timeline.days }, (_, nth) => first + nth * dayMs).map((day) => {
          const date = new Date(day + chinaMs);
          const today = now >= day && now < day + dayMs;
          return (
            <div key={day} className={styles.day}>
              <div className={styles.label}>
                <b>{t(`weekday.${date.getUTCDay() as 0}`)}</b>
                <span className="meta num">
                  {dateOf(day)} {today ? t('today') : ''}
                </span>
              </div>
              <div className={styles.track} data-track="">
                {today && <i className={styles.now} style={{ left: `${percentOf(now, day)}%` }} title={timeline.now.slice(11, 16)} />}
                {placed
                  .filter(({ span }) => meets(span, { from: day, to: day + dayMs }))
                  .map(({ session, span }) => {
                    const movable = may && session.standing === 'coming';
                    const own = held?.id === session.id;
                    return (
                      <TimelineBlock
                        key={session.id}
                        session={session}
                        span={span}
                        day={day}
                        chosen={session.id === chosen}
                        held={own}
                        bad={own ? inTheWay !== undefined : faulty.has(session.id)}
                        onGrip={movable ? grip(session) : undefined}
                        onKey={movable ? key(session) : undefined}
                        onChoose={choose(session.id)}
                        onLeave={leave(session.id)}
                      />
                    );
                  })}
              </div>
            </div>
          );
        })}
      </div>
      <p className={styles.hint} aria-live="polite">
        {held
          ? t(inTheWay ? 'timeline.heldBad' : 'timeline.held', {
              day: dateOf(held.span.from),
              from: clockOf(held.span.from),
              to: clockOf(held.span.to),
              ...(inTheWay && { name: inTheWay.name }),
            })
          : may && t('timeline.hint')}
      </p>
    </>
  );
}
