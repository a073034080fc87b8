import { useState } from 'react';
import type { Picking } from './listed.ts';

export type Picked<Row> = {
  /** What was ticked and is on another page now counts no more. */
  readonly rows: readonly Row[];
  /** What could be ticked on this page. */
  readonly open: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly pick: (row: Row, on: boolean) => void;
  readonly pickAll: (all: boolean) => void;
  readonly keys: ReadonlySet<string>;
  readonly replace: (keys: ReadonlySet<string>) => void;
};

/** Rows of this page that were ticked; `refuse` says which cannot be. */
export const usePicked = <Row>(rows: readonly Row[], rowKey: (row: Row) => string, refuse: Picking<Row>['refuse']): Picked<Row> => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const open = refuse ? rows.filter((row) => refuse(row) === null) : rows;
  return {
    rows: open.filter((row) => keys.has(rowKey(row))),
    open,
    has: (row) => keys.has(rowKey(row)),
    pick: (row, on) => setKeys(new Set([...keys, rowKey(row)].filter((key) => on || key !== rowKey(row)))),
    pickAll: (all) => setKeys(new Set(all ? open.map(rowKey) : [])),
    keys,
    replace: setKeys,
  };
};
