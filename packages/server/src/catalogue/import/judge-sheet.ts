import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportCounts } from '@mall/contract/catalogue/goods-import.api.ts';
import { importKindNames } from '@mall/contract/catalogue/goods-import.rules.ts';
import { groupRows } from './group-rows.ts';
import type { ImportBook, SheetRow } from './import-book.ts';
import { type GoodsPlan, type JudgedRow, judgeGoods } from './judge-goods.ts';

export type JudgedSheet = { rows: JudgedRow[]; plans: GoodsPlan[]; goods: number; badGoods: number };

/** So many milliseconds rows are judged before the requests that wait get their turn. */
const sliceMs = 5;

type Judging = { leaveFalls?: boolean; leaves?: (row: number) => boolean; progress?: (done: number) => Promise<void> };

/** What becomes of every row of a sheet. `progress` hears how far it is. */
export const judgeSheet = async (
  rows: readonly SheetRow[],
  book: ImportBook,
  { leaveFalls, leaves, progress = async () => {} }: Judging = {},
): Promise<JudgedSheet> => {
  const groups = groupRows(rows, book);
  const judged: JudgedSheet = { rows: [], plans: [], goods: groups.length, badGoods: 0 };
  let since = performance.now();
  for (const group of groups) {
    const { rows: some, plan } = judgeGoods(group, book, { leaveFalls, leaves });
    judged.rows.push(...some);
    if (plan) judged.plans.push(plan);
    if (some.some(({ action }) => action === 'bad')) judged.badGoods += 1;
    if (performance.now() - since < sliceMs) continue;
    await progress(judged.rows.length);
    await nextTurn();
    since = performance.now();
  }
  return judged;
};

/** How many rows come to what; `all` counts those that were left out, too. */
export const countRows = ({ rows, plans, goods, badGoods }: JudgedSheet, all: number): ImportCounts => {
  const count = (action: JudgedRow['action']) => rows.filter((row) => row.action === action && !row.left).length;
  const faults = rows.flatMap((row) => row.faults);
  const sums = { fresh: count('new'), changed: count('changed'), unchanged: count('unchanged'), off: count('off') };
  return {
    rows: all,
    goods,
    writable: sums.fresh + sums.changed + sums.unchanged + sums.off,
    ...sums,
    bad: count('bad'),
    badGoods,
    held: count('held'),
    dropped: all - rows.length,
    left: rows.filter(({ left }) => left).length,
    audit: plans.filter(({ fields }) => fields).length,
    falls: rows.filter(({ action, fall, left }) => fall && !left && action !== 'bad' && action !== 'held').length,
    kinds: Object.fromEntries(
      importKindNames.map((kind) => [kind, faults.filter((fault) => fault.kind === kind).length]),
    ) as ImportCounts['kinds'],
  };
};
