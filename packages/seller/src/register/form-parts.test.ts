import { expect, it } from 'vitest';
import { faultsIn, filled, partFaults } from './form-parts.ts';

const paper = (number: string) => ({ kind: 'ccc' as const, number, validUntil: '', files: [] });

it('knows in which part of the form a fault lies, a paper’s too', () => {
  expect(partFaults('papers', ['qualifications.ccc', 'bankAccount', 'qualifications.typeTest'])).toBe(2);
  expect(partFaults('company', ['bankAccount'])).toBe(0);
});

it('leaves out papers of which nothing is filled in', () => expect(filled([paper(''), paper('1')])).toEqual([paper('1')]));

it('counts a fault until what it is about is another', () => {
  const version = {
    fields: { qualifications: [paper('1')], bankAccount: '1' },
    faults: [
      { field: 'qualifications.ccc', reason: '' },
      { field: 'bankAccount', reason: '' },
    ],
  };
  const now = { qualifications: [paper('2')], bankAccount: '1' };
  expect(faultsIn(version as never, now as never)).toEqual(['bankAccount']);
});
