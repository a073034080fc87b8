import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

describe('what is sealed by the mall', () => {
  const sealer = createSealer('a secret');

  it('is read again under the same secret alone', () => {
    expect(createSealer('a secret').open(sealer.seal('报价'))).toBe('报价');
    expect(() => createSealer('another').open(sealer.seal('报价'))).toThrow();
  });

  it('does not open where it does not belong', () => {
    const sealed = sealer.sealBytes(Buffer.from('x'), '7/1');
    expect(sealer.openBytes(sealed, '7/1').toString()).toBe('x');
    expect(() => sealer.openBytes(sealed, '7/2')).toThrow();
  });

  it('opens for one thing what was sealed for it, and neither for another thing nor for the mall', () => {
    const sealed = sealer.apart('invitation/7').seal('x');
    expect(createSealer('a secret').apart('invitation/7').open(sealed)).toBe('x');
    expect(() => sealer.apart('invitation/8').open(sealed)).toThrow();
    expect(() => sealer.open(sealed)).toThrow();
    expect(sealer.apart('7').mark('x').equals(sealer.mark('x'))).toBe(false);
  });
});
