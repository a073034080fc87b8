import type { ReactNode } from 'react';
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { classNames } from '../class-names.ts';
import styles from './calendar.module.css';

type CalendarMonthProps = { head?: ReactNode; after?: number; span?: boolean };

/** One month of days; `after` counts months from the first that is shown, `span` that two days are chosen and what lies between. */
export function CalendarMonth({ head, after = 0, span = false }: CalendarMonthProps) {
  return (
    <div className={styles.month}>
      {head}
      <CalendarGrid offset={{ months: after }} weekdayStyle="short" className={styles.grid ?? ''}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={(day) => dayNames(day, span)} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

type DayState = {
  isSelected: boolean;
  isSelectionStart: boolean;
  isSelectionEnd: boolean;
  isToday: boolean;
  isDisabled: boolean;
  isUnavailable: boolean;
  isOutsideMonth: boolean;
  isFocusVisible: boolean;
};

const dayNames = (day: DayState, span: boolean): string =>
  classNames(
    styles.day,
    day.isOutsideMonth && styles.outside,
    day.isToday && styles.today,
    day.isSelected && styles.within,
    (day.isSelectionStart || day.isSelectionEnd || (day.isSelected && !span)) && styles.chosen,
    (day.isDisabled || day.isUnavailable) && styles.off,
    day.isFocusVisible && styles.focused,
  );
