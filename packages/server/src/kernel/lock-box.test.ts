import { describe, expect, it } from 'vitest';
import { makeLock, openWith, sealTo } from './lock-box.ts';

describe('a lock that everybody may close', () => {
  const lock = makeLock();

  it('gives back what was put behind it', () => {
    expect(openWith(lock, sealTo(lock.publicKey, '报价 1,433,638.00', '7/1/2'), '7/1/2')).toBe('报价 1,433,638.00');
  });

  it('shows nothing of the text, and never twice the same', () => {
    const sealed = sealTo(lock.publicKey, '1433638.00', '7');
    expect(sealed.includes('1433638')).toBe(false);
    expect(sealTo(lock.publicKey, '1433638.00', '7').equals(sealed)).toBe(false);
  });

  it('does not open elsewhere, with another key, or changed', () => {
    const sealed = sealTo(lock.publicKey, 'x', '7/1/2');
    const changed = Buffer.from(sealed);
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    expect(() => openWith(lock, sealed, '7/1/3')).toThrow();
    expect(() => openWith(makeLock(), sealed, '7/1/2')).toThrow();
    expect(() => openWith(lock, changed, '7/1/2')).toThrow();
    expect(() => openWith(lock, Buffer.alloc(10), '7/1/2')).toThrow();
  });
});
