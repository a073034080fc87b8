import { describe, expect, it } from 'vitest';
import { isContact, photoTypeOf } from './feedback.rules.ts';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('a picture', () => {
  it('is known by its first bytes', () => {
    expect(photoTypeOf(bytes('89504e470d0a1a0a0000'))).toBe('image/png');
    expect(photoTypeOf(bytes('ffd8ffe000104a46'))).toBe('image/jpeg');
    expect(photoTypeOf(bytes('524946460a000000574542505650'))).toBe('image/webp');
  });

  it.each(['', '3c737667', '474946383961', '25504446', '504b0304', '52494646000000005741564500', '89504e47'])('is not %s', (hex) =>
    expect(photoTypeOf(bytes(hex))).toBeUndefined(),
  );
});

describe('a way to answer', () => {
  it.each(['', '13800000001', '022-12345678', '+86-22-12345678', 'a.b@c.cn'])('is %j', (given) => expect(isContact(given)).toBe(true));
  it.each(['张三', '123', 'a@b', 'a b@c.cn', '<script>', '1'.repeat(51)])('is not %j', (given) => expect(isContact(given)).toBe(false));
});
