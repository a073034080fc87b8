import type { FigureFilter } from '@mall/contract/figures/figures.rules.ts';
import type { SellerFigures } from '@mall/contract/figures/seller-figures.api.ts';
import { Chart, Ring } from '@mall/counter/chart/chart.tsx';
import { DaysChart } from '@mall/counter/chart/days-chart.tsx';
import { FigureRow } from '@mall/counter/chart/figure-page.tsx';
import { growthOf, shareOf, signed } from '@mall/counter/chart/figure-span.rules.ts';
import { type FigureTile, FigureTiles } from '@mall/counter/chart/figure-tiles.tsx';
import { FunnelPanel } from '@mall/counter/chart/funnel-panel.tsx';
import { type Formats, useFormats, yuanOf } from '@mall/counter/chart/use-formats.ts';
import { useCounterWords } from '@mall/counter/frame/counter-context.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { ReactNode } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './figures.module.css';
import { GoodsRanking } from './goods-ranking.tsx';
import { kindOf, type Metric, valueOf } from './metrics.ts';
import { MindsPanel } from './minds.tsx';
import { WordsPanel } from './search-words.tsx';

type BodyProps = {
  figures: SellerFigures;
  scope: FigureFilter;
  metric: Metric;
  onMetric: (metric: Metric) => void;
  /** The table by class, which is read by itself. */
  classes: ReactNode;
};

const lowShare = 80;
const recentDays = 14;

export function FiguresBody({ figures, scope, metric, onMetric, classes }: BodyProps) {
  const t = useWords('figures');
  const counter = useCounterWords();
  const formats = useFormats();
  const recent = figures.days.slice(-recentDays);
  return (
    <>
      <FigureTiles label={t('tiles')} tiles={tilesOf(figures, t, counter, formats)} chosen={metric} onChoose={onMetric} />
      <DaysChart
        title={t(`metric.${metric}`)}
        note={t(`unit.${metric}`)}
        kind={kindOf[metric]}
        days={figures.days}
        beforeDays={figures.beforeDays}
        valueOf={valueOf[metric]}
      />
      <FigureRow look="three">
        <FunnelPanel funnel={figures.funnel} lowShare={lowShare}>
          <Stuck funnel={figures.funnel} />
        </FunnelPanel>
        <Ring
          title={t('classes')}
          note={t('classes.note')}
          over={t('classes.over')}
          valued={t('metric.amount')}
          parts={figures.classes.map(({ name, amount }) => ({ name: name || t('others'), value: yuanOf(amount) }))}
          format={formats.money}
          none={t('classes.none')}
        />
        <Chart
          title={t('visitors')}
          note={t('visitors.note', { days: recent.length })}
          over={counter('chart.day')}
          height={150}
          names={recent.map(({ day }) => formats.dayName(day))}
          series={[
            { name: t('metric.visitors'), kind: 'bar', tone: 4, values: recent.map(valueOf.visitors) },
            { name: t('metric.conversion'), tone: 2, values: recent.map(valueOf.conversion), aside: { format: formats.rate } },
          ]}
          format={formats.count}
          formatLine={formats.short}
        />
      </FigureRow>
      {classes}
      <StockChart days={figures.stockDays} />
      <FigureRow look="two">
        <GoodsRanking scope={scope} />
        <div className={styles.column}>
          <MindsPanel minds={figures.minds} stock={figures.stock} />
          <WordsPanel words={figures.words} scope={scope} />
        </div>
      </FigureRow>
    </>
  );
}

/** What was left on the shelf when each day was over, and how much of it was gone. */
function StockChart({ days }: { days: SellerFigures['stockDays'] }) {
  const t = useWords('figures');
  const counter = useCounterWords();
  const { money, count, short, dayName } = useFormats();
  return (
    <Chart
      title={t('stockDays')}
      note={t('stockDays.note')}
      over={counter('chart.day')}
      height={150}
      names={days.map(({ day }) => dayName(day))}
      series={[
        { name: t('stockDays.worth'), values: days.map(({ worth }) => yuanOf(worth)) },
        { name: t('stockDays.out'), tone: 2, values: days.map(({ out }) => out), aside: { format: count } },
      ]}
      format={money}
      formatLine={short}
    />
  );
}

type Counter = ReturnType<typeof useCounterWords>;

/** More is better but for refunds. */
const changed = (now: number, before: number): FigureTile<Metric>['change'] => {
  const growth = growthOf(now, before);
  return growth === undefined ? undefined : { text: `${signed(growth, 1)}%`, good: growth >= 0 };
};

const inPoints = (points: number, decimals: number, good: boolean, counter: Counter): FigureTile<Metric>['change'] => ({
  text: counter('figures.points', { points: signed(points, decimals) }),
  good,
});

const tilesOf = (
  { sums, before, quotes }: SellerFigures,
  t: Translate<'figures'>,
  counter: Counter,
  { money, count, rate }: Formats,
): FigureTile<Metric>[] => {
  const [amount, amountBefore] = [yuanOf(sums.amount), yuanOf(before.amount)];
  const conversion = shareOf(sums.orders, sums.visitors) - shareOf(before.orders, before.visitors);
  const refunds = shareOf(yuanOf(sums.refunded), amount) - shareOf(yuanOf(before.refunded), amountBefore);
  return [
    {
      key: 'amount',
      name: t('metric.amount'),
      value: money(amount),
      note: t('tile.before', { amount: money(amountBefore) }),
      change: changed(amount, amountBefore),
    },
    {
      key: 'orders',
      name: t('metric.orders'),
      value: count(sums.orders),
      note: sums.orders > 0 ? t('tile.each', { amount: money(amount / sums.orders) }) : undefined,
      change: changed(sums.orders, before.orders),
    },
    {
      key: 'visitors',
      name: t('metric.visitors'),
      value: count(sums.visitors),
      note: t('tile.companies', { share: rate(shareOf(sums.companies, sums.visitors), 0) }),
      change: changed(sums.visitors, before.visitors),
    },
    {
      key: 'conversion',
      name: t('metric.conversion'),
      value: rate(shareOf(sums.orders, sums.visitors), 2),
      change: before.visitors > 0 ? inPoints(conversion, 2, conversion >= 0, counter) : undefined,
    },
    {
      key: 'refunded',
      name: t('refundRate'),
      value: rate(shareOf(yuanOf(sums.refunded), amount)),
      note: money(yuanOf(sums.refunded)),
      change: amountBefore > 0 ? inPoints(refunds, 1, refunds <= 0, counter) : undefined,
    },
    ...(quotes === null
      ? []
      : [
          {
            name: t('quotes'),
            value: quotes.given === 0 ? t('none') : rate(shareOf(quotes.won, quotes.given), 0),
            note: t('tile.quotes', { given: quotes.given, won: quotes.won }),
          },
        ]),
  ];
};

/** Orders that wait for their company, and where they are listed. */
function Stuck({ funnel: { stuck, stuckHours } }: Pick<SellerFigures, 'funnel'>) {
  const t = useWords('figures');
  const rights = useRights();
  if (stuck === 0) return null;
  return (
    <p className={`meta ${styles.stuck}`}>
      {t('stuck', { count: stuck, days: (stuckHours / 24).toFixed(1) })}{' '}
      {rights?.has('seller:orders:view') && (
        <RouterLink href="/orders?tab=inApproval" className={`link ${styles.within}`}>
          {t('stuck.list')}
        </RouterLink>
      )}
    </p>
  );
}
