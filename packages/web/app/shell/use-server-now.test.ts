import { expect, it } from 'vitest';
import { trustedNow } from './use-server-now.ts';

it('trusts a clock that is off by the age of a kept page, not one that is wrong', () => {
  const server = 1_000_000_000;
  expect(trustedNow(server, server + 12_000)).toBe(server + 12_000);
  expect(trustedNow(server, server - 5_000)).toBe(server - 5_000);
  expect(trustedNow(server, server + 3_600_000)).toBe(server);
});
