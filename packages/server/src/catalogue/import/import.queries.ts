import {
  type FaultQuery,
  type GoodsImport,
  ImportCounts,
  type ImportFault,
  type PriceFall,
  SheetColumn,
} from '@mall/contract/catalogue/goods-import.api.ts';
import { importStates } from '@mall/contract/catalogue/goods-import.machine.ts';
import { importColumnNames, importKindNames, mendKinds, ownMends, valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import { failureOf, isErrorCode } from '@mall/contract/errors.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { listValueNames } from './class-book.queries.ts';
import { columnName } from './column-name.ts';

const Facts = z.record(z.string(), z.union([z.string(), z.number()]));
export const KeptFailure = z.strictObject({ row: z.int(), column: z.string(), code: z.string(), facts: Facts });

/** Why a cell is not taken, in the words of who reads it. */
export const sayFault = (code: string, facts: z.infer<typeof Facts>, language: Language): string =>
  isErrorCode(code) ? fill(failureOf(code).words[language], facts) : code;

export const sayFailure = (
  { row, column, code, facts }: z.infer<typeof KeptFailure>,
  language: Language,
): GoodsImport['failures'][number] => ({
  row,
  column: column === '' ? '' : columnName(column, language),
  message: sayFault(code, facts, language),
});

const Row = z.strictObject({
  id: Id,
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(importStates),
  rows: z.int(),
  done: z.int(),
  createDate: TimeText,
  by: z.string(),
  columns: z.array(SheetColumn),
  counts: ImportCounts.nullable(),
  checkMs: z.int().nullable(),
  endDate: TimeText.nullable(),
  failures: z.array(KeptFailure),
});

/** Rows that a second writes, about: to tell who waits for how long. */
const rowsASecond = 250;

/** What columns can be taken for, where somebody may say it; whoever waits asks every second, and reads what they are taken for. */
const listChoices = async (tx: Tx, side: StoreSight, { state, columns }: z.infer<typeof Row>): Promise<string[]> =>
  state === 'matching' || state === 'deciding'
    ? [...importColumnNames, ...(await listValueNames(tx, side)).map(({ name }) => valueKey(name))]
    : columns.flatMap(({ key }) => (key === '' ? [] : [key]));

const find = async (tx: Tx, side: StoreSight, language: Language, which: SQL): Promise<GoodsImport | undefined> => {
  const [row] = await readRows(tx, Row)`
    select i.id::text, i.file_name as "fileName", i.bytes, i.state, i.rows_total as rows, i.rows_done as done, ${timeText(sql`i.created_at`)} as "createDate",
      (select m.member_name from member m where m.id = i.member_id) as by, i.columns, i.counts, i.check_ms as "checkMs", ${timeText(sql`i.ended_at`)} as "endDate", i.failures
    from goods_import i where ${within(side, 'i')} and ${which} order by i.id desc limit 1`;
  if (!row) return undefined;
  const { checkMs, failures, ...rest } = row;
  return {
    ...rest,
    choices: (await listChoices(tx, side, row)).map((key) => ({ key, name: columnName(key, language) })),
    checkSeconds: checkMs === null ? null : Math.round(checkMs / 100) / 10,
    writeSeconds: row.counts && Math.max(1, Math.ceil((row.counts.writable - row.counts.unchanged) / rowsASecond)),
    failures: failures.map((failure) => sayFailure(failure, language)),
  };
};

/** The one import of the store that is under way or waits for a decision. */
export const findOpenImport = async (tx: Tx, side: StoreSight, language: Language): Promise<GoodsImport | null> =>
  (await find(tx, side, language, sql`i.state in ('matching', 'checking', 'deciding', 'writing')`)) ?? null;

export const requireImport = async (tx: Tx, side: StoreSight, id: Id, language: Language): Promise<GoodsImport> => {
  const found = await find(tx, side, language, sql`i.id = ${id}`);
  if (!found) throw refuse('goods.import_missing');
  return found;
};

/** That it is the store's, before its rows are read. */
export const requireOwnImport = async (tx: Tx, side: StoreSight, id: Id): Promise<void> => {
  const [row] = await readRows(
    tx,
    z.strictObject({ own: z.boolean() }),
  )`select true as own from goods_import i where i.id = ${id} and ${within(side, 'i')}`;
  if (!row) throw refuse('goods.import_missing');
};

const Fault = z.strictObject({
  id: Id,
  row: z.int(),
  itemNumber: z.string(),
  column: z.string(),
  value: z.string(),
  kind: z.enum(importKindNames),
  code: z.string(),
  facts: Facts,
  mendKind: z.enum(mendKinds),
  mendValue: z.string(),
  alike: z.int(),
});

/** Bad cells in the order of the sheet. */
export const listFaults = async (
  tx: Tx,
  side: StoreSight,
  id: Id,
  { kind, page, limit }: FaultQuery,
  language: Language,
): Promise<PageOf<ImportFault>> => {
  await requireOwnImport(tx, side, id);
  const which = sql`f.import_id = ${id} and ${kind === undefined ? sql`true` : sql`f.kind = ${kind}`}`;
  const rows = await readRows(tx, Fault)`
    with alike as (
      select column_key, code, mend_kind, count(*)::int as num from goods_import_fault where import_id = ${id} and mend_kind = any (${sql.param([...ownMends])}::text[]) group by 1, 2, 3)
    select f.id::text, f.row, r.item_number as "itemNumber", f.column_key as column, f.value, f.kind, f.code, f.facts, f.mend_kind as "mendKind", f.mend_value as "mendValue", coalesce(a.num, 0) as alike
    from goods_import_fault f join goods_import_row r on r.import_id = f.import_id and r.row = f.row
      left join alike a on a.column_key = f.column_key and a.code = f.code and a.mend_kind = f.mend_kind
    where ${which} order by f.row, f.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from goods_import_fault f where ${which}`;
  return {
    list: rows.map(({ facts, mendKind, mendValue, ...fault }) => ({
      ...fault,
      columnName: columnName(fault.column, language),
      reason: sayFault(fault.code, facts, language),
      mend: { kind: mendKind, value: mendValue },
    })),
    total: counted?.total ?? 0,
  };
};

const Fall = z.strictObject({ row: z.int(), itemNumber: z.string(), name: z.string(), fromFen: z.number(), toFen: z.number() });

/** Sound rows whose price falls far, the farthest first. */
export const listFalls = async (
  tx: Tx,
  side: StoreSight,
  id: Id,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<PriceFall>> => {
  await requireOwnImport(tx, side, id);
  const which = sql`r.import_id = ${id} and r.from_fen is not null and not r.dropped and r.action in ('changed', 'off')`;
  const rows = await readRows(tx, Fall)`
    select r.row, r.item_number as "itemNumber", coalesce(nullif(r.name, ''), p.name, '') as name, r.from_fen::float8 as "fromFen", r.to_fen::float8 as "toFen"
    from goods_import_row r left join spec p on p.item_number = upper(r.item_number) where ${which}
    order by r.to_fen::numeric / r.from_fen, r.row limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from goods_import_row r where ${which}`;
  return {
    list: rows.map(({ fromFen, toFen, ...row }) => ({
      ...row,
      from: toYuan(fen(fromFen)),
      to: toYuan(fen(toFen)),
      percent: Math.round(100 - (toFen * 100) / fromFen),
    })),
    total: counted?.total ?? 0,
  };
};
