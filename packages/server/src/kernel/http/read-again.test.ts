import { afterEach, expect, it, vi } from 'vitest';
import { openReadAgain } from './read-again.ts';

const cut = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

afterEach(() => void vi.useRealTimers());

it('reads again after a cut line, and says what is wrong when it stays cut', async () => {
  const readAgain = openReadAgain([1, 1]);
  const read = vi.fn().mockRejectedValueOnce(cut()).mockRejectedValueOnce(cut()).mockResolvedValue('seen');
  expect(await readAgain(read)).toBe('seen');
  const failing = vi.fn().mockRejectedValue(cut());
  await expect(readAgain(failing)).rejects.toThrow('terminating');
  expect(failing).toHaveBeenCalledTimes(3);
});

it('asks once where the answer would be the same, or takes too long', async () => {
  const readAgain = openReadAgain([1, 1]);
  for (const code of ['23505', '57014', '55P03', '25006', '53300']) {
    const read = vi.fn().mockRejectedValue(Object.assign(new Error('no'), { code }));
    await expect(readAgain(read)).rejects.toThrow('no');
    expect(read).toHaveBeenCalledTimes(1);
  }
});

it('lets two hundred wait, and turns away who comes then', async () => {
  const readAgain = openReadAgain([30]);
  const reads = Array.from({ length: 230 }, () => vi.fn().mockRejectedValueOnce(cut()).mockResolvedValue('seen'));
  const ended = await Promise.allSettled(reads.map((read) => readAgain(read)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
});

it('does not try on for who would hear too late', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const read = vi.fn(async () => {
    vi.advanceTimersByTime(5000);
    throw cut();
  });
  await expect(openReadAgain([1, 1, 1])(read)).rejects.toThrow('terminating');
  expect(read).toHaveBeenCalledTimes(2);
});
