import { expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';
import { mendedOf, moveValue, withValues } from './values.rules.ts';

const value = (text: string, also: string[] = []) => ({ id: null, value: text, also });

it('mends the signs of a value', () => {
  expect(['3*185', '4x95+1X50', '３×240', 'LINUX'].map(mendedOf)).toEqual(['3×185', '4×95+1×50', '3×240', 'LINUX']);
});
it('adds what is pasted once, and nothing that stands or is spelled so', () => {
  expect(partsOf('3×50\n3×95、3×50，, 3×150 ')).toEqual(['3×50', '3×95', '3×150']);
  expect(withValues([value('3×50', ['三芯50'])], ['3×50', '三芯50', '3×95']).map((one) => one.value)).toEqual(['3×50', '3×95']);
});
it('moves one, and none past the ends', () => {
  const list = ['a', 'b', 'c'].map((text) => value(text));
  expect(moveValue(list, 0, 2).map((one) => one.value)).toEqual(['b', 'c', 'a']);
  expect(moveValue(list, 0, -1)).toEqual(list);
  expect(moveValue(list, 2, 3)).toEqual(list);
});
