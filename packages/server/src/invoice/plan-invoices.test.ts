import { describe, expect, it } from 'vitest';
import { type Piece, planInvoices, taxOf } from './plan-invoices.ts';

const rules = { INVOICE_MOST_LINES: 3, INVOICE_MOST_YUAN: 100 };
const piece = (fen: number, more: Partial<Piece> = {}): Piece => ({
  storeId: '1',
  orderId: '1',
  lineId: '1',
  kind: 'line',
  name: '电缆',
  unit: '米',
  num: 2,
  taxRate: 13,
  fen,
  ...more,
});
const sums = (pieces: readonly Piece[], each = false) => planInvoices(pieces, rules, each).map(({ fen }) => fen);

describe('the papers of an application', () => {
  it('are one for each store, or for each order', () => {
    const pieces = [piece(100), piece(200, { orderId: '2' }), piece(300, { storeId: '2', orderId: '3' })];
    expect(sums(pieces)).toEqual([300, 300]);
    expect(sums(pieces, true)).toEqual([100, 200, 300]);
  });

  it('are cut at the limit of lines and of money, and lose no fen', () => {
    expect(sums([piece(10), piece(10), piece(10), piece(10)])).toEqual([30, 10]);
    expect(sums([piece(10_000), piece(1)])).toEqual([10_000, 1]);
    const [first, second, third] = planInvoices([piece(25_000)], rules);
    expect([first?.fen, second?.fen, third?.fen]).toEqual([10_000, 10_000, 5_000]);
    expect(first).toMatchObject({ part: 1, parts: 3, pieces: [{ num: null }] });
    // A line that fits on a paper of its own is not torn.
    expect(sums([piece(6_000), piece(7_000)])).toEqual([6_000, 7_000]);
  });

  it('say no less than nothing where a bill took something off', () => {
    expect(sums([piece(10_000), piece(500), piece(-700, { kind: 'adjust', lineId: null })])).toEqual([9_300, 500]);
    expect(sums([piece(500), piece(-500, { kind: 'adjust', lineId: null })])).toEqual([]);
  });

  it('hold the sum whatever the pieces', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let round = 0; round < 300; round += 1) {
      const pieces = Array.from({ length: 1 + random(12) }, (_, at) =>
        piece(1 + random(30_000), { lineId: String(at), orderId: String(at % 3) }),
      );
      const papers = planInvoices(pieces, rules, round % 2 === 0);
      expect(papers.reduce((sum, { fen }) => sum + fen, 0)).toBe(pieces.reduce((sum, { fen }) => sum + fen, 0));
      expect(papers.every(({ fen, pieces: lines }) => fen > 0 && fen <= 10_000 && lines.length <= 3)).toBe(true);
    }
  });

  it('know the tax inside', () => {
    expect(taxOf(11_300, 13)).toBe(1_300);
    expect(taxOf(100, 0)).toBe(0);
  });
});
