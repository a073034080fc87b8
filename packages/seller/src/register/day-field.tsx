import { localeOf } from '@mall/contract/kernel/language.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { DateInput } from '@mall/ui/date/date-input.tsx';

/** A day in the reader's language; empty means that it does not end. */
export function DayField({ value, onChange, placeholder }: { value: string; onChange: (day: string) => void; placeholder: string }) {
  const t = useKitWords();
  const language = useLanguage();
  const labels = { open: t('date.open'), calendar: t('date.calendar'), format: t('date.format') };
  return <DateInput value={value} onChange={onChange} locale={localeOf[language]} labels={labels} placeholder={placeholder} />;
}
