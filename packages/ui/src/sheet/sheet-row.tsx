import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import styles from './sheet.module.css';
import type { CellPlace, Written } from './sheet.rules.ts';
import { isTyped, type SheetColumn, type TypedColumn } from './sheet-column.ts';

export type SheetRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly SheetColumn<Row>[];
  off: boolean;
  cellName: (row: number, name: string) => string;
  rowName: string | undefined;
  marked: ReadonlySet<string> | undefined;
  onChange: (row: Row) => void;
  onPress: (event: KeyboardEvent<HTMLInputElement>, place: CellPlace) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>, place: CellPlace) => void;
};

export function SheetRow<Row>({ row, index, columns, off, cellName, rowName, marked, onChange, onPress, onPaste }: SheetRowProps<Row>) {
  const typed = columns.filter(isTyped);
  return (
    <tr className={classNames(off && styles.off)}>
      <td className={styles.number} data-head={rowName}>
        {index + 1}
      </td>
      {columns.map((column) => {
        if (column.kind === 'check')
          return (
            <td key={column.key} className={styles.check} {...headed(column)}>
              <Checkbox
                aria-label={cellName(index + 1, column.name)}
                checked={column.checked(row)}
                onChange={(event) => onChange(column.check(row, event.target.checked))}
              />
            </td>
          );
        if (!isTyped(column))
          return column.kind === 'head' ? (
            <th key={column.key} scope="row">
              {column.cell(row)}
            </th>
          ) : (
            <td key={column.key} className={classNames(styles.computed, styles.right)} {...headed(column)}>
              {column.cell(row)}
            </td>
          );
        const place = { row: index, column: typed.indexOf(column) };
        return (
          <td key={column.key} className={cellNames(column, row, marked?.has(`${place.row}:${place.column}`) ?? false)} {...headed(column)}>
            <input
              type="text"
              data-cell={`${place.row}:${place.column}`}
              inputMode={column.kind === 'figure' ? 'decimal' : undefined}
              autoComplete="off"
              aria-label={cellName(index + 1, column.name)}
              aria-invalid={faultOf(column, row) !== null || undefined}
              title={faultOf(column, row) ?? undefined}
              readOnly={column.locked?.(row)}
              placeholder={column.placeholder}
              value={column.get(row)}
              onChange={(event) => onChange(column.set(row, event.target.value))}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => onPress(event, place)}
              onPaste={(event) => onPaste(event, place)}
            />
          </td>
        );
      })}
    </tr>
  );
}

export function faultOf<Row>(column: TypedColumn<Row>, row: Row): string | null {
  return column.fault?.(row) ?? null;
}

/** Cells that took what was written and cannot use it. */
export function wrongCells<Row>({ rows, taken }: Written<Row>, typed: readonly TypedColumn<Row>[]) {
  return taken.flatMap((place) => {
    const [column, row] = [typed[place.column], rows[place.row]];
    if (!column || row === undefined || faultOf(column, row) === null) return [];
    return [{ place, cell: { row: place.row + 1, name: column.name, text: column.get(row) } }];
  });
}

/** For the card that a row is on a phone. */
const headed = <Row,>({ name, place }: SheetColumn<Row>) => ({ 'data-head': name, 'data-place': place });

function cellNames<Row>(column: TypedColumn<Row>, row: Row, pasted: boolean): string {
  return classNames(
    column.kind === 'figure' && styles.right,
    column.locked?.(row) && styles.computed,
    pasted && styles.pasted,
    column.changed?.(row) && styles.changed,
    faultOf(column, row) !== null && styles.fault,
  );
}
