import { expect, it } from 'vitest';
import { emptyDraft, emptyLine, estimateOf, faultsOf, joinLines, lineOf, partOf } from './inquiry-draft.rules.ts';

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
});
