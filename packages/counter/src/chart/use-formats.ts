import { localeOf } from '@mall/contract/kernel/language.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { formatFigure } from '@mall/kit/words/format-figure.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useMemo } from 'react';

/** An amount of the wire as a number of yuan, for charts and rates. */
export const yuanOf = (amount: string): number => fromYuan(amount) / 100;

/** How figures are written: whole yuan, short beside a chart, a day under it; as the reader's language does. */
export const useFormats = () => {
  const language = useLanguage();
  return useMemo(() => {
    const count = (figure: number) => formatFigure(figure, language);
    const short = new Intl.NumberFormat(localeOf[language], { notation: 'compact', maximumFractionDigits: 1 });
    const monthDay = new Intl.DateTimeFormat(localeOf[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return {
      count,
      money: (yuan: number) => `¥${count(Math.round(yuan))}`,
      short: (value: number) => short.format(value),
      rate: (percent: number, decimals = 1) => `${percent.toFixed(decimals)}%`,
      dayName: (day: string) => (language === 'zh' ? day.slice(5) : monthDay.format(Date.parse(day))),
    };
  }, [language]);
};

export type Formats = ReturnType<typeof useFormats>;

export type FigureKind = 'money' | 'count' | 'rate';

export const formatOf = (kind: FigureKind, { money, count, rate }: Formats): ((value: number) => string) =>
  kind === 'rate' ? (value) => rate(value, 2) : kind === 'money' ? money : count;
