import { describe, expect, it } from 'vitest';
import { ownBytes, ownPieces } from './own-bytes.ts';

describe('bytes that are kept', () => {
  it('say the same as the text and hold no more memory than that', () => {
    for (const text of ['', 'a', '电缆 3×240 𠮷', 'x'.repeat(100_000)]) {
      const bytes = ownBytes(text);
      expect(bytes.toString()).toBe(text);
      expect(bytes.buffer.byteLength).toBe(Buffer.byteLength(text));
    }
  });

  it('share one block where they are kept together', () => {
    const pieces = ownPieces(['电缆', '', 'b']);
    expect(pieces.map(String)).toEqual(['电缆', '', 'b']);
    expect(new Set(pieces.map((piece) => piece.buffer)).size).toBe(1);
    expect(pieces[0]?.buffer.byteLength).toBe(7);
    expect(ownPieces([])).toEqual([]);
  });
});
