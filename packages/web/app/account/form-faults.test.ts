import { CallError } from '@mall/client/call-error.ts';
import { describe, expect, it } from 'vitest';
import { codeFault, faultText, missing, mobileFault, nameFault, placeOf, plainMobile } from './form-faults.ts';

const refused = (errorCode: string) => new CallError({ kind: 'refused', code: 505, msg: '服务器的话', errorCode });

describe('the words of a fault', () => {
  it('are the same that the server says, in the language of the reader', () => {
    expect(faultText('account.mobile_required', 'zh')).toBe('请输入手机号码');
    expect(faultText('account.mobile_required', 'en')).toBe('Please enter your mobile number');
  });

  it('stay as they are when the server said them', () => {
    expect(faultText('失败次数过多，请15分钟后再试', 'ru')).toBe('失败次数过多，请15分钟后再试');
    expect(faultText(undefined, 'zh')).toBeUndefined();
    expect(faultText('toString', 'zh')).toBe('toString');
  });
});

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
  });
});

describe('a refusal', () => {
  const fields = ['mobile', 'password', 'captcha'] as const;

  it('stands beside the field it speaks of', () => {
    expect(placeOf(refused('account.captcha_wrong'), fields, 'zh')).toEqual({ field: 'captcha', message: '服务器的话' });
    expect(placeOf(refused('account.sign_in_wrong'), fields, 'zh').field).toBe('password');
    expect(placeOf(refused('account.sign_in_wrong'), ['oldPassword', 'password'], 'zh').field).toBe('oldPassword');
    expect(placeOf(refused('account.password_same'), ['oldPassword', 'password'], 'zh').field).toBe('password');
  });

  it('stands over the form when it speaks of none of its fields', () => {
    expect(placeOf(refused('account.sign_in_locked'), fields, 'zh').field).toBe('root');
    expect(placeOf(refused('account.code_wrong'), fields, 'zh').field).toBe('root');
    expect(placeOf(new Error('boom'), fields, 'en')).toEqual({
      field: 'root',
      message: 'The request failed, please refresh and try again',
    });
  });
});
