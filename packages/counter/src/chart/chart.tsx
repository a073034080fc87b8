import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './chart.module.css';
import { axesOption, type ChartSeries, type ChartTone, type ColourOf, ringOption, toneOf } from './chart.rules.ts';

const Plot = lazy(() => import('./plot.tsx'));

type Head = {
  title: string;
  /** Unit and span: "元 / 天". */
  note?: string | undefined;
  /** Stands in the head, before the switch. */
  acts?: ReactNode;
};

type TableOf = { names: string; columns: readonly string[]; rows: readonly { name: string; cells: readonly string[] }[] };

type FrameProps = Head & { legend?: ReactNode; table: TableOf; bare: boolean; children: ReactNode };

/** Title, legend, and the same figures as a table, which a screen reader reads and everybody can switch to. */
function Frame({ title, note, acts, legend, table, bare, children }: FrameProps) {
  const t = useCounterWords();
  const [asTable, setAsTable] = useState(false);
  const head = (
    <>
      {title} {note && <span className={`meta ${styles.note}`}>{note}</span>}
    </>
  );
  const extra = (
    <>
      {legend}
      {acts}
      <Button look="text" size="s" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'chart.chart' : 'chart.table')}
      </Button>
    </>
  );
  const body = (
    <>
      {!asTable && children}
      <div className={asTable ? styles.tableBox : 'sr'} {...(asTable && { role: 'region', 'aria-label': title, tabIndex: 0 })}>
        <table className={styles.table}>
          <caption className="sr">{[title, note].filter(Boolean).join(' ')}</caption>
          <thead>
            <tr>
              <th scope="col">{table.names}</th>
              {table.columns.map((name) => (
                <th key={name} scope="col" className={styles.figure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={table.columns[at]} className={styles.figure}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
  if (!bare)
    return (
      <Panel bordered title={head} extra={extra}>
        {body}
      </Panel>
    );
  return (
    <section className={styles.bare} aria-label={title}>
      <div className={styles.head}>
        <h3>{head}</h3>
        <div className={styles.extra}>{extra}</div>
      </div>
      {body}
    </section>
  );
}

export type ChartProps = Head & {
  /** Under the chart: days. */
  names: readonly string[];
  /** What the names are, over them in the table. */
  over: string;
  series: readonly ChartSeries[];
  /** Writes a value for the table and for the mark of the last one. */
  format: (value: number) => string;
  /** Writes the values beside the lines, shorter ("2k"). */
  formatLine?: (value: number) => string;
  height?: number;
  /** Within a panel that stands already. */
  bare?: boolean;
};

/** Lines and bars over days. What draws them is loaded when they are first shown. */
export function Chart({ names, over, series, format, formatLine = format, height = 220, bare = false, ...head }: ChartProps) {
  const t = useCounterWords();
  const optionOf = (colour: ColourOf, still: boolean) => axesOption({ names, series, format, formatLine, still }, colour);
  return (
    <Frame
      {...head}
      bare={bare}
      legend={
        series.length > 1 && (
          <ul className={styles.legend}>
            {series.map((each, at) => (
              <li key={each.name}>
                <i
                  aria-hidden="true"
                  className={classNames(styles.key, each.dashed && styles.dashed, each.kind === 'bar' && styles.block)}
                  style={{ color: `var(--c-chart-${toneOf(each, at)})` }}
                />
                {each.name}
              </li>
            ))}
          </ul>
        )
      }
      table={{
        names: over,
        columns: series.map(({ name }) => name),
        rows: names.map((name, at) => ({
          name,
          cells: series.map((each) => {
            const value = each.values[at] ?? null;
            return value === null ? t('chart.missing') : (each.aside?.format ?? format)(value);
          }),
        })),
      }}
    >
      <Suspense fallback={<div style={{ height }} />}>
        <Plot height={height} optionOf={useSame(optionOf, [names, series, head.title])} />
      </Suspense>
    </Frame>
  );
}

/** The same function as long as what it draws says the same, so that a chart is not drawn anew by every touch of its page. */
const useSame = <F,>(value: F, about: readonly unknown[]): F => {
  const key = JSON.stringify(about);
  const [kept, setKept] = useState({ key, value });
  if (kept.key === key) return kept.value;
  setKept({ key, value });
  return value;
};

const ringTones: readonly ChartTone[] = [1, 3, 2, 4, 5, 6];

export type RingProps = Head & {
  over: string;
  /** What the values are, over them in the table. */
  valued: string;
  parts: readonly { name: string; value: number }[];
  format: (value: number) => string;
  none: string;
  bare?: boolean;
};

/** Shares of a whole, the largest first, each by its name and its share; all of it stands beside the ring. */
export function Ring({ over, valued, parts, format, none, bare = false, ...head }: RingProps) {
  const t = useCounterWords();
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => `${whole === 0 ? 0 : Math.round((value / whole) * 100)}%`;
  const toned = parts.map((part, at) => ({ ...part, tone: ringTones[Math.min(at, ringTones.length - 1)] as ChartTone }));
  const optionOf = (colour: ColourOf, still: boolean) => ringOption(toned, { still, format }, colour);
  const same = useSame(optionOf, [parts]);
  return (
    <Frame
      {...head}
      bare={bare}
      table={{
        names: over,
        columns: [valued, t('chart.share')],
        rows: parts.map(({ name, value }) => ({ name, cells: [format(value), shareOf(value)] })),
      }}
    >
      {whole === 0 ? (
        <p className="meta">{none}</p>
      ) : (
        <div className={styles.ring}>
          <div className={styles.round}>
            <Suspense>
              <Plot height={132} optionOf={same} />
            </Suspense>
          </div>
          <ul className={styles.shares} aria-hidden="true">
            {toned.map(({ name, value, tone }) => (
              <li key={name}>
                <i style={{ background: `var(--c-chart-${tone})` }} />
                <span>{name}</span>
                <b>{shareOf(value)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Frame>
  );
}
