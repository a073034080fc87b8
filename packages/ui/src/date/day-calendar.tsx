import { parseDate } from '@internationalized/date';
import { Calendar, CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { letPress } from '../popup/let-press.ts';
import { Select } from '../select.tsx';
import styles from './calendar.module.css';
import { CalendarMonth } from './calendar-month.tsx';
import { CalendarTurn } from './calendar-turn.tsx';
import { isDay } from './day.rules.ts';

export type DayCalendarProps = {
  value: string;
  onChange: (day: string) => void;
  label: string;
  locale: string;
  min?: string | undefined;
  max?: string | undefined;
};

letPress();

/** A month to choose a day from. Year and month can be jumped to: papers are often years old. */
export function DayCalendar({ value, onChange, label, locale, min, max }: DayCalendarProps) {
  return (
    <I18nProvider locale={locale}>
      <Calendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by the reader's act, and the keys go to its days
        autoFocus
        aria-label={label}
        value={isDay(value) ? parseDate(value) : null}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        onChange={(day) => onChange(day.toString())}
        className={styles.calendar ?? ''}
      >
        <div className={styles.head}>
          <CalendarTurn to="previous" />
          <CalendarYearPicker>
            {(picker) => (
              <JumpSelect {...picker} options={picker.items.map(({ id, formatted }) => ({ value: String(id), label: formatted }))} />
            )}
          </CalendarYearPicker>
          <CalendarMonthPicker>
            {(picker) => (
              <JumpSelect {...picker} options={picker.items.map(({ id, formatted }) => ({ value: String(id), label: formatted }))} />
            )}
          </CalendarMonthPicker>
          <CalendarTurn to="next" />
        </div>
        <CalendarMonth />
      </Calendar>
    </I18nProvider>
  );
}

type JumpProps = {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  options: { value: string; label: string }[];
};

function JumpSelect({ value, onChange, options, 'aria-label': name }: JumpProps) {
  return (
    <Select size="s" aria-label={name} value={String(value)} options={options} onChange={(event) => onChange(Number(event.target.value))} />
  );
}
