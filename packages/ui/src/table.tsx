import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { groupRows } from './group-rows.ts';
import styles from './table.module.css';

export type TableColumn<Row> = {
  key: string;
  head: ReactNode;
  /** A head of several columns that follow each other, over their own. */
  over?: string;
  cell: (row: Row) => ReactNode;
  /** `money`: right-aligned, tabular. Figures are never centred. */
  align?: 'left' | 'right' | 'money';
  width?: number | string;
  /** Left out on a phone, unless the rows stand as cards there. */
  wide?: boolean;
  /** In a card it needs no head beside it: what names the row, its acts. */
  bare?: boolean;
};
type TablePick<Row> = {
  picked: ReadonlySet<string>;
  onChange: (picked: ReadonlySet<string>) => void;
  /** What cannot be picked stays visible, its box disabled, and this says why. */
  refuse?: (row: Row) => string | null;
  labels: { all: string; row: (row: Row) => string };
};
/** Rows of one key follow each other. */
export type TableGroup<Row> = { keyOf: (row: Row) => string; head: (rows: readonly Row[]) => ReactNode };
export type TableProps<Row> = {
  /** Spoken name. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  dense?: boolean;
  /** Few columns are left on a phone: they need not scroll there. */
  fits?: boolean;
  /** On a phone each row is a card, its cells under each other with their heads. */
  stacks?: boolean;
  /** Ground of a row, only for faults to solve now. */
  rowTone?: (row: Row) => 'warn' | 'bad' | undefined;
  /** Rows that belong together (those of a day) stand under a head of their own. */
  group?: TableGroup<Row>;
  /** Opens under a row, in place. */
  detail?: (row: Row) => ReactNode;
  pick?: TablePick<Row>;
  /** Above the head while rows are picked: count, sum, acts. */
  batchBar?: ReactNode;
  loading?: boolean;
  loadingRows?: number;
  /** Stands instead of the rows: Empty or ErrorState. */
  empty?: ReactNode;
  foot?: ReactNode;
  /** Px from the top where the head sticks (below a sticky header), or the height it scrolls in. */
  stickyTop?: number;
  maxHeight?: number | string;
};

export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    dense,
    fits = false,
    stacks = false,
    group,
    pick,
    batchBar,
    loading = false,
    loadingRows = 5,
    empty,
    foot,
    maxHeight,
  } = props;
  const width = columns.length + (pick ? 1 : 0);
  const open = pick ? rows.filter((row) => !pick.refuse?.(row)).map(rowKey) : [];
  const pickedHere = open.filter((key) => pick?.picked.has(key)).length;
  const turn = (keys: readonly string[], on: boolean) => {
    const next = new Set(pick?.picked);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    pick?.onChange(next);
  };
  return (
    <div className={styles.box}>
      {batchBar && pick && pick.picked.size > 0 && <div className={styles.batch}>{batchBar}</div>}
      <div className={classNames(styles.scroll, maxHeight !== undefined && styles.own)} style={{ maxHeight }}>
        <table
          className={classNames(
            styles.table,
            dense && styles.dense,
            stacks && styles.stacks,
            rows.length > 0 && !fits && !stacks && styles.filled,
          )}
          aria-busy={loading || undefined}
        >
          <caption className="sr">{caption}</caption>
          <thead style={{ top: props.stickyTop ?? 0 }}>
            <tr>
              {pick && (
                <th scope="col" className={styles.pick} rowSpan={columns.some(({ over }) => over) ? 2 : 1}>
                  <Checkbox
                    aria-label={pick.labels.all}
                    checked={open.length > 0 && pickedHere === open.length}
                    mixed={pickedHere > 0 && pickedHere < open.length}
                    disabled={open.length === 0}
                    onChange={(event) => turn(open, event.target.checked)}
                  />
                </th>
              )}
              <Heads columns={columns} />
            </tr>
            <UnderHeads columns={columns} />
          </thead>
          {rows.length === 0 && (
            <tbody>
              {loading && waiting(loadingRows, width)}
              {!loading && empty && (
                <tr>
                  <td colSpan={width} className={styles.empty}>
                    {empty}
                  </td>
                </tr>
              )}
            </tbody>
          )}
          {groupRows(rows, group?.keyOf).map(([key, some]) => (
            <tbody key={key}>
              {group && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={width}>
                    {group.head(some)}
                  </th>
                </tr>
              )}
              {some.map((row) => (
                <TableRow key={rowKey(row)} row={row} table={props} width={width} onPick={(on) => turn([rowKey(row)], on)} />
              ))}
            </tbody>
          ))}
          {foot && <tfoot>{foot}</tfoot>}
        </table>
      </div>
    </div>
  );
}

type HeadsProps<Row> = { columns: readonly TableColumn<Row>[] };

/** The heads, and those that stand over several columns in place of theirs. */
function Heads<Row>({ columns }: HeadsProps<Row>) {
  const two = columns.some(({ over }) => over);
  return groupRows(columns, ({ over, key }) => over ?? key).map(([name, some]) => {
    const [column] = some;
    if (!column) return null;
    if (column.over)
      return (
        <th key={name} scope="colgroup" colSpan={some.length} className={styles.over}>
          {column.over}
        </th>
      );
    return (
      <th key={name} scope="col" rowSpan={two ? 2 : 1} className={cellNames(column)} style={{ width: column.width }}>
        {column.head}
      </th>
    );
  });
}

function UnderHeads<Row>({ columns }: HeadsProps<Row>) {
  const under = columns.filter(({ over }) => over);
  if (under.length === 0) return null;
  return (
    <tr>
      {under.map((column) => (
        <th key={column.key} scope="col" className={cellNames(column)} style={{ width: column.width }}>
          {column.head}
        </th>
      ))}
    </tr>
  );
}

type TableRowProps<Row> = { row: Row; table: TableProps<Row>; width: number; onPick: (on: boolean) => void };

function TableRow<Row>({ row, table, width, onPick }: TableRowProps<Row>) {
  const { columns, rowKey, rowTone, detail, pick, stacks } = table;
  const picked = pick?.picked.has(rowKey(row)) ?? false;
  const refusal = pick?.refuse?.(row) ?? null;
  const tone = rowTone?.(row);
  const below = detail?.(row);
  return (
    <>
      <tr className={classNames(picked && styles.picked, tone && styles[tone])}>
        {pick && (
          <td className={styles.pick}>
            <Checkbox
              aria-label={refusal === null ? pick.labels.row(row) : `${pick.labels.row(row)} ${refusal}`}
              title={refusal ?? undefined}
              checked={picked}
              disabled={refusal !== null}
              onChange={(event) => onPick(event.target.checked)}
            />
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.key}
            className={cellNames(column)}
            data-head={stacks && !column.bare && typeof column.head === 'string' ? column.head : undefined}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {below && (
        <tr className={styles.detail}>
          <td colSpan={width}>{below}</td>
        </tr>
      )}
    </>
  );
}

function cellNames<Row>({ align = 'left', wide }: TableColumn<Row>) {
  return classNames(styles[align], wide && styles.wide) || undefined;
}

function waiting(rows: number, width: number) {
  return Array.from({ length: rows }, (_, place) => place).map((place) => (
    <tr key={place} aria-hidden="true">
      {Array.from({ length: width }, (_, column) => column).map((column) => (
        <td key={column}>
          <span className={styles.grey} style={{ width: `${column === 0 ? 80 - (place % 3) * 8 : 60 - (column % 3) * 10}%` }}>
            {'\u00a0'}
          </span>
        </td>
      ))}
    </tr>
  ));
}
