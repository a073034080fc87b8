import { CallError } from '@mall/client/call-error.ts';
import { describe, expect, it, vi } from 'vitest';
import { readOutcome } from './outcome.rules.ts';

const reasons = { gone: 'goods.off_shelf', missing: ['goods.not_found', 'kernel.bad_input'] };
const refused = (errorCode: string, data: unknown = null) => new CallError({ kind: 'refused', code: 505, msg: '', errorCode, data });

describe('what became of a thing', () => {
  it('asks once more when the first answer is no success', async () => {
    const read = vi.fn().mockRejectedValueOnce(refused('kernel.broken')).mockResolvedValueOnce('goods');
    expect(await readOutcome(read, reasons)).toEqual({ state: 'found', found: 'goods' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('asks no third time', async () => {
    const read = vi.fn().mockRejectedValue(refused('kernel.broken'));
    await expect(readOutcome(read, reasons)).rejects.toThrow();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('asks once when it is there', async () => {
    const read = vi.fn().mockResolvedValue('goods');
    await readOutcome(read, reasons);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('knows what is gone and what never was, from either side of the wire', async () => {
    expect(await readOutcome(() => Promise.reject(refused('goods.off_shelf', { name: 'a' })), reasons)).toEqual({
      state: 'gone',
      gone: { name: 'a' },
    });
    // A refusal in process carries its reason as `code`.
    expect(await readOutcome(() => Promise.reject({ code: 'goods.not_found', data: null }), reasons)).toEqual({ state: 'missing' });
    expect(await readOutcome(() => Promise.reject(refused('kernel.bad_input')), reasons)).toEqual({ state: 'missing' });
  });
});
