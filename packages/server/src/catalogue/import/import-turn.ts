import { SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import { fallChoices } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';

export const TakenImport = z.strictObject({
  id: Id,
  state: z.enum(['checking', 'writing']),
  storeId: Id,
  /** Who sent it, or who said that it be written. */
  memberId: Id,
  columns: z.array(SheetColumn),
  falls: z.enum(fallChoices),
  rows: z.int(),
  turn: z.int(),
  attempts: z.int(),
});

export type TakenImport = z.infer<typeof TakenImport>;

/** A piece of work on an import. `heard` says how far it is, and throws when nobody wants it any more. */
export type Turn = TakenImport & { readonly heard: (done: number) => Promise<void> };

/** Somebody called it off, or another node has taken it over. */
export class NotWanted extends Error {}

/** Why nothing was written: of a row, or of the whole. */
export type WriteFailure = { row: number; column: string; code: ErrorCode; facts: Record<string, string | number> };
export class RowsRefused extends Error {
  readonly failures: readonly WriteFailure[];
  constructor(failures: readonly WriteFailure[]) {
    super('rows are refused');
    this.failures = failures;
  }
}
