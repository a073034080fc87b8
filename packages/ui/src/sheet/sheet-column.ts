import type { ReactNode } from 'react';
import type { SheetCell } from './sheet.rules.ts';

type Common = {
  key: string;
  /** Stands in the head and is spoken with every cell. */
  name: string;
  /** Grey after the name: its unit. */
  unit?: string;
  width?: number;
  /** Where a row is a card: shares its line with the next, or stands in the corner, beside the number of the row. */
  place?: 'half' | 'corner';
};
/** Typed into; takes pasted blocks. */
export type TypedColumn<Row> = Common &
  SheetCell<Row> & {
    kind: 'text' | 'figure';
    /** What is wrong with this cell, in words. */
    fault?: (row: Row) => string | null;
    /** Not sent yet: marked in its corner. */
    changed?: (row: Row) => boolean;
    placeholder?: string;
  };
export type SheetColumn<Row> =
  | TypedColumn<Row>
  | (Common & { kind: 'check'; checked: (row: Row) => boolean; check: (row: Row, on: boolean) => Row })
  /** Shown only; `head` names the row, `computed` follows from what is typed. */
  | (Common & { kind: 'head' | 'computed'; cell: (row: Row) => ReactNode });

export const isTyped = <Row>(column: SheetColumn<Row>): column is TypedColumn<Row> => column.kind === 'text' || column.kind === 'figure';
