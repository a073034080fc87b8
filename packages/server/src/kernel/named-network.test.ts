import { describe, expect, it } from 'vitest';
import { namedNetwork } from './named-network.ts';

describe('a network that has a name', () => {
  it('holds its addresses and no others', () => {
    const office = namedNetwork('10.20.0.0/16=天津');
    expect(office?.place).toBe('天津');
    expect(['10.20.7.31', '::ffff:10.20.7.31', '10.21.0.1', '', 'fe80::1%eth0'].map((address) => office?.holds(address))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(namedNetwork('2001:db8::/32=河北 唐山')?.holds('2001:db8::7')).toBe(true);
  });

  it.each(['10.20.0.0=天津', '10.20.0.0/33=天津', '10.20.0/16=天津', '10.20.0.0/16=', '10.20.0.0/16'])('is not "%s"', (text) => {
    expect(namedNetwork(text)).toBeUndefined();
  });
});
