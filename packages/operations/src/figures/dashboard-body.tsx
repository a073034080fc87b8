import type { MallFigures } from '@mall/contract/figures/mall-figures.api.ts';
import { Ring } from '@mall/counter/chart/chart.tsx';
import { DaysChart } from '@mall/counter/chart/days-chart.tsx';
import { FigureRow } from '@mall/counter/chart/figure-page.tsx';
import { growthOf, signed } from '@mall/counter/chart/figure-span.rules.ts';
import { type FigureTile, FigureTiles } from '@mall/counter/chart/figure-tiles.tsx';
import { FunnelPanel } from '@mall/counter/chart/funnel-panel.tsx';
import { type Formats, formatOf, useFormats, yuanOf } from '@mall/counter/chart/use-formats.ts';
import { type Translate, useWords } from '../kernel/words.ts';
import { kindOf, type Metric, metrics, valueOf } from './metrics.ts';
import { StoreBars } from './store-bars.tsx';

type BodyProps = { figures: MallFigures; metric: Metric; onMetric: (metric: Metric) => void };

export function DashboardBody({ figures, metric, onMetric }: BodyProps) {
  const t = useWords('figures');
  const formats = useFormats();
  return (
    <>
      <FigureTiles label={t('tiles')} tiles={metrics.map((one) => tileOf(one, figures, t, formats))} chosen={metric} onChoose={onMetric} />
      <DaysChart
        title={t(`metric.${metric}`)}
        note={t(`unit.${metric}`)}
        kind={kindOf(metric)}
        days={figures.days}
        beforeDays={figures.beforeDays}
        valueOf={valueOf[metric]}
      />
      <FigureRow look="three">
        <Ring
          title={t('classes')}
          note={t('classes.note')}
          over={t('classes.over')}
          valued={t('metric.amount')}
          parts={figures.classes.map(({ name, amount }) => ({ name: name || t('others'), value: yuanOf(amount) }))}
          format={formats.money}
          none={t('nothing')}
        />
        <StoreBars stores={figures.stores} />
        <FunnelPanel funnel={figures.funnel} />
      </FigureRow>
    </>
  );
}

/** The days as a whole, with today and this month below; more is better but for refunds. */
const tileOf = (
  metric: Metric,
  { sums, before, today, month }: MallFigures,
  t: Translate<'figures'>,
  formats: Formats,
): FigureTile<Metric> => {
  const format = formatOf(kindOf(metric), formats);
  const value = valueOf[metric];
  const growth = growthOf(value(sums), value(before));
  return {
    key: metric,
    name: t(`metric.${metric}`),
    value: format(value(sums)),
    note: (
      <>
        <span>{t('tile.today', { value: format(value(today)) })}</span>
        <span>{t('tile.month', { value: format(value(month)) })}</span>
      </>
    ),
    change: growth === undefined ? undefined : { text: `${signed(growth, 1)}%`, good: metric === 'refunded' ? growth <= 0 : growth >= 0 },
  };
};
