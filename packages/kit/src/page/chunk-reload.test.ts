import { expect, it } from 'vitest';
import { chunkReloadGuard, mayReload } from './chunk-reload.ts';

it('reloads once for a lost chunk, and not again within a minute', () => {
  expect(mayReload(null, 1_000_000)).toBe(true);
  expect(mayReload('1000000', 1_000_000 + chunkReloadGuard - 1)).toBe(false);
  expect(mayReload('1000000', 1_000_000 + chunkReloadGuard)).toBe(true);
  expect(mayReload('nonsense', 1_000_000)).toBe(true);
});
