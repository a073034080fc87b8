import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import styles from './chart.module.css';
import { type ChartSeries, toneOf } from './chart.rules.ts';
import { ChartPlot } from './chart-plot.tsx';

export type ChartProps = {
  title: ReactNode;
  /** Unit and span: "万元 / 天". */
  note?: string;
  /** Under the chart: days, classes. */
  names: readonly string[];
  series: readonly ChartSeries[];
  /** Writes a value for the table and for the mark of the last one. */
  format: (value: number) => string;
  /** Writes the values beside the lines, shorter ("2k"). */
  formatLine?: (value: number) => string;
  labels: { /** Heads the names in the table. */ names: string; table: string; chart: string; missing: string };
  height?: number;
  /** Stands in the head, before the switch. */
  actions?: ReactNode;
};

/** A chart in a frame: title, legend, and the same figures as a table, which a screen reader reads and everybody can switch to. */
export function Chart({ title, note, names, series, format, formatLine, labels, height = 180, actions }: ChartProps) {
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {note && <span className="meta">{note}</span>}
        {series.length > 1 && (
          <ul className={styles.legend}>
            {series.map((each, at) => (
              <li key={each.name}>
                <i aria-hidden="true" className={classNames(styles.key, each.kind === 'bar' && styles.block, styles[toneOf(each, at)])} />
                {each.name}
              </li>
            ))}
          </ul>
        )}
        {actions}
        <Button look="text" size="s" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? labels.chart : labels.table}
        </Button>
      </div>
      {!asTable && <ChartPlot names={names} series={series} format={format} formatLine={formatLine ?? format} height={height} />}
      <div className={asTable ? styles.tableBox : 'sr'}>
        <table className={styles.table}>
          <caption className="sr">
            {title}
            {note && ` ${note}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.names}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className={styles.figure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map((each) => {
                  const value = each.values[at] ?? null;
                  return (
                    <td key={each.name} className={styles.figure}>
                      {value === null ? labels.missing : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
