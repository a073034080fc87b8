import type { CoverKind } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { InvoiceRules } from './invoice-rules.ts';

/** Fen of one line of an order, its freight, or what a bill put right of it. */
export type Piece = {
  storeId: Id;
  orderId: Id;
  lineId: Id | null;
  kind: CoverKind;
  /** Of an adjustment: the line that it puts right; null for the freight. */
  adjustsId?: Id | null;
  name: string;
  unit: string;
  /** Null where it is only a part of the line. */
  num: number | null;
  taxRate: number;
  fen: number;
};
export type PlannedPaper = { storeId: Id; part: number; parts: number; pieces: Piece[]; fen: number };

/** What of a sum with tax inside is the tax. */
export const taxOf = (fen: number, rate: number): number => Math.round((fen * rate) / (100 + rate));

const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { fen }) => sum + fen, 0);

/** Papers of no more lines and fen than one may have; a line that is too large for one goes on with the next. */
const cut = (pieces: readonly Piece[], mostFen: number, mostLines: number): Piece[][] => {
  const papers: Piece[][] = [];
  let paper: Piece[] = [];
  let left = mostFen;
  const turn = () => {
    if (paper.length > 0) papers.push(paper);
    paper = [];
    left = mostFen;
  };
  for (const piece of pieces) {
    let rest = piece.fen;
    while (rest > 0) {
      if (left === 0 || paper.length === mostLines) turn();
      // What fits on a paper of its own is not torn for the little that is left on this one.
      if (rest > left && rest <= mostFen && paper.length > 0) turn();
      const taken = Math.min(rest, left);
      paper.push(taken === piece.fen ? piece : { ...piece, num: null, fen: taken });
      rest -= taken;
      left -= taken;
    }
  }
  turn();
  return papers;
};

/** What a bill took off goes to the paper of what it was taken off, so that the two come back together, else to one that has as much: none may say less than nothing. */
const takeOff = (papers: Piece[][], negatives: readonly Piece[]): Piece[][] => {
  for (const negative of negatives) {
    let rest = -negative.fen;
    const isOf = (paper: readonly Piece[]) =>
      Number(
        paper.some(
          ({ orderId, kind, lineId }) => orderId === negative.orderId && kind !== 'adjust' && lineId === (negative.adjustsId ?? null),
        ),
      );
    for (const paper of papers.toSorted((one, other) => isOf(other) - isOf(one) || sumOf(other) - sumOf(one))) {
      const taken = Math.min(rest, sumOf(paper));
      if (taken > 0) paper.push({ ...negative, num: null, fen: -taken });
      rest -= taken;
      if (rest === 0) break;
    }
  }
  return papers.filter((paper) => sumOf(paper) > 0);
};

/** The papers of an application: one for each store, or each order, cut where a limit says so. */
export const planInvoices = (
  pieces: readonly Piece[],
  { INVOICE_MOST_LINES, INVOICE_MOST_YUAN }: Pick<InvoiceRules, 'INVOICE_MOST_LINES' | 'INVOICE_MOST_YUAN'>,
  each = false,
): PlannedPaper[] => {
  const groups = Map.groupBy(pieces, ({ storeId, orderId }) => (each ? `${storeId}/${orderId}` : storeId));
  return [...groups.values()].flatMap((group) => {
    const papers = takeOff(
      cut(
        group.filter(({ fen }) => fen > 0),
        INVOICE_MOST_YUAN * 100,
        INVOICE_MOST_LINES,
      ),
      group.filter(({ fen }) => fen < 0),
    );
    return papers.map((paper, at) => ({
      storeId: (paper[0] as Piece).storeId,
      part: at + 1,
      parts: papers.length,
      pieces: paper,
      fen: sumOf(paper),
    }));
  });
};
