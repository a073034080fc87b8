import { lazy, Suspense, use, useRef } from 'react';
import { Chip } from '../chip.tsx';
import { classNames } from '../class-names.ts';
import { FieldContext } from '../field-context.ts';
import { CalendarIcon } from '../icons/calendar-icon.tsx';
import { Popup } from '../popup/popup.tsx';
import { usePopup } from '../popup/use-popup.ts';
import styles from './calendar.module.css';
import look from './date.module.css';
import { CalendarComing } from './date-input.tsx';
import { type DaySpan, isDay, readDay } from './day.rules.ts';

const SpanCalendar = lazy(async () => ({ default: (await import('./span-calendar.tsx')).SpanCalendar }));

export type DateRangeProps = {
  /** Each a day, empty, or what was typed and is no day: the form's rule speaks about that. */
  value: DaySpan;
  onChange: (span: DaySpan) => void;
  locale: string;
  /** `group` names both where no Field does; `until` stands between them; `format` shows how a day is written. */
  labels: { group?: string; from: string; to: string; until: string; open: string; calendar: string; format: string };
  size?: 's' | 'm' | 'l';
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  /** Offered under the calendar: "近三个月". */
  shortcuts?: readonly { label: string; span: DaySpan }[];
  /** Names for a form that is sent without script, ids for a list of faults. */
  names?: Partial<DaySpan>;
  ids?: Partial<DaySpan>;
  invalid?: { from?: boolean; to?: boolean };
  describedBy?: string | undefined;
  className?: string;
};

/** From one day to another, in one box: typed, pasted, or pressed in a calendar that is loaded when it is first opened. */
export function DateRange(props: DateRangeProps) {
  const { value, onChange, locale, labels, size = 'm', min, max, disabled, shortcuts = [], names, ids, invalid, className } = props;
  const field = use(FieldContext);
  const box = useRef<HTMLFieldSetElement>(null);
  const popup = usePopup();
  const describedBy = props.describedBy ?? field?.describedBy;
  const bad = { from: invalid?.from ?? field?.invalid, to: invalid?.to ?? field?.invalid };
  const choose = (span: DaySpan) => {
    onChange(span);
    popup.close();
  };
  const settle = (end: keyof DaySpan) => {
    const day = readDay(value[end]);
    if (day !== null && day !== value[end]) onChange({ ...value, [end]: day });
  };
  const input = (end: keyof DaySpan, id: string | undefined) => (
    <input
      type="text"
      autoComplete="off"
      placeholder={labels.format}
      id={id}
      name={names?.[end]}
      aria-label={labels[end]}
      aria-invalid={bad[end] || undefined}
      aria-describedby={describedBy}
      aria-required={field?.required || undefined}
      disabled={disabled}
      value={value[end]}
      onChange={(event) => onChange({ ...value, [end]: event.target.value })}
      onBlur={() => settle(end)}
      onKeyDown={(event) => {
        popup.onKeyDown(event);
        if (event.key === 'Enter') settle(end);
      }}
    />
  );
  return (
    <fieldset
      ref={box}
      aria-label={labels.group}
      aria-labelledby={labels.group ? undefined : field?.labelId}
      className={classNames(look.range, look[size], (bad.from || bad.to) && look.bad, disabled && look.disabled, className)}
    >
      {input('from', ids?.from ?? field?.id)}
      <span className={look.until} aria-hidden="true">
        {labels.until}
      </span>
      {input('to', ids?.to)}
      <button type="button" className={look.open} aria-label={labels.open} disabled={disabled} {...popup.button}>
        <CalendarIcon size={16} />
      </button>
      {popup.open && (
        <Popup id={popup.id} anchor={box} label={labels.calendar} onClose={popup.close}>
          <Suspense fallback={<CalendarComing />}>
            <SpanCalendar value={value} label={labels.calendar} locale={locale} min={min} max={max} onChange={choose} />
          </Suspense>
          {shortcuts.length > 0 && (
            <div className={styles.shortcuts}>
              {shortcuts.map(({ label, span }) => (
                <Chip key={label} on={isDay(value.from) && span.from === value.from && span.to === value.to} onPress={() => choose(span)}>
                  {label}
                </Chip>
              ))}
            </div>
          )}
        </Popup>
      )}
    </fieldset>
  );
}
