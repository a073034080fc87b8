import { expect, it } from 'vitest';
import {
  draftFrom,
  emptyDraft,
  emptyLine,
  estimateFit,
  estimateOf,
  faultsOf,
  isBegun,
  joinLines,
  lineOf,
  partOf,
  timeLeft,
} from './inquiry-draft.rules.ts';

const cable = { specId: '7', specName: 'YJV22 3×240', attributeLine: '铜芯', unit: '米' };

it('names every fault of an empty draft once, and where it is mended', () => {
  const faults = faultsOf(emptyDraft());
  expect(faults.map(({ path }) => path)).toEqual(expect.arrayContaining(['title', 'budget', 'lines.0.name', 'files', 'storeIds']));
  expect(new Set(faults.map(({ path }) => path)).size).toBe(faults.length);
  expect(['lines.0.num', 'files', 'storeIds', 'budget'].map(partOf)).toEqual(['lines', 'files', 'suppliers', 'basics']);
});

it('puts goods in the place of lines where nothing stands, and none twice', () => {
  const line = lineOf(cable, 3, '745.00');
  expect(joinLines([emptyLine()], [line], 100)).toEqual([line]);
  expect(joinLines([line], [line], 100)).toEqual([line]);
  expect(joinLines([line], [lineOf({ ...cable, specId: '8' }, 1, '')], 1)).toEqual([line]);
});

it('says what the lines come to only where each has a number and a price', () => {
  const priced = { ...emptyDraft(), lines: [lineOf(cable, 3, '745.1')] };
  expect(estimateOf(priced)).toBe('2235.30');
  expect(estimateOf({ ...priced, lines: [...priced.lines, emptyLine()] })).toBeUndefined();
  expect(['2,235.30', '2235.29', '', '约两千'].map((budget) => estimateFit({ ...priced, budget }))).toEqual([
    'within',
    'above',
    undefined,
    undefined,
  ]);
});

const said = (text: string) => draftFrom(new URLSearchParams(text));

it('takes over what was typed on the cross-border home, and nothing that is no country or day', () => {
  expect(said('name=XLPE&num=12&country=KZ&deadline=2026-12-01')).toMatchObject({
    title: 'XLPE',
    country: 'KZ',
    deadline: '2026-12-01 17:00',
    lines: [{ name: 'XLPE', num: '12' }],
  });
  expect(said('country=kaz&deadline=soon')).toMatchObject({ country: null, deadline: '' });
});

it('tells an empty form from one in which something would be lost', () => {
  expect(isBegun({ ...emptyDraft(), files: [] })).toBe(false);
  expect(isBegun({ ...emptyDraft(), lines: [lineOf(cable, 1, '')] })).toBe(true);
  expect(isBegun(said('country=KZ'))).toBe(true);
});

it('says how long suppliers have, in China time, and nothing of what is past or half typed', () => {
  const now = Date.parse('2026-11-13T10:30:00+08:00');
  expect(timeLeft('2026-11-20 17:00', now)).toEqual({ days: 7, hours: 6 });
  expect(timeLeft('2026-11-13 10:00', now)).toBeUndefined();
  expect(timeLeft('2026-11-20', now)).toBeUndefined();
  expect(timeLeft('', now)).toBeUndefined();
});
