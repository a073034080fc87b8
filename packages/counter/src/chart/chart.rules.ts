import type { EChartsCoreOption } from 'echarts/core';

export type ChartTone = 1 | 2 | 3 | 4 | 5 | 6;
export type ChartSeries = {
  name: string;
  /** One for each name; null where nothing is known. */
  values: readonly (number | null)[];
  kind?: 'line' | 'bar';
  /** What it is compared with. */
  dashed?: boolean;
  /** Colour of charts; by its place unless told. */
  tone?: ChartTone;
  /** Against a scale of its own at the right; written by `format`. */
  aside?: { format: (value: number) => string };
};

/** A colour of the theme by the name of its variable; the library draws values, not variables. */
export type ColourOf = (name: string) => string;

/** What is compared with is grey; the others take the colours of charts in their order. */
export const toneOf = ({ dashed, tone }: ChartSeries, at: number): ChartTone => tone ?? (dashed ? 6 : ((at + 1) as ChartTone));

const marks = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Drawn = {
  names: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatLine: (value: number) => string;
  still: boolean;
};

const scaleOf = (colour: ColourOf, format: (value: number) => string, lined: boolean) => ({
  type: 'value',
  min: 0,
  splitNumber: 4,
  axisLabel: { color: colour('--c-ink-3'), fontSize: 12, formatter: (value: number) => format(value) },
  splitLine: { show: lined, lineStyle: { color: colour('--c-line') } },
});

/** Lines and bars over days. The last value of what is not compared with is written beside it, so that the chart says something before anybody touches it. */
export const axesOption = ({ names, series, format, formatLine, still }: Drawn, colour: ColourOf): EChartsCoreOption => {
  const bars = series.some(({ kind }) => kind === 'bar');
  const aside = series.find((each) => each.aside)?.aside;
  const named = series.findIndex(({ dashed }) => !dashed);
  return {
    animation: !still,
    grid: { left: 4, right: aside ? 4 : 20, top: 24, bottom: 4, containLabel: true },
    tooltip: {
      trigger: 'axis',
      confine: true,
      textStyle: { fontSize: 12 },
      formatter: (points: readonly { seriesIndex: number; dataIndex: number; marker: string }[]) =>
        [
          marks(names[points[0]?.dataIndex ?? 0] ?? ''),
          ...points.map(({ seriesIndex, dataIndex, marker }) => {
            const one = series[seriesIndex];
            const value = one?.values[dataIndex] ?? null;
            return `${marker}${marks(one?.name ?? '')} ${value === null ? '–' : marks((one?.aside?.format ?? format)(value))}`;
          }),
        ].join('<br>'),
    },
    xAxis: {
      type: 'category',
      boundaryGap: bars,
      data: names,
      axisLabel: { color: colour('--c-ink-3'), fontSize: 12, hideOverlap: true, showMaxLabel: true, alignMaxLabel: 'right' },
      axisLine: { lineStyle: { color: colour('--c-line-2') } },
      axisTick: { show: false },
    },
    yAxis: [scaleOf(colour, formatLine, true), ...(aside ? [scaleOf(colour, aside.format, false)] : [])],
    series: series.map((each, at) => seriesOf(each, at, at === named, { format, colour, filled: !bars && at === named })),
  };
};

const seriesOf = (
  each: ChartSeries,
  at: number,
  named: boolean,
  { format, colour, filled }: { format: (value: number) => string; colour: ColourOf; filled: boolean },
) => {
  const paint = colour(`--c-chart-${toneOf(each, at)}`);
  const last = each.values.findLastIndex((value) => value !== null);
  const line = each.kind !== 'bar';
  const label = {
    show: true,
    position: 'top',
    align: line ? 'right' : 'center',
    color: colour('--c-ink'),
    fontWeight: 600,
    fontSize: 12,
    formatter: ({ value }: { value: unknown }) => format(Number(value)),
  };
  return {
    type: line ? 'line' : 'bar',
    name: each.name,
    data: each.values.map((value, place) =>
      named && place === last
        ? { value, label, symbol: 'rect', symbolSize: 7, itemStyle: { color: line ? paint : colour('--c-chart-1') } }
        : line
          ? { value, symbol: 'none' }
          : value,
    ),
    yAxisIndex: each.aside ? 1 : 0,
    itemStyle: { color: paint },
    lineStyle: { width: 2, color: paint, type: each.dashed ? 'dashed' : 'solid' },
    ...(filled && { areaStyle: { color: paint, opacity: 0.07 } }),
    barMaxWidth: 24,
    emphasis: { disabled: true },
    z: each.dashed ? 2 : 3,
  };
};

/** A ring of shares; who they are stands beside it. */
export const ringOption = (
  parts: readonly { name: string; value: number; tone: ChartTone }[],
  { still, format }: Pick<Drawn, 'still' | 'format'>,
  colour: ColourOf,
): EChartsCoreOption => ({
  animation: !still,
  tooltip: { trigger: 'item', confine: true, textStyle: { fontSize: 12 }, valueFormatter: (value: unknown) => format(Number(value)) },
  series: [
    {
      type: 'pie',
      radius: ['52%', '96%'],
      label: { show: false },
      emphasis: { disabled: true },
      itemStyle: { borderColor: colour('--c-surface'), borderWidth: 1 },
      data: parts.map(({ name, value, tone }) => ({ name, value, itemStyle: { color: colour(`--c-chart-${tone}`) } })),
    },
  ],
});
