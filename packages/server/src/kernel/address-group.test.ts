import { expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

it('counts an IPv4 address by itself, however it is written', () => {
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9');
  expect(addressGroup('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

it('counts the addresses of one IPv6 household together, and the next apart', () => {
  const home = addressGroup('2001:db8:1:2::1');
  for (const other of ['2001:db8:1:2::2', '2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2:3:4:5:6']) expect(addressGroup(other)).toBe(home);
  expect(addressGroup('2001:db8:1:3::1')).not.toBe(home);
  expect(addressGroup('::1')).toBe('0:0:0:0::/64');
  expect(addressGroup('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});
