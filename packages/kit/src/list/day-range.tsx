import { localeOf } from '@mall/contract/kernel/language.ts';
import { DateRange, type DateRangeProps } from '@mall/ui/date/date-range.tsx';
import { useLanguage } from '../words/language.ts';
import { useKitWords } from '../words/use-kit-words.ts';

type DayRangeProps = Omit<DateRangeProps, 'locale' | 'labels'> & { labels: { group: string; from: string; to: string } };

/** From one day to another, in the reader's language. */
export function DayRange({ labels, ...rest }: DayRangeProps) {
  const t = useKitWords();
  const language = useLanguage();
  const words = { until: t('date.until'), open: t('date.open'), calendar: t('date.calendar'), format: t('date.format') };
  return <DateRange {...rest} locale={localeOf[language]} labels={{ ...labels, ...words }} />;
}
