import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { fallPercent } from '@mall/contract/catalogue/goods-import.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { keepStoreUploads } from '../../content/keep-store-uploads.ts';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { changeSpecs } from '../shelf/change-specs.ts';
import { sortGoods } from '../shelf/sort-goods.ts';
import { slicesOf } from '../slices-of.ts';
import { shownFiles } from '../version/files-of.ts';
import { layFirstVersions } from '../version/lay-first-versions.ts';
import { layNewGoods } from '../version/lay-new-goods.ts';
import { listSold } from '../version/sold.queries.ts';
import { NotWanted, RowsRefused, type Turn } from './import-turn.ts';
import type { GoodsPlan } from './judge-goods.ts';
import { countRows, type JudgedSheet, judgeSheet } from './judge-sheet.ts';
import { listSheetRows } from './list-sheet-rows.ts';
import { tryMoveImport } from './move-import.ts';
import { readBook } from './read-book.ts';
import { goodsMark } from './sold-goods.queries.ts';

type Kept = { goodsId: Id; fields: GoodsDraft; before?: GoodsDraft; changes: number; row: number; shelfId?: Id | undefined };

const Wanted = z.strictObject({ row: z.int() });

/** Rows that somebody decided to have written: sound when they were looked at, and not left out. */
const readWanted = async (tx: Tx, id: Id): Promise<ReadonlySet<number>> => {
  const rows = await readRows(
    tx,
    Wanted,
  )`select row from goods_import_row where import_id = ${id} and not dropped and not left_out and action in ('new', 'changed', 'off', 'unchanged')`;
  return new Set(rows.map(({ row }) => row));
};

/** What was sound when it was decided must be so now: whoever decided did not see what has changed since. */
const requireAsDecided = ({ falls }: Turn, wanted: ReadonlySet<number>, { rows }: JudgedSheet): void => {
  const failures = rows
    .filter(({ row }) => wanted.has(row.row))
    .flatMap(({ faults }) => faults.slice(0, 1).map(({ row, column, code, facts }) => ({ row, column, code, facts: { ...facts } })));
  if (failures.length > 0) throw new RowsRefused(failures);
  const fallen = rows.filter(({ row, fall }) => fall && wanted.has(row.row)).length;
  if (falls === 'ask' && fallen > 0) throw refuse('goods.import_falls', { percent: fallPercent, count: fallen });
};

const layFresh = async (tx: Tx, side: StoreSide, plans: readonly GoodsPlan[]): Promise<Kept[]> => {
  const fresh = plans.flatMap(({ goodsId, fields, shelfId, rows }) =>
    goodsId === undefined && fields ? [{ fields, shelfId, row: rows[0] ?? 0 }] : [],
  );
  const ids = await layNewGoods(
    tx,
    side,
    fresh.map(({ fields }) => fields),
  );
  return fresh.map((one, at) => ({ ...one, goodsId: ids[at] as Id, changes: 0 }));
};

const Same = z.strictObject({ goodsId: Id });
const Mark = z.strictObject({ goodsId: Id, mark: z.string() });

/** Goods that are sold are held in order, and are as they were when their rows were judged; their long texts stay as they are. */
const drawChanged = async (tx: Tx, plans: readonly GoodsPlan[]): Promise<Kept[]> => {
  const changed = plans.flatMap(({ goodsId, ...plan }) =>
    goodsId !== undefined && plan.fields ? [{ ...plan, goodsId, fields: plan.fields }] : [],
  );
  const drawn: Kept[] = [];
  for (const some of slicesOf(changed, 50)) {
    const sold = await listSold(
      tx,
      some.map(({ goodsId }) => goodsId),
    );
    for (const { goodsId, fields, changes, rows } of some) {
      const before = sold.get(goodsId);
      if (!before) throw refuse('goods.import_moved');
      const { description, packing, afterSales, translations } = before;
      drawn.push({ goodsId, before, changes, row: rows[0] ?? 0, fields: { ...fields, description, packing, afterSales, translations } });
    }
  }
  const marks = new Map(changed.map(({ goodsId, mark, rows }) => [goodsId, { mark, row: rows[0] ?? 0 }]));
  const held = await readRows(tx, Mark)`
    select g.id::text as "goodsId", ${goodsMark} as mark from goods g where g.id = any (${sql.param([...marks.keys()])}::bigint[]) order by g.id for no key update of g`;
  const moved = held.filter(({ goodsId, mark }) => marks.get(goodsId)?.mark !== mark);
  if (moved.length > 0 || held.length < marks.size)
    throw new RowsRefused(
      moved.map(({ goodsId }) => ({ row: marks.get(goodsId)?.row ?? 0, column: 'name', code: 'goods.moved', facts: {} })),
    );
  return drawn;
};

/** What is handed in for many goods at once, and before it what was sold of those that have no version yet. */
const addVersions = async (tx: Tx, { memberId }: StoreSide, kept: readonly Kept[]): Promise<void> => {
  for (const some of slicesOf(kept, 50)) {
    await layFirstVersions(
      tx,
      some.flatMap(({ goodsId, before }) => (before ? [{ goodsId, fields: before }] : [])),
    );
    const rows = JSON.stringify(some.map(({ goodsId, fields, changes }) => ({ goodsId, fields, changes })));
    const same = await readRows(tx, Same)`
      select o."goodsId"::text from jsonb_to_recordset(${rows}::jsonb) as o ("goodsId" bigint, fields jsonb)
      where o.fields = (select case v.decision when 'rejected' then v.fields end from goods_version v where v.goods_id = o."goodsId" and v.decision <> 'withdrawn' order by v.version desc limit 1)`;
    if (same.length > 0) {
      const rowOf = new Map(some.map(({ goodsId, row }) => [goodsId, row]));
      throw new RowsRefused(
        same.map(({ goodsId }) => ({ row: rowOf.get(goodsId) ?? 0, column: 'name', code: 'goods.unchanged', facts: {} })),
      );
    }
    await tx.execute(sql`
      insert into goods_version (goods_id, version, member_id, fields, changes)
      select o."goodsId", coalesce((select max(v.version) from goods_version v where v.goods_id = o."goodsId"), 0) + 1, ${memberId}, o.fields, o.changes
      from jsonb_to_recordset(${rows}::jsonb) as o ("goodsId" bigint, fields jsonb, changes int)`);
  }
};

/** So do the shelves of the store. */
const sortAll = async (tx: Tx, side: StoreSide, plans: readonly GoodsPlan[], laid: readonly Kept[]): Promise<void> => {
  const sorted = [...plans, ...laid].flatMap(({ goodsId, shelfId }) =>
    goodsId === undefined || shelfId === undefined ? [] : [{ goodsId, shelfId }],
  );
  for (const [shelfId, some] of Map.groupBy(sorted, (one) => one.shelfId))
    await sortGoods(tx, side, { shelfId, goodsIds: some.map(({ goodsId }) => goodsId) }, 'drawn');
};

/** Prices, stock and the like hold at once; specs of one goods go together, in the order in which everybody holds them. */
const changeCells = async (tx: Tx, side: StoreSide, plans: readonly GoodsPlan[]): Promise<void> => {
  const ordered = plans.flatMap(({ cells }) => cells).toSorted((a, b) => (BigInt(a.specId) < BigInt(b.specId) ? -1 : 1));
  if (ordered.length > 0) await changeSpecs(tx, side, { specs: ordered });
};

/**
 * Writes an import: all of its sound rows that were chosen, in one transaction, or none. Whoever calls it off, or takes it over from a node that fell silent, moves the state
 * first; this one then finds it moved when it ends, and everything is taken back.
 */
export const writeImport = async ({ db }: Pick<House, 'db'>, turn: Turn): Promise<void> => {
  const side = { kind: 'seller', storeId: turn.storeId, memberId: turn.memberId } as StoreSide;
  await inTransaction(db, async (tx) => {
    const rows = await listSheetRows(tx, turn.id, turn.columns);
    const book = await readBook(tx, side, rows, (share) => turn.heard(rows.length * share * 0.4));
    const wanted = await readWanted(tx, turn.id);
    const judged = await judgeSheet(rows, book, {
      // A row that was bad may be sound by now; nobody has seen what it would change.
      leaves: (row) => !wanted.has(row),
      leaveFalls: turn.falls === 'leave',
      progress: (done) => turn.heard(rows.length * 0.4 + done * 0.2),
    });
    requireAsDecided(turn, wanted, judged);
    const changed = await drawChanged(tx, judged.plans);
    const laid = await layFresh(tx, side, judged.plans);
    const kept = [...changed, ...laid];
    await turn.heard(rows.length * 0.7);
    await addVersions(tx, side, kept);
    await keepStoreUploads(
      tx,
      side,
      kept.flatMap(({ fields }) => shownFiles(fields)).filter((url) => url.startsWith('/uploads/')),
    );
    await turn.heard(rows.length * 0.8);
    await sortAll(tx, side, judged.plans, laid);
    // Last: whoever buys meanwhile waits for no more than this.
    await changeCells(tx, side, judged.plans);
    const done = await tryMoveImport(tx, turn.id, 'finish', byOf(side), {
      also: sql`, rows_done = rows_total, counts = ${JSON.stringify(countRows(judged, turn.rows))}::jsonb`,
      where: sql` and turn = ${turn.turn}`,
    });
    if (!done) throw new NotWanted();
  });
};
