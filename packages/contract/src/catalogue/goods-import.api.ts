import * as z from 'zod';
import { right } from '../account/rights.ts';
import { downloadStates } from '../download/download.machine.ts';
import { exportCall } from '../download/export-call.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { importStates } from './goods-import.machine.ts';
import {
  columnHows,
  ExportForImport,
  importActs,
  importKindNames,
  MatchColumns,
  MendRows,
  mendKinds,
  UploadImport,
  WriteImport,
} from './goods-import.rules.ts';

const keeps = seller({ may: right('seller:goods:manage') });
const Count = z.number().int();

/** A column of the sheet, and what it is taken for. */
export const SheetColumn = z.strictObject({
  /** Its place in the sheet, from 0 on. */
  at: Count,
  head: z.string(),
  /** Empty: ignored. */
  key: z.string(),
  how: z.enum(columnHows),
  /** The first values below it, to tell what it is. */
  sample: z.array(z.string()),
});
export type SheetColumn = z.infer<typeof SheetColumn>;

/** What a column can be taken for, in the reader's language. */
const ColumnChoice = z.strictObject({ key: z.string(), name: z.string() });

export const ImportCounts = z.strictObject({
  rows: Count,
  goods: Count,
  /** Rows that would be written or are as they are sold: `fresh`, `changed`, `unchanged` and `off` together. */
  writable: Count,
  fresh: Count,
  changed: Count,
  unchanged: Count,
  /** Specs that are switched off. */
  off: Count,
  bad: Count,
  badGoods: Count,
  /** Sound rows of new goods that wait for a bad row of the same. */
  held: Count,
  /** Rows that were left out by a mend. */
  dropped: Count,
  /** Sound rows that somebody chose not to write; they are in none of the counts above but `rows`. */
  left: Count,
  /** Goods that go to the mall's audit. */
  audit: Count,
  /** Rows whose price falls by more than 30 %. */
  falls: Count,
  /** Bad cells by reason. */
  kinds: z.record(z.enum(importKindNames), Count),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Why all of it was taken back, row by row; the first of them. `row` is 0 where it is about no row. */
const ImportFailure = z.strictObject({ row: Count, column: z.string(), message: z.string() });

export const GoodsImport = z.strictObject({
  id: Id,
  fileName: z.string(),
  bytes: Count,
  state: z.enum(importStates),
  /** Rows below the head, and how many of them are checked or written by now. */
  rows: Count,
  done: Count,
  createDate: TimeText,
  by: z.string(),
  columns: z.array(SheetColumn),
  choices: z.array(ColumnChoice),
  /** Null until it was checked. */
  counts: ImportCounts.nullable(),
  /** How long the check took; and about how long writing takes. */
  checkSeconds: z.number().nullable(),
  writeSeconds: z.number().nullable(),
  endDate: TimeText.nullable(),
  failures: z.array(ImportFailure),
});
export type GoodsImport = z.infer<typeof GoodsImport>;

/** A cell that is not taken. */
const ImportFault = z.strictObject({
  id: Id,
  /** As the sheet counts. */
  row: Count,
  itemNumber: z.string(),
  column: z.string(),
  columnName: z.string(),
  value: z.string(),
  kind: z.enum(importKindNames),
  code: z.string(),
  /** In the reader's language. */
  reason: z.string(),
  mend: z.strictObject({ kind: z.enum(mendKinds), value: z.string() }),
  /** How many the same mend would mend in this column, this one among them; 0 where the mall cannot. */
  alike: Count,
});
export type ImportFault = z.infer<typeof ImportFault>;

const FaultQuery = z.strictObject({ kind: z.enum(importKindNames).optional(), ...paging(10, 100) });
export type FaultQuery = z.infer<typeof FaultQuery>;

/** A sound row that changes something. */
const SoundRow = z.strictObject({
  row: Count,
  itemNumber: z.string(),
  name: z.string(),
  act: z.enum(importActs),
  /** The columns in which it says otherwise than what is sold, in the reader's language; none of a new spec. */
  changes: z.array(z.string()),
  /** Its price falls far. */
  fall: z.boolean(),
});
export type SoundRow = z.infer<typeof SoundRow>;

const SoundQuery = z.strictObject({
  act: z.enum(importActs).optional(),
  /** The key of a column that it changes. */
  column: text(40).optional(),
  /** A part of its item number or of the name of its goods. */
  word: text(50).optional(),
  ...paging(10, 100),
});
export type SoundQuery = z.infer<typeof SoundQuery>;

const SoundRows = pageOf(SoundRow).extend({
  /** Every row that can be chosen, whatever the filter. */
  all: z.array(Count),
  /** Every row that the filter finds, so that all of them can be chosen at once. */
  found: z.array(Count),
  /** What was chosen not to be written, when it was to be written last. */
  left: z.array(Count),
  /** Every row whose price falls far. */
  falls: z.array(Count),
  /** Columns that some row changes, and in how many rows. */
  columns: z.array(z.strictObject({ key: z.string(), name: z.string(), rows: Count })),
});
export type SoundRows = z.infer<typeof SoundRows>;

/** A price that falls far. */
const PriceFall = z.strictObject({ row: Count, itemNumber: z.string(), name: z.string(), from: Money, to: Money, percent: Count });
export type PriceFall = z.infer<typeof PriceFall>;

const importActions = ['open', 'cancel', 'again', 'download'] as const;

/** A sheet of the store that came in, or one of whoever asks that went out. */
const ImportOrExport = z.strictObject({
  kind: z.enum(['import', 'export']),
  id: Id,
  createDate: TimeText,
  by: z.string(),
  name: z.string(),
  rows: Count,
  done: Count,
  /** Of an export the state of its file. */
  state: z.enum([...importStates, ...downloadStates]),
  counts: ImportCounts.nullable(),
  failure: ImportFailure.nullable(),
  /** Of a file that can be fetched. */
  bytes: Count.nullable(),
  actions: z.array(z.enum(importActions)),
});
export type ImportOrExport = z.infer<typeof ImportOrExport>;

/**
 * Goods by the sheet. One row is one spec; rows of one goods number, or of one name, are one goods. Prices, stock and the like hold when it is written, what
 * buyers read waits for the mall. An export in the same columns can be imported again and changes nothing.
 */
export const goodsImportApi = {
  template: call({
    verb: 'GET',
    path: '/seller/goods/import/template/{id}',
    access: keeps,
    summary: 'The sheet to fill for goods of a class (by its number, of the third level), in the language of who asks',
    data: z.unknown(),
    answer: 'file',
  }),
  upload: call({
    verb: 'POST',
    path: '/seller/goods/import/upload',
    access: keeps,
    summary:
      'Takes a sheet (xlsx, 5,000 rows, 8 MB) in, to be checked in the background: as a new import, instead of one that is open, or as the mended bad rows of that one',
    query: UploadImport,
    bodyKind: 'multipart',
    data: z.strictObject({ id: Id }),
  }),
  open: call({
    verb: 'GET',
    path: '/seller/goods/import/open',
    access: keeps,
    summary: 'The import of the store that is open: under way, or waiting for a decision; there is one at a time',
    data: GoodsImport.nullable(),
  }),
  detail: call({
    verb: 'GET',
    path: '/seller/goods/import/{id}',
    access: keeps,
    summary: 'How far an import is, its columns and what would become of its rows',
    data: GoodsImport,
  }),
  match: call({
    verb: 'POST',
    path: '/seller/goods/import/columns/{id}',
    access: keeps,
    summary: 'Says what columns mean; all rows are checked anew',
    body: MatchColumns,
    data: Nothing,
  }),
  faults: call({
    verb: 'GET',
    path: '/seller/goods/import/faults/{id}',
    access: keeps,
    summary: 'Every bad cell with row, column, value, reason and how it is mended',
    query: FaultQuery,
    data: pageOf(ImportFault),
  }),
  mend: call({
    verb: 'POST',
    path: '/seller/goods/import/mend/{id}',
    access: keeps,
    summary: 'Mends bad cells: one, or all that are alike; all rows are checked anew',
    body: MendRows,
    data: z.strictObject({ mended: Count }),
  }),
  badRows: call({
    verb: 'GET',
    path: '/seller/goods/import/bad/{id}',
    access: keeps,
    summary: 'The bad rows as a sheet with a column that says why; mended there, it is imported as any other',
    data: z.unknown(),
    answer: 'file',
  }),
  rows: call({
    verb: 'GET',
    path: '/seller/goods/import/rows/{id}',
    access: keeps,
    summary: 'The sound rows that would change something, to choose those that are written',
    query: SoundQuery,
    data: SoundRows,
  }),
  falls: call({
    verb: 'GET',
    path: '/seller/goods/import/falls/{id}',
    access: keeps,
    summary: 'Rows whose price falls by more than 30 %',
    query: z.strictObject(paging(10, 100)),
    data: pageOf(PriceFall),
  }),
  write: call({
    verb: 'POST',
    path: '/seller/goods/import/write/{id}',
    access: keeps,
    summary: 'Writes the sound rows in the background but those that are left out, all or none; what is bad stays as it is sold',
    body: WriteImport,
    data: Nothing,
  }),
  cancel: call({
    verb: 'POST',
    path: '/seller/goods/import/cancel/{id}',
    access: keeps,
    summary: 'Calls an import off; one that is being written is taken back as long as it has not ended',
    data: Nothing,
  }),
  again: call({
    verb: 'POST',
    path: '/seller/goods/import/again/{id}',
    access: keeps,
    summary: 'Checks an import anew that failed, to mend and write it',
    data: Nothing,
  }),
  page: call({
    verb: 'GET',
    path: '/seller/goods/import/page',
    access: keeps,
    summary: 'Imports of the store and own exports of the last 30 days, the latest first',
    query: z.strictObject(paging(10, 50)),
    data: pageOf(ImportOrExport),
  }),
  export: exportCall(
    '/seller/goods/import/export',
    keeps,
    'Goods of the store in the columns of an import, one row for each spec,',
    ExportForImport,
  ),
};
