/** One cell, counted from the first row and the first column that can be typed into. */
export type CellPlace = { row: number; column: number };
export type SheetCell<Row> = {
  get: (row: Row) => string;
  set: (row: Row, text: string) => Row;
  /** Computed or locked: shown, never written. */
  locked?: ((row: Row) => boolean) | undefined;
};
export type Written<Row> = {
  rows: Row[];
  /** Cells that were written, the same as before or not. */
  taken: CellPlace[];
  /** Cells that are different now. */
  changed: CellPlace[];
  /** Cells that took nothing: locked, or beyond the last row or column. */
  refused: CellPlace[];
};

/** A block as sheets put it on the clipboard: tabs between cells, lines between rows, quotes around cells that hold either. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  // Sheets end the last row with a line break, too.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

/** Lays a block over the rows from one cell on. Rows beyond the end are made by `more`, or refused. */
export function writeBlock<Row>(
  rows: readonly Row[],
  cells: readonly SheetCell<Row>[],
  from: CellPlace,
  block: readonly (readonly string[])[],
  more?: () => Row,
): Written<Row> {
  const next = [...rows];
  const taken: CellPlace[] = [];
  const changed: CellPlace[] = [];
  const refused: CellPlace[] = [];
  block.forEach((line, down) =>
    line.forEach((text, right) => {
      const place = { row: from.row + down, column: from.column + right };
      const cell = cells[place.column];
      if (cell && more) while (next.length <= place.row) next.push(more());
      const row = next[place.row];
      if (!cell || row === undefined || cell.locked?.(row)) {
        refused.push(place);
        return;
      }
      taken.push(place);
      if (cell.get(row) === text) return;
      next[place.row] = cell.set(row, text);
      changed.push(place);
    }),
  );
  return { rows: next, taken, changed, refused };
}

/** The cell above into this one and all below, or one text into a whole column. */
export function fillColumn<Row>(rows: readonly Row[], cells: readonly SheetCell<Row>[], from: CellPlace, text: string): Written<Row> {
  const block = rows.slice(from.row).map(() => [text]);
  const written = writeBlock(rows, cells, from, block);
  // A locked cell in between is stepped over: nobody asked for that one.
  return { ...written, refused: [] };
}

const steps: Record<string, CellPlace> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

type Caret = { start: number; end: number; length: number };

/** Where a key leads: Enter down, Shift and Enter up, arrows one cell, those to the sides only from the edge of what is typed. */
export function nextPlace(place: CellPlace, press: { key: string; shift: boolean }, caret: Caret): CellPlace | null {
  if (press.key === 'Enter') return { ...place, row: place.row + (press.shift ? -1 : 1) };
  const step = steps[press.key];
  if (!step || press.shift) return null;
  const whole = caret.start === 0 && caret.end === caret.length;
  if (press.key === 'ArrowLeft' && !whole && (caret.start > 0 || caret.end > 0)) return null;
  if (press.key === 'ArrowRight' && !whole && (caret.start < caret.length || caret.end < caret.length)) return null;
  return { row: place.row + step.row, column: place.column + step.column };
}
