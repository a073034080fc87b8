import { expect, it } from 'vitest';
import { Delegate } from './approval.rules.ts';

it.each([
  ['2026-12-01', '2026-12-01', undefined],
  ['2026-12-01', '2027-02-28', undefined],
  ['2026-12-01', '2027-03-01', 'approval.delegation_days'],
  ['2026-12-02', '2026-12-01', 'approval.delegation_order'],
  ['2026-02-30', '2026-03-01', 'approval.delegation_days'],
])('a delegation from %s until %s, both whole days and 90 at most: %s', (from, until, fault) => {
  expect(Delegate.safeParse({ memberId: '1', from, until }).error?.issues[0]?.message).toBe(fault);
});
