import { type CalendarDate, parseDate } from '@internationalized/date';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { CalendarHeading, RangeCalendar } from 'react-aria-components/RangeCalendar';
import { letPress } from '../popup/let-press.ts';
import styles from './calendar.module.css';
import { CalendarMonth } from './calendar-month.tsx';
import { CalendarTurn } from './calendar-turn.tsx';
import { type DaySpan, inOrder, isDay } from './day.rules.ts';

export type SpanCalendarProps = {
  value: DaySpan;
  onChange: (span: DaySpan) => void;
  label: string;
  locale: string;
  min?: string | undefined;
  max?: string | undefined;
};

letPress();

/** First press: from this day; second: to this one. Two months side by side where they fit. */
export function SpanCalendar({ value, onChange, label, locale, min, max }: SpanCalendarProps) {
  const months = window.matchMedia('(min-width: 768px)').matches ? 2 : 1;
  const span = spanOf(value);
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by the reader's act, and the keys go to its days
        autoFocus
        aria-label={label}
        visibleDuration={{ months }}
        pageBehavior="single"
        value={span}
        defaultFocusedValue={span?.end ?? null}
        selectionAlignment="end"
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
        className={styles.calendar ?? ''}
      >
        <CalendarTurn to="previous" />
        <CalendarTurn to="next" />
        <div className={styles.months}>
          {Array.from({ length: months }, (_, after) => (
            <CalendarMonth
              key={after}
              span
              after={after}
              head={<CalendarHeading offset={{ months: after }} className={styles.title ?? ''} />}
            />
          ))}
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}

function spanOf(value: DaySpan): { start: CalendarDate; end: CalendarDate } | null {
  const { from, to } = inOrder(value);
  const first = isDay(from) ? from : to;
  const last = isDay(to) ? to : from;
  return isDay(first) && isDay(last) ? { start: parseDate(first), end: parseDate(last) } : null;
}
