import { useCounterWords } from '../frame/counter-context.ts';
import { Chart } from './chart.tsx';
import { type FigureKind, formatOf, useFormats } from './use-formats.ts';

type DaysChartProps<Day extends { day: string }> = {
  title: string;
  note: string;
  kind: FigureKind;
  days: readonly Day[];
  beforeDays: readonly Day[];
  valueOf: (day: Day) => number;
};

/** One figure by day, beside as many days before. */
export function DaysChart<Day extends { day: string }>({ title, note, kind, days, beforeDays, valueOf }: DaysChartProps<Day>) {
  const t = useCounterWords();
  const formats = useFormats();
  const format = formatOf(kind, formats);
  return (
    <Chart
      title={title}
      note={note}
      over={t('chart.day')}
      names={days.map(({ day }) => formats.dayName(day))}
      series={[
        { name: t('figures.own'), values: days.map(valueOf) },
        { name: t('figures.before'), values: beforeDays.map(valueOf), dashed: true },
      ]}
      format={format}
      formatLine={kind === 'rate' ? format : formats.short}
    />
  );
}
