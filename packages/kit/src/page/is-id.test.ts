import { expect, it } from 'vitest';
import { isId } from './is-id.ts';

it('finds a number in an address, or nothing', () => {
  expect([isId('7'), isId('999999999999999999')]).toEqual([true, true]);
  for (const wrong of [null, '', '0', '01', 'x', '1 ', '9999999999999999999']) expect(isId(wrong), String(wrong)).toBe(false);
});
