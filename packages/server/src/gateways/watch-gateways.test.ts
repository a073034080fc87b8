import { expect, it } from 'vitest';
import type { Files } from '../kernel/files/files.ts';
import { openFigures } from '../kernel/node-figures.ts';
import { refuse } from '../kernel/refusal.ts';
import { watchFiles, watchScanner } from './watch-gateways.ts';

const tellOf = (figures: ReturnType<typeof openFigures>, system: 'files' | 'scan') => {
  const { good, bad } = figures.tell().outside[system] ?? { good: 0, bad: 0 };
  return { good, bad };
};

it('notes what the store of files answers, and that it did not', async () => {
  const figures = openFigures();
  const store = { stat: async () => undefined, put: () => Promise.reject(new Error('away')) } as unknown as Files;
  const files = watchFiles(store, figures);
  expect(await files.stat('uploads/a.png')).toBeUndefined();
  await expect(files.put('uploads/a.png', Buffer.alloc(1))).rejects.toThrow('away');
  expect(tellOf(figures, 'files')).toEqual({ good: 1, bad: 1 });
});

it.each([
  ['a clean file', async () => undefined, { good: 1, bad: 0 }],
  ['a virus', async () => 'Eicar', { good: 1, bad: 0 }],
  ['a file that is too much for it', () => Promise.reject(refuse('content.scan_limit')), { good: 1, bad: 0 }],
  ['nothing', () => Promise.reject(refuse('content.scan_away')), { good: 0, bad: 1 }],
])('notes that the scanner said %s', async (_, findVirus, told) => {
  const figures = openFigures();
  await watchScanner({ findVirus }, figures)
    .findVirus([])
    .catch(() => {});
  expect(tellOf(figures, 'scan')).toEqual(told);
});
