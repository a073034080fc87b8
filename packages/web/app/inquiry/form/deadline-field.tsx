import { localeOf } from '@mall/contract/kernel/language.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { DateInput } from '@mall/ui/date/date-input.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './form.module.css';
import { usualTime } from './inquiry-draft.rules.ts';

type Props = {
  label: string;
  /** "2026-11-20 17:00", or as much of it as is typed. */
  value: string;
  onChange: (value: string) => void;
  message?: string | undefined;
  hint?: ReactNode;
  layout?: 'top' | 'side';
};

/** A day and a time of it, in China time. */
export function DeadlineField({ label, value, onChange, message, hint, layout = 'top' }: Props) {
  const t = useWords('inquiry/form');
  const kit = useKitWords();
  const locale = localeOf[useLanguage()];
  const timeId = useId();
  const [day = '', time = ''] = value.split(' ');
  return (
    <Field label={label} required message={message} hint={hint} layout={layout}>
      <span className={styles.moment}>
        <DateInput
          name="deadline"
          value={day}
          onChange={(next) => onChange(`${next} ${time || usualTime}`.trim())}
          locale={locale}
          labels={{ open: kit('date.open'), calendar: label, format: t('day.format') }}
        />
        <TextInput
          id={timeId}
          type="time"
          aria-label={t('time')}
          value={time}
          onChange={(event) => onChange(`${day} ${event.target.value}`)}
        />
      </span>
    </Field>
  );
}
