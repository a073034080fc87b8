import type { TableColumn, TableGroup } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';

/** What a read of a list has brought so far, as `useList` gives it. */
type Found<Row> = {
  readonly data: { readonly list: readonly Row[]; readonly total: number } | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
};

/** What stands in place of rows. */
type None = { title: ReactNode; text?: ReactNode; actions?: ReactNode };

export type Picking<Row> = {
  /** Its box for the ear: "选择订单 2611". */
  nameOf: (row: Row) => string;
  /** Why it cannot be picked. */
  refuse?: (row: Row) => string | null;
  labels?: { bar?: string; all?: string };
  /** Instead of how many are picked. */
  words?: (rows: readonly Row[]) => ReactNode;
  /** What can be done with those that are picked. */
  acts: (rows: readonly Row[]) => ReactNode;
};

/** How a card takes part in picking. */
export type CardPick = { picked: boolean; onPick: (picked: boolean) => void };

export type Listed<Row> = {
  found: Found<Row>;
  /** The filter makes no sense, so nothing was asked for. */
  unsound?: boolean;
  rowKey: (row: Row) => string;
  page: number;
  size: number;
  hrefOf: (page: number) => string;
  /** How many rows the reader may have on a page, and where each leads. */
  sizes?: { choices: readonly number[]; hrefOf: (size: number) => string };
  /** Rows as a table. With `card`, a telephone shows cards instead. */
  columns?: readonly TableColumn<Row>[];
  card?: (row: Row, pick: CardPick, found: Found<Row>) => ReactNode;
  /** Rows of a table, and its cards on a telephone, under heads of their own: by day. */
  group?: TableGroup<Row>;
  /** Cards side by side where there is room; those that stand for a table on a telephone in two columns. */
  across?: boolean;
  /** Rows that the page draws itself, one under the other in the panel of the list. */
  row?: (row: Row, pick: CardPick) => ReactNode;
  /** Over the first of those rows that have the same: their day. */
  groupOf?: (row: Row) => string;
  /** Above cards or rows on a desk: what stands where. */
  heads?: ReactNode;
  /** Ground of a row of the table, only for faults to solve now. */
  rowTone?: (row: Row) => 'warn' | 'bad' | undefined;
  /** The sums under a table. */
  sums?: ReactNode;
  /** Opens under a row of the table. */
  under?: (row: Row) => ReactNode;
  pick?: Picking<Row>;
  none: None;
  words?: { failed?: string; pages?: string; total?: (total: number) => string };
  /** While nothing has come yet. */
  waiting?: ReactNode;
};
