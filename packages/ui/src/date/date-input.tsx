import { lazy, Suspense, useRef } from 'react';
import { CalendarIcon } from '../icons/calendar-icon.tsx';
import { Popup } from '../popup/popup.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { Skeleton } from '../skeleton.tsx';
import { TextInput, type TextInputProps } from '../text-input.tsx';
import styles from './calendar.module.css';
import look from './date.module.css';
import { readDay } from './day.rules.ts';

const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }));

export type DateInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'icon' | 'trailing' | 'min' | 'max'> & {
  /** 2026-11-13, empty, or what was typed and is no day: the form's rule speaks about that. */
  value: string;
  onChange: (day: string) => void;
  /** Of the reader's language ("fr"): months and weekdays are named in it. */
  locale: string;
  labels: { open: string; calendar: string; format: string };
  min?: string | undefined;
  max?: string | undefined;
};

/** A day, typed or pasted in any usual spelling, or chosen in a calendar that is loaded when it is first opened. */
export function DateInput({ value, onChange, locale, labels, min, max, ...rest }: DateInputProps) {
  const box = useRef<HTMLSpanElement>(null);
  const popup = usePopup();
  const settle = () => {
    const day = readDay(value);
    if (day !== null && day !== value) onChange(day);
  };
  return (
    <span ref={box} className={look.one}>
      <TextInput
        placeholder={labels.format}
        autoComplete="off"
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          popup.onKeyDown(event);
          if (event.key === 'Enter') settle();
        }}
        trailing={
          <button type="button" className={look.open} aria-label={labels.open} disabled={rest.disabled} {...popup.button}>
            <CalendarIcon size={16} />
          </button>
        }
      />
      {popup.open && (
        <Popup id={popup.id} anchor={box} label={labels.calendar} onClose={popup.close}>
          <Suspense fallback={<CalendarComing />}>
            <DayCalendar
              value={value}
              label={labels.calendar}
              locale={locale}
              min={min}
              max={max}
              onChange={(day) => {
                onChange(day);
                popup.close();
              }}
            />
          </Suspense>
        </Popup>
      )}
    </span>
  );
}

export function CalendarComing() {
  return (
    <div className={styles.waiting}>
      <Skeleton kind="block" height={240} />
    </div>
  );
}
