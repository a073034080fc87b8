import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { ColourOf } from './chart.rules.ts';

register([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, SVGRenderer]);

type PlotProps = { height: number; optionOf: (colour: ColourOf, still: boolean) => EChartsCoreOption };

/** The drawing alone, hidden from screen readers, who have the table. */
export default function Plot({ height, optionOf }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const chart = init(element, undefined, { renderer: 'svg' });
    const style = getComputedStyle(element);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.setOption(optionOf((name) => style.getPropertyValue(name).trim(), still));
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [optionOf]);
  return <div ref={place} aria-hidden="true" style={{ height }} />;
}
