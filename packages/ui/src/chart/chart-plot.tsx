import { type PointerEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chart.module.css';
import { areaOf, barsOf, type ChartSeries, heightOf, lineOf, scaleOf, shownNames, toneOf } from './chart.rules.ts';

type ChartPlotProps = {
  names: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatLine: (value: number) => string;
  height: number;
};

/**
 * Lines and bars stretch with the page; words stand beside them as text, so that they keep their size. Hidden from screen readers, who have
 * the table.
 */
export function ChartPlot({ names, series, format, formatLine, height }: ChartPlotProps) {
  const [at, setAt] = useState<number | null>(null);
  const scale = scaleOf(series.flatMap((each) => each.values));
  const bars = series.filter((each) => each.kind === 'bar');
  const under = series.find((each) => each.kind !== 'bar' && !each.dashed);
  const last = under?.values.at(-1) ?? null;
  const slot = 100 / Math.max(names.length, 1);
  const share = 0.6 / Math.max(bars.length, 1);
  // Bars have width, so that a day is a slot; lines alone run from edge to edge.
  const xOf = (place: number) => (bars.length > 0 ? (place + 0.5) * slot : names.length > 1 ? (place / (names.length - 1)) * 100 : 50);
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const right = ((event.clientX - box.left) / box.width) * 100;
    const nearest = names
      .map((_, place) => place)
      .reduce((best, place) => (Math.abs(xOf(place) - right) < Math.abs(xOf(best) - right) ? place : best), 0);
    setAt(nearest);
  };
  return (
    <div aria-hidden="true" className={styles.plot} style={{ height: height + 28 }}>
      <div className={styles.scale} style={{ height }}>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ top: `${heightOf(tick, scale)}%` }}>
            {formatLine(tick)}
          </span>
        ))}
      </div>
      <div className={styles.area} style={{ height }} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setAt(null)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100"
              y1={heightOf(tick, scale)}
              y2={heightOf(tick, scale)}
              className={tick === 0 ? styles.ground : styles.grid}
            />
          ))}
          {under && (
            <path d={areaOf(under.values, scale, xOf)} className={classNames(styles.under, styles[toneOf(under, series.indexOf(under))])} />
          )}
          {series.map((each, place) =>
            each.kind === 'bar' ? (
              <path
                key={each.name}
                d={barsOf(each.values, scale, xOf, { width: slot * share, shift: slot * (bars.indexOf(each) * share - 0.3) })}
                className={classNames(styles.bar, styles[toneOf(each, place)])}
              />
            ) : (
              <path key={each.name} d={lineOf(each.values, scale, xOf)} className={classNames(styles.line, styles[toneOf(each, place)])} />
            ),
          )}
        </svg>
        {at === null && last !== null && (
          <span className={styles.last} style={{ top: `${heightOf(last, scale)}%` }}>
            {format(last)}
          </span>
        )}
        {at !== null && (
          <div className={classNames(styles.tip, xOf(at) > 60 && styles.leftward)} style={{ left: `${xOf(at)}%` }}>
            <b>{names[at]}</b>
            {series.map((each) => {
              const value = each.values[at] ?? null;
              return (
                <span key={each.name}>
                  {each.name} {value === null ? '–' : format(value)}
                </span>
              );
            })}
          </div>
        )}
        <div className={styles.names}>
          {shownNames(names.length, 7).map((place) => (
            <span key={names[place]} style={{ left: `${xOf(place)}%` }}>
              {names[place]}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
