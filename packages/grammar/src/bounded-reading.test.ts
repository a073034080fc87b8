import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, firstLetters } from './first-letters.ts';
import { plateBook } from './plate-book.ts';
import { readText } from './read-text.ts';

/** The best of several tries, since other work on the machine only ever makes it longer. */
const milliseconds = (work: () => void): number => {
  let best = Infinity;
  for (let turn = 0; turn < 5; turn += 1) {
    const from = performance.now();
    work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
};
const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const units = [
  '1',
  '1×',
  '1/',
  '1-',
  '9.9',
  '-',
  '(',
  '+1×1',
  '1 ',
  '1 ×',
  '≥1A',
  '3×(',
  '±8×1.25%/',
  'A1',
  '1P',
  '8DI',
  '8电',
  'DC',
  '1.1/',
  '0 ',
  'A-',
  '1芯',
  '~1',
  '3×2+',
];

describe('reading', () => {
  it.each(units)('takes no longer than usual on a run of %s', (unit) => {
    readText(repeated(unit, 60));
    expect(milliseconds(() => readText(repeated(unit, 60)))).toBeLessThan(8);
    expect(milliseconds(() => readText(repeated(unit, 400)))).toBeLessThan(60);
  });

  it('reads fifty figures, contradictions, nothing, too much', () => {
    const fifty = Array.from({ length: 50 }, (_, at) => `${at}A`).join(' ');
    expect(readText(fifty).wants.length).toBe(50);
    expect(readText('').parts).toEqual([]);
    expect(readText('63A 32A 16A').wants.map((want) => want.keys)).toEqual([['current:63'], ['current:32'], ['current:16']]);
    expect(readText('0A').wants[0]?.keys).toEqual(['current:0']);
    expect(readText('-5A').wants[0]?.keys).toEqual(['current:5']);
    expect(readText(`63A ${'9'.repeat(60)}`).wants.map((want) => want.text)).toEqual(['63A']);
    expect(readText('x'.repeat(5000)).rest.join('').length).toBe(5000);
  });

  it('never fails, whatever is typed', () => {
    const sign = fc.constantFrom(...'0123456789.×x*/-+~()φ∠±≥<%芯极平方kVAPNmM级三单一进出以上 ,、YJVSZDBC'.split(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
        ),
        (text) => {
          const { folded, parts, rest } = readText(text);
          for (const part of parts) expect(folded.slice(part.from, part.to)).toBe(part.text);
          for (const stretch of rest) expect(folded).toContain(stretch);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('the patterns of plates', () => {
  it('all begin with signs that are known', () => {
    for (const { id, re } of plateBook.families)
      expect(
        [...firstLetters(re)].filter((head) => head === '' || head.includes(anything)),
        id,
      ).toEqual([]);
  });

  it('find what they read by its first two signs', () => {
    for (const family of plateBook.families) {
      const heads = firstLetters(family.re);
      for (const { text } of family.examples)
        expect(heads.has(text.toUpperCase().slice(0, 2)) || heads.has(text.toUpperCase().slice(0, 1)), text).toBe(true);
    }
  });

  it('do not run away on hostile input', () => {
    for (const family of plateBook.families) {
      const pattern = new RegExp(`(?:${family.re})(?![A-Za-z0-9]|\\.\\d)`, 'iuy');
      const head = family.examples[0]?.text.slice(0, 6) ?? '';
      const tries = units.map((unit) => head + repeated(unit, 394));
      const spent = milliseconds(() => {
        for (const text of tries) {
          pattern.lastIndex = 0;
          pattern.exec(text);
        }
      });
      expect(spent, family.id).toBeLessThan(25);
    }
  });
});
