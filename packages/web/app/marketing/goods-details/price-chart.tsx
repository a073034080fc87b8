import type { AveragePrice } from '@mall/contract/catalogue/goods.api.ts';
import { formatAmount } from '@mall/kit/words/format-amount.ts';
import { formatFigure } from '@mall/kit/words/format-figure.ts';
import { formatMonth } from '@mall/kit/words/format-moment.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { priceText } from './price-text.ts';

register([LineChart, GridComponent, TooltipComponent, SVGRenderer]);

type PriceChartProps = { history: AveragePrice['history']; name: string };

/** The theme's colours are variables; the chart wants values. */
const colourOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

export default function PriceChart({ history, name }: PriceChartProps) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const chart = init(element, undefined, { renderer: 'svg' });
    const brand = colourOf(element, '--c-chart-1');
    const grey = colourOf(element, '--c-ink-3');
    const line = colourOf(element, '--c-line');
    chart.setOption({
      animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      grid: { left: 4, right: 16, top: 16, bottom: 4, containLabel: true },
      tooltip: { trigger: 'axis', valueFormatter: (value: unknown) => formatAmount(priceText(value), language) },
      xAxis: {
        type: 'category',
        boundaryGap: false,
        data: history.map(({ date }) => formatMonth(date, language)),
        axisLabel: { color: grey },
        axisLine: { lineStyle: { color: line } },
        axisTick: { show: false },
      },
      yAxis: {
        type: 'value',
        scale: true,
        axisLabel: { color: grey, formatter: (value: number) => formatFigure(value, language) },
        splitLine: { lineStyle: { color: line } },
      },
      series: [
        {
          type: 'line',
          name,
          data: history.map(({ price }) => Number(price)),
          symbolSize: 6,
          lineStyle: { width: 2, color: brand },
          itemStyle: { color: brand },
          areaStyle: { color: brand, opacity: 0.08 },
        },
      ],
    });
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [history, name, language]);
  return <div ref={place} style={{ height: '100%' }} />;
}
