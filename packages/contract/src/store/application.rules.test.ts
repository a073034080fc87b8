import { expect, it } from 'vitest';
import { changedPlaces, faultPlaces, missingPapers } from './application.rules.ts';

const file = { url: `/uploads/${'a'.repeat(32)}`, name: '证.pdf' };
const paper = (kind: 'ccc' | 'production', files = [file]) => ({ kind, number: '1', validUntil: '', files });

it('names a fault at a field or at one of the papers', () => {
  expect(faultPlaces).toEqual(expect.arrayContaining(['licence', 'bankAccount', 'classes', 'qualifications.ccc']));
});

it('misses what a class asks for and nobody sent, also when the row is there without a file', () => {
  expect(missingPapers(['ccc', 'production'], [paper('ccc')])).toEqual(['production']);
  expect(missingPapers(['ccc'], [paper('ccc', [])])).toEqual(['ccc']);
  expect(missingPapers([], [])).toEqual([]);
});

it('says which of the papers a new version changes', () => {
  const before = { qualifications: [paper('ccc'), paper('production')], storeName: '旧' };
  const after = { qualifications: [paper('ccc'), { ...paper('production'), number: '2' }], storeName: '新' };
  expect(changedPlaces(before as never, after as never)).toEqual(['storeName', 'qualifications', 'qualifications.production']);
});
