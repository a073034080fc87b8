import { provinceIds } from '@mall/contract/content/province.rules.ts';
import { expect, test } from 'vitest';
import { readAreas } from './read-areas.ts';

test('goods can be sent to every province that an address may lie in', () => {
  const provinces = readAreas().map(([id]) => String(id));
  expect(Object.values(provinceIds).toSorted()).toEqual(provinces.toSorted());
});
