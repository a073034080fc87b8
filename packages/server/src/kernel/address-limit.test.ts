import { expect, it } from 'vitest';
import { addressLimit } from './address-limit.ts';
import { Refusal } from './refusal.ts';

it('lets one address have so much of it', () => {
  const limit = addressLimit(3, 60_000);
  for (const at of [1, 2, 3]) limit(`2001:db8:1:2::${at}`);
  expect(() => limit('2001:db8:1:2::4')).toThrow(Refusal);
  limit('2001:db8:1:3::1');
});

it('counts what a call is of work', () => {
  const limit = addressLimit(100, 60_000);
  limit('192.0.2.1', 50);
  limit('192.0.2.1', 50);
  expect(() => limit('192.0.2.1', 1)).toThrow(Refusal);
  limit('192.0.2.2', 50);
});
