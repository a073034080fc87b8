import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import { Note } from '../note.tsx';
import styles from './sheet.module.css';
import { type CellPlace, fillColumn, isBlock, nextPlace, readBlock, type Written, writeBlock } from './sheet.rules.ts';
import { isTyped, type SheetColumn } from './sheet-column.ts';
import { SheetFaults } from './sheet-faults.tsx';
import { SheetRow, wrongCells } from './sheet-row.tsx';

/** What a paste or a fill did; rows are counted from 1, as the reader sees them. */
export type SheetReport = {
  act: 'paste' | 'fill';
  rows: number;
  columns: number;
  changed: number;
  refused: readonly { row: number; name: string }[];
  /** Written, but of no use as it stands. */
  wrong: readonly { row: number; name: string; text: string }[];
};
type SheetLabels = {
  /** Spoken name of the table. */
  caption: string;
  number: string;
  /** Names a cell: "第 5 行 含税价". */
  cell: (row: number, name: string) => string;
  /** Names a row, "第 5 行": with it a row is a card on a phone. */
  row?: (row: number) => string;
  /** Heads the row that fills a whole column; without it there is none. */
  fill?: string;
  report: (report: SheetReport) => string;
  undo: string;
  /** Leads to a row in which something is of no use: "跳到第 10 行". */
  goTo?: (row: number) => string;
};
export type SheetProps<Row> = {
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  onChange: (rows: Row[]) => void;
  labels: SheetLabels;
  /** Makes an empty row, so that a paste may go beyond the end. */
  more?: () => Row;
  /** Switched off: struck through, still there. */
  off?: (row: Row) => boolean;
  /** Buttons above: "加一行". */
  tools?: ReactNode;
};

type Done<Row> = { before: readonly Row[]; report: SheetReport; marked: ReadonlySet<string>; wrong: readonly CellPlace[] };

/** The list below the table leads to the rest. */
const leadsMost = 3;
const onePerRow = (places: readonly CellPlace[]) => places.filter(({ row }, at) => places.findIndex((one) => one.row === row) === at);

/** A table typed into like a sheet: Tab right, Enter down, arrows about, blocks pasted, Ctrl and D fills down, one undo for one paste. */
export function Sheet<Row>({ columns, rows, rowKey, onChange, labels, more, off, tools }: SheetProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const [done, setDone] = useState<Done<Row> | null>(null);
  const typed = columns.filter(isTyped);
  const leading = Math.max(columns.findIndex(isTyped), 0);

  const go = ({ row, column }: CellPlace) => table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)?.focus();
  const put = (act: SheetReport['act'], written: Written<Row>, size: { rows: number; columns: number }) => {
    const refused = written.refused.map(({ row, column }) => ({ row: row + 1, name: typed[column]?.name ?? '' }));
    const marked = new Set(written.changed.map(({ row, column }) => `${row}:${column}`));
    const wrong = wrongCells(written, typed);
    const report = { act, ...size, changed: written.changed.length, refused, wrong: wrong.map(({ cell }) => cell) };
    setDone({ before: rows, report, marked, wrong: onePerRow(wrong.map(({ place }) => place)) });
    onChange(written.rows);
  };
  const undo = () => {
    if (done) onChange([...done.before]);
    setDone(null);
  };
  const change = (index: number, row: Row) => {
    setDone(null);
    onChange(rows.with(index, row));
  };
  const fill = (from: CellPlace, text: string) =>
    put('fill', fillColumn(rows, typed, from, text), { rows: rows.length - from.row, columns: 1 });

  const press = (event: KeyboardEvent<HTMLInputElement>, place: CellPlace) => {
    const ctrl = event.ctrlKey || event.metaKey;
    if (ctrl && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      const above = rows[Math.max(place.row - 1, 0)];
      if (above !== undefined) fill(place, typed[place.column]?.get(above) ?? '');
    } else if (ctrl && event.key.toLowerCase() === 'z' && done) {
      event.preventDefault();
      undo();
    } else if (!ctrl && !event.altKey && !event.nativeEvent.isComposing) {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const caret = { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length };
      const next = nextPlace(place, { key: event.key, shift: event.shiftKey }, caret);
      if (!next) return;
      event.preventDefault();
      go(next);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, place: CellPlace) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    const block = readBlock(text);
    put('paste', writeBlock(rows, typed, place, block, more), {
      rows: block.length,
      columns: Math.max(...block.map((line) => line.length)),
    });
  };

  return (
    <div className={styles.box}>
      {tools && <div className={styles.tools}>{tools}</div>}
      {done && (
        <Note role="alert" tone={done.report.refused.length + done.report.wrong.length > 0 ? 'warn' : 'ok'}>
          {labels.report(done.report)}
          <span className={styles.leads}>
            <Button look="text" size="s" onClick={undo}>
              {labels.undo}
            </Button>
            {labels.goTo &&
              done.wrong.slice(0, leadsMost).map((place) => (
                <Button key={place.row} look="text" size="s" onClick={() => go(place)}>
                  {labels.goTo?.(place.row + 1)}
                </Button>
              ))}
          </span>
        </Note>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className={styles.scroll} aria-label={labels.caption} tabIndex={0}>
        <table ref={table} className={classNames(styles.sheet, labels.row && styles.stacks)}>
          <caption className="sr">{labels.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {labels.number}
              </th>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  style={{ width: column.width }}
                  className={classNames(column.kind !== 'text' && column.kind !== 'head' && styles.right)}
                >
                  {column.name}
                  {column.unit && <span className={styles.unit}> {column.unit}</span>}
                </th>
              ))}
            </tr>
            {labels.fill && (
              <tr className={styles.fill}>
                <th scope="row" colSpan={leading + 1}>
                  {labels.fill}
                </th>
                {columns.slice(leading).map((column) => (
                  <td
                    key={column.key}
                    className={classNames(column.kind === 'figure' && styles.right, column.kind === 'check' && styles.check)}
                  >
                    {column.kind === 'check' && (
                      <Checkbox
                        aria-label={`${labels.fill} ${column.name}`}
                        checked={rows.length > 0 && rows.every(column.checked)}
                        mixed={rows.some(column.checked) && !rows.every(column.checked)}
                        onChange={({ target }) => {
                          setDone(null);
                          onChange(rows.map((row) => column.check(row, target.checked)));
                        }}
                      />
                    )}
                    {isTyped(column) && (
                      <FillInput
                        name={`${labels.fill} ${column.name}`}
                        onFill={(text) => fill({ row: 0, column: typed.indexOf(column) }, text)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )}
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <SheetRow
                key={rowKey(row, index)}
                row={row}
                index={index}
                columns={columns}
                off={off?.(row) ?? false}
                cellName={labels.cell}
                rowName={labels.row?.(index + 1)}
                marked={done?.marked}
                onChange={(next) => change(index, next)}
                onPress={press}
                onPaste={paste}
              />
            ))}
          </tbody>
        </table>
      </section>
      <SheetFaults columns={columns} rows={rows} cellName={labels.cell} onGo={go} />
    </div>
  );
}

/** Typed here, it goes into every row on Enter. */
function FillInput({ name, onFill }: { name: string; onFill: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <input
      type="text"
      aria-label={name}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text.trim() === '') return;
        event.preventDefault();
        onFill(text.trim());
        setText('');
      }}
    />
  );
}
