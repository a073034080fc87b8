import { cartLineMost, onStep } from '@mall/contract/cart/cart.rules.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { MatchedLine, MatchedSpec, ResultRow } from '@mall/contract/procurement/match.api.ts';

/** What a line comes to: can be ordered, waits for a word of the reader, or cannot be ordered as it stands. */
export type RowState = 'ready' | 'confirm' | 'bad';

/** A line of the pad with what was found and what the reader made of it. */
export type MatchRow = {
  readonly line: number;
  readonly typed: string;
  readonly matched: MatchedLine;
  /** Place of the chosen one among those that were found. */
  readonly chosen: number;
  /** Pieces to order; null while nobody has said how many. */
  readonly num: number | null;
  readonly isPicked: boolean;
  /** The reader said that this one is meant. */
  readonly isConfirmed: boolean;
  /** Why the cart did not take it, until the reader changes the line. */
  readonly refusal?: string | undefined;
};

export const specOf = ({ matched, chosen }: MatchRow): MatchedSpec | undefined => matched.found[chosen];

/** Within what can be ordered: no less than the least order, no more than a line of the cart or the shelf holds, by as many as are sold at a time. */
const withinOrder = ({ minOrderQuantity, step = 1, specStorage }: MatchedSpec, num: number): number =>
  Math.max(minOrderQuantity, onStep(num, step, Math.min(cartLineMost, Math.max(specStorage, minOrderQuantity))));

export const canBeHad = ({ minOrderQuantity, specStorage }: MatchedSpec): boolean =>
  specStorage >= minOrderQuantity && minOrderQuantity <= cartLineMost;

/** Whether whole pieces are more than what was typed: 5.2 t are six, 300 m a reel of 500. */
export const isRounded = ({ pieces, factor }: MatchedSpec, { matched: { quantity } }: Pick<MatchRow, 'matched'>): boolean =>
  pieces !== null && factor !== null && quantity.number !== null && pieces - quantity.number * factor > 1e-6;

/** Whether so many are ordered as the line asks for; where not, the reader has to agree. */
const isAsAsked = (row: MatchRow, spec: MatchedSpec): boolean => spec.pieces === row.num && !isRounded(spec, row);

export const stateOf = (row: MatchRow): RowState => {
  const spec = specOf(row);
  if (!spec || row.num === null || !canBeHad(spec)) return 'bad';
  return row.isConfirmed || (row.matched.state === 'certain' && isAsAsked(row, spec)) ? 'ready' : 'confirm';
};

const numOf = (spec: MatchedSpec | undefined): number | null => {
  if (spec === undefined || spec.pieces === null) return null;
  return canBeHad(spec) ? withinOrder(spec, spec.pieces) : spec.pieces;
};

export const rowOf = (matched: MatchedLine, typed: string): MatchRow => {
  const row: MatchRow = {
    line: matched.line,
    typed,
    matched,
    chosen: 0,
    num: numOf(matched.found[0]),
    isPicked: false,
    isConfirmed: false,
  };
  return { ...row, isPicked: stateOf(row) === 'ready' };
};

/** Another of those that were found, which is then the one that is meant. */
export const choose = (row: MatchRow, chosen: number): MatchRow => {
  const num = numOf(row.matched.found[chosen]);
  const next: MatchRow = { ...row, chosen, num: num ?? row.num, isConfirmed: true, refusal: undefined };
  return { ...next, isPicked: stateOf(next) === 'ready' };
};

/** What the reader looked up himself for the line, in the place of what was found for it. */
export const chooseByHand = (row: MatchRow, { found }: Pick<MatchedLine, 'found'>, nth: number, code: string): MatchRow =>
  choose({ ...row, matched: { ...row.matched, found, code, state: 'confirm', by: 'words', unknown: [], suggestions: [] } }, nth);

/** How many the reader has said stays as it is. */
export const confirmRow = (row: MatchRow): MatchRow => {
  const next: MatchRow = { ...row, num: row.num ?? numOf(specOf(row)), isConfirmed: true, refusal: undefined };
  return { ...next, isPicked: stateOf(next) === 'ready' };
};

export const setNum = (row: MatchRow, num: number): MatchRow => {
  const spec = specOf(row);
  // Who sets the number himself has said how many; which goods is meant he has not, where that was open.
  const isConfirmed = row.isConfirmed || row.matched.state === 'certain';
  const next: MatchRow = { ...row, num: spec ? withinOrder(spec, num) : num, isConfirmed, refusal: undefined };
  return { ...next, isPicked: row.isPicked || (stateOf(row) !== 'ready' && stateOf(next) === 'ready') };
};

export const countStates = (rows: readonly MatchRow[]): Record<RowState, number> => {
  const counts = { ready: 0, confirm: 0, bad: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
};

const fenOf = (row: MatchRow): number => {
  const spec = specOf(row);
  return spec && row.num !== null && stateOf(row) !== 'bad' ? fromYuan(spec.price) * row.num : 0;
};

/** What a line comes to; nothing where it cannot be ordered. */
export const amountOf = (row: MatchRow): string | undefined => (stateOf(row) === 'bad' ? undefined : toYuan(fen(fenOf(row))));

/** What is picked and can be ordered. */
export const pickedRows = (rows: readonly MatchRow[]): MatchRow[] => rows.filter((row) => row.isPicked && stateOf(row) === 'ready');

export const sumOf = (rows: readonly MatchRow[]): { total: string; stores: number } => ({
  total: toYuan(fen(rows.reduce((sum, row) => sum + fenOf(row), 0))),
  stores: new Set(rows.map((row) => specOf(row)?.storeId)).size,
});

/** Lines of one spec are one line of the cart. `over`: together more than such a line holds; never fewer than were asked for go in instead. */
export const cartLines = (rows: readonly MatchRow[]): { lines: { specId: string; num: number }[]; over: ReadonlySet<string> } => {
  const pieces = new Map<string, number>();
  for (const row of rows) {
    const spec = specOf(row);
    if (spec && row.num !== null) pieces.set(spec.specId, (pieces.get(spec.specId) ?? 0) + row.num);
  }
  const over = new Set([...pieces].filter(([, num]) => num > cartLineMost).map(([specId]) => specId));
  return { lines: [...pieces].filter(([specId]) => !over.has(specId)).map(([specId, num]) => ({ specId, num })), over };
};

/** What was put into the cart is done with; what it did not take says why, and is no longer picked: pressed again the same would come of it. */
export const afterCart = (picked: readonly MatchRow[], refused: ReadonlyMap<string, string>): ((row: MatchRow) => MatchRow) => {
  const sent = new Map(picked.map((row) => [row.line, refused.get(specOf(row)?.specId ?? '')]));
  return (row) => (sent.has(row.line) ? { ...row, isPicked: false, refusal: sent.get(row.line) } : row);
};

/** The same for a purchase list, whose lines hold no more than those of a cart either. */
export const listPicks = (rows: readonly MatchRow[]): { specId: string; name: string; num: number }[] => {
  const names = new Map(rows.map((row) => [specOf(row)?.specId, specOf(row)?.specName ?? '']));
  return cartLines(rows).lines.map((line) => ({ ...line, name: names.get(line.specId) ?? '' }));
};

/** What the reader confirmed of the company's own codes. */
export const learnedCodes = (rows: readonly MatchRow[]): { code: string; specId: string }[] =>
  rows.flatMap((row) => {
    const spec = specOf(row);
    return spec && row.matched.code !== '' && row.matched.by === 'words' ? [{ code: row.matched.code, specId: spec.specId }] : [];
  });

export const countLines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

export type Said = { result: string; reason: string };

/** A row of the sheet, with the words of the page. */
export const resultRow = (row: MatchRow, said: Said): ResultRow => {
  const spec = specOf(row);
  return {
    line: row.line,
    text: row.typed.slice(0, 400),
    result: said.result,
    specName: spec?.specName ?? '',
    itemNumber: spec?.itemNumber ?? '',
    storeName: spec?.storeName ?? '',
    score: spec?.score ?? null,
    reason: said.reason.slice(0, 600),
    quantity: row.num === null ? row.matched.quantity.typed : String(row.num),
    unit: spec?.unit ?? row.matched.quantity.unit,
    price: spec?.price ?? '',
    amount: amountOf(row) ?? '',
  };
};
