import type { Id } from '@mall/contract/kernel/fields.ts';

/** What a company's sheet says in one row; where it says nothing of goods it is of a whole order. */
export type OwnRow = { orderSn: string; goods: readonly string[]; num: number | null; fen: number };
/** The same, with the lines of the bill that it is about: none, one, or all of its order. */
type MatchedRow = { orderSn: string; goods: string; num: number | null; fen: number; lineIds: Id[] };
export type LineToMatch = {
  id: Id;
  orderSn: string;
  aftersaleSn: string;
  adjust: boolean;
  codes: readonly string[];
  name: string;
  specName: string;
  num: number;
  fen: number;
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
/** Shorter ones stand in the names of everything. */
const leastPart = 4;

const partOf = (one: string, other: string): boolean => one.length >= leastPart && other.includes(one);

/** How surely a row speaks of a line: by its code, by its name, or by a part of that; 0: not at all. */
const likeness = ({ codes, name, specName }: LineToMatch, goods: readonly string[]): number => {
  const said = goods.map(plain).filter(Boolean);
  const names = [plain(name), plain(`${name}${specName}`)];
  if (codes.some((code) => said.includes(plain(code)))) return 3;
  if (said.some((one) => names.includes(one))) return 2;
  return said.some((one) => names.some((of) => partOf(one, of) || partOf(of, one))) ? 1 : 0;
};

/** Goods that came in two deliveries stand in two rows. */
const gather = (rows: readonly OwnRow[]): OwnRow[] => {
  const kept = new Map<string, OwnRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.orderSn, row.goods.map(plain), row.fen < 0]);
    const before = kept.get(key);
    const num = before && before.num !== null && row.num !== null ? before.num + row.num : (row.num ?? before?.num ?? null);
    kept.set(key, before ? { ...before, num, fen: before.fen + row.fen } : row);
  }
  return [...kept.values()];
};

/** Finds the line of each row: by the number of its order or after-sale, its code or name and its quantity. A row that has an order alone is its one line, or all of them. */
export const matchOwnRows = (lines: readonly LineToMatch[], rows: readonly OwnRow[]): MatchedRow[] => {
  const numbers = new Set(rows.map(({ orderSn }) => orderSn));
  // What came back is with its order where the sheet does not name its after-sale.
  const byNumber = Map.groupBy(lines, ({ orderSn, aftersaleSn }) => (numbers.has(aftersaleSn) ? aftersaleSn : orderSn));
  const taken = new Set<Id>();
  const gathered = gather(rows);
  const detailed = new Set(gathered.filter(({ goods, num }) => goods.length > 0 || num !== null).map(({ orderSn }) => orderSn));
  const found = new Map<OwnRow, Id>();
  const take = (row: OwnRow, fits: (line: LineToMatch) => number) => {
    const [best] = (byNumber.get(row.orderSn) ?? [])
      .filter(({ id, fen, adjust }) => !adjust && !taken.has(id) && fen < 0 === row.fen < 0)
      .map((line) => ({ line, sure: fits(line) }))
      .filter(({ sure }) => sure > 0)
      .toSorted((a, b) => b.sure - a.sure);
    if (!best || found.has(row)) return;
    taken.add(best.line.id);
    found.set(row, best.line.id);
  };
  const sameNum = (line: LineToMatch, { num }: OwnRow) => num !== null && Math.abs(line.num) === Math.abs(num);
  const pieces = gathered.filter(({ orderSn }) => detailed.has(orderSn));
  // Who agrees in both is found first, so that nobody takes another's line.
  for (const row of pieces) take(row, (line) => (sameNum(line, row) ? likeness(line, row.goods) : 0));
  for (const row of pieces) take(row, (line) => likeness(line, row.goods));
  for (const row of pieces.filter(({ goods }) => goods.length === 0))
    take(row, (line) => (sameNum(line, row) || line.fen === row.fen ? 1 : 0));
  return gathered.map((row) => {
    const one = found.get(row);
    const all = detailed.has(row.orderSn) ? [] : (byNumber.get(row.orderSn) ?? []).map(({ id }) => id);
    return { orderSn: row.orderSn, goods: row.goods.join(' '), num: row.num, fen: row.fen, lineIds: one === undefined ? all : [one] };
  });
};
