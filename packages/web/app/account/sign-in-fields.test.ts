import { accountApi } from '@mall/contract/account/account.api.ts';
import { expect, it } from 'vitest';
import { signInFields } from './sign-in-fields.ts';

it('names the partner that the address names, and otherwise nobody', () => {
  expect(signInFields(new URLSearchParams('uscMark=m-1&uscTags=3'))).toEqual({ noPopupMessage: true, uscMark: 'm-1', uscTags: '3' });
  expect(signInFields(new URLSearchParams())).toEqual({ noPopupMessage: true, uscMark: '', uscTags: '' });
});

it('keeps nobody from signing in by an address that is too long', () => {
  const fields = signInFields(new URLSearchParams({ uscMark: 'm'.repeat(2000), uscTags: '3'.repeat(2000) }));
  const body = { mobile: '13800000001', code: '123456', uuid: '17000000000001234567890', ...fields };
  expect(accountApi.signInBySms.body.safeParse(body).success).toBe(true);
});
