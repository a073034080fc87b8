import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePlace, day, isNarrowed, oneOf, readPlace, typed, writePlace } from './place.ts';

const fields = { state: oneOf(['all', 'toPay', 'done'], 'all'), mode: oneOf(['prepay', 'credit']), word: typed(20), from: day };
const read = (search: string) => readPlace(fields, new URLSearchParams(search));
const usual = { state: 'all', mode: '', word: '', from: '', page: 1 } as const;

const places = fc.record({
  state: fc.constantFrom('all', 'toPay', 'done'),
  mode: fc.constantFrom('', 'prepay', 'credit'),
  word: fc.string({ maxLength: 20, unit: 'grapheme' }).filter((word) => word.length <= 20 && word.isWellFormed()),
  from: fc.constantFrom('', '2026-01-31', '1999-12-01'),
  page: fc.integer({ min: 1, max: 10_000 }),
});

describe('a place', () => {
  it('comes back from its address as it was', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(read(writePlace(fields, place))).toEqual(place);
      }),
    );
  });

  it('is the usual one, or a part of it, for whatever else an address says', () => {
    for (const search of ['', 'state=gone', 'state=&page=0', 'page=1.5', 'mode=barter', 'from=yesterday', 'page=99999999', 'from=2026-1-1'])
      expect(read(search), search).toEqual(usual);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('state', 'mode', 'word', 'from', 'page'), fc.string()), (said) => {
        const place = read(String(new URLSearchParams(said)));
        return place.word.length <= 20 && place.page >= 1 && ['all', 'toPay', 'done'].includes(place.state);
      }),
    );
  });

  it('leaves out of the address what is usual, and keeps in it what is not its own', () => {
    expect(writePlace(fields, usual)).toBe('');
    expect(writePlace(fields, { ...usual, page: 2 })).toBe('?page=2');
    expect(writePlace(fields, { ...usual, state: 'done' }, new URLSearchParams('isGlobal=1&state=toPay&page=4'))).toBe(
      '?isGlobal=1&state=done',
    );
  });

  it('begins at the first page when anything but the page changes', () => {
    const third = { ...usual, page: 3 };
    expect(changePlace<typeof fields>(third, { state: 'done' }).page).toBe(1);
    expect(changePlace<typeof fields>(third, { page: 4 })).toEqual({ ...usual, page: 4 });
  });

  it('is narrowed by a filter, not by its page, nor by what does not count', () => {
    expect(isNarrowed(fields, { ...usual, page: 3 })).toBe(false);
    expect(isNarrowed(fields, { ...usual, word: '电缆' })).toBe(true);
    expect(isNarrowed(fields, { ...usual, state: 'done' }, ['state'])).toBe(false);
  });
});
