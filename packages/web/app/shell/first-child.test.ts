import { expect, test } from 'vitest';
import { isBuilt } from '../kernel/is-built.ts';
import { parentRoutes } from '../routes.table.ts';
import { unbuiltPaths } from '../routes.unbuilt.ts';
import { firstChildOf } from './first-child.ts';

test('a parent leads to its first child, however its address is written', () => {
  expect(firstChildOf('/PERSONALCENTERBASE', [])).toBe(firstChildOf('/personalCenterBase', []));
  for (const parent of Object.keys(parentRoutes)) expect(isBuilt(firstChildOf(parent, [])), parent).toBe(true);
});

test('the personal centre leads to the first screen of the menu that exists', () => {
  const entry = { id: '2', name: '', url: '/personalCenterBase/myOrders', icon: '', children: [] };
  const missing = { ...entry, id: '3', url: unbuiltPaths[0] ?? '' };
  expect(firstChildOf('/personalCenterBase', [{ id: '1', name: '', url: '', icon: '', children: [missing, entry] }])).toBe(entry.url);
});
