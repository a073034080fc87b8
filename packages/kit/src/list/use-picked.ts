import { useState } from 'react';

export type Picked<Row> = {
  /** What was ticked and is on another page now counts no more. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly pick: (row: Row, on: boolean) => void;
  readonly pickAll: (all: boolean) => void;
  readonly keys: ReadonlySet<string>;
  readonly replace: (keys: ReadonlySet<string>) => void;
};

/** Rows of this page that were ticked. */
export const usePicked = <Row>(list: readonly Row[], rowKey: (row: Row) => string): Picked<Row> => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    rows: list.filter((row) => keys.has(rowKey(row))),
    has: (row) => keys.has(rowKey(row)),
    pick: (row, on) => setKeys(new Set([...keys, rowKey(row)].filter((key) => on || key !== rowKey(row)))),
    pickAll: (all) => setKeys(new Set(all ? list.map(rowKey) : [])),
    keys,
    replace: setKeys,
  };
};
