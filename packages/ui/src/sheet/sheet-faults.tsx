import styles from './sheet.module.css';
import type { CellPlace } from './sheet.rules.ts';
import { isTyped, type SheetColumn } from './sheet-column.ts';
import { faultOf } from './sheet-row.tsx';

export type SheetFaultsProps<Row> = {
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  cellName: (row: number, name: string) => string;
  onGo: (place: CellPlace) => void;
};

/** What cannot be used, by row and column; each leads to its cell. */
export function SheetFaults<Row>({ columns, rows, cellName, onGo }: SheetFaultsProps<Row>) {
  const typed = columns.filter(isTyped);
  const faults = rows.flatMap((row, index) =>
    typed.flatMap((column, at) => {
      const words = faultOf(column, row);
      return words === null ? [] : [{ place: { row: index, column: at }, name: cellName(index + 1, column.name), words }];
    }),
  );
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ place, name, words }) => (
        <li key={`${place.row}:${place.column}`}>
          <button type="button" onClick={() => onGo(place)}>
            {name}
          </button>{' '}
          {words}
        </li>
      ))}
    </ul>
  );
}
