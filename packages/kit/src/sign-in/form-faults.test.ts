import { CallError } from '@mall/client/call-error.ts';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../form/form-faults.ts';
import { accountPlaces, agreedFault, codeFault, missing, mobileFault, nameFault, plainMobile, repeatFault } from './form-faults.ts';

const refused = (errorCode: string) => new CallError({ kind: 'refused', code: 505, msg: '服务器的话', errorCode });

describe('the checks', () => {
  it('takes a number as people paste it', () => {
    for (const typed of ['13800000001', '138 0000 0001', '138-0000-0001', '+86 13800000001', '8613800000001'])
      expect(plainMobile(typed)).toBe('13800000001');
    expect(plainMobile('86138')).toBe('86138');
  });

  it('tells a missing number from a wrong one', () => {
    expect([mobileFault(''), mobileFault('12800000001'), mobileFault('1380000000'), mobileFault('13800000001')]).toEqual([
      'account.mobile_required',
      'account.mobile_wrong',
      'account.mobile_wrong',
      undefined,
    ]);
  });

  it('bounds a name', () => {
    expect([nameFault(' '), nameFault('王'.repeat(41)), nameFault('王'.repeat(40))]).toEqual([
      'account.name_required',
      'account.name_long',
      undefined,
    ]);
  });

  it('asks for six digits of a code', () => {
    expect([codeFault(' '), codeFault('12345'), codeFault('12345a'), codeFault('123456 ')]).toEqual([
      'account.code_required',
      'account.code_wrong',
      'account.code_wrong',
      undefined,
    ]);
    expect(missing('account.captcha_required')('  ')).toBe('account.captcha_required');
    expect([agreedFault(false), agreedFault(true)]).toEqual(['account.agreement_required', undefined]);
    expect([repeatFault('a', { password: 'b' }), repeatFault('a', { password: 'a' })]).toEqual(['account.password_repeat', undefined]);
  });
});

const placed = (errorCode: string, fields: string[]) => placeOf(refused(errorCode), fields, accountPlaces, 'zh').field;

describe('a refusal', () => {
  const fields = ['mobile', 'password', 'captcha'];

  it('stands beside the field it speaks of', () => {
    expect(placed('account.captcha_wrong', fields)).toBe('captcha');
    expect(placed('account.sign_in_wrong', fields)).toBe('password');
    expect(placed('account.sign_in_wrong', ['oldPassword', 'password'])).toBe('oldPassword');
    expect(placed('account.password_same', ['oldPassword', 'password'])).toBe('password');
  });

  it('stands over the form when it speaks of none of its fields', () => {
    expect(placed('account.sign_in_locked', fields)).toBe('root');
    expect(placed('account.code_wrong', fields)).toBe('root');
  });
});
