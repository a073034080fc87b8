import { expect, it } from 'vitest';
import { arrivalKeys } from './arrival-keys.ts';

const keys = (query: string) => Object.fromEntries(arrivalKeys(new URLSearchParams(query)));

it('remembers the channel, the group company and the channel code that an address names', () => {
  expect(keys('')).toEqual({});
  expect(keys('channel=1')).toEqual({ fromSite: '1', isScfz: '1' });
  expect(keys('channel=dlgyp')).toEqual({ fromSite: 'dlgyp' });
  expect(keys('isScfz=1')).toEqual({ isScfz: '1' });
  expect(keys('DFDQ_CODE=DF-0001')).toEqual({ DFDQ_CODE: 'DF-0001' });
});

it('keeps nothing that is no code', () => {
  expect(keys('channel=%3Cscript%3E&DFDQ_CODE=a b&isScfz=2')).toEqual({});
  expect(keys(`channel=${'1'.repeat(65)}`)).toEqual({});
});
