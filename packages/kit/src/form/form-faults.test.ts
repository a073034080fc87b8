import { CallError } from '@mall/client/call-error.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { describe, expect, it } from 'vitest';
import { faultNames, faultText, placeOf } from './form-faults.ts';

const refused = (errorCode: string) => new CallError({ kind: 'refused', code: 505, msg: '服务器的话', errorCode });
const text = (fault: { type?: string; message?: string } | undefined, language: 'zh' | 'en' = 'zh') =>
  faultText(fault, accountErrors, language, '填写有误');

describe('the words of a fault', () => {
  it('are the same that the server says, in the language of the reader', () => {
    expect(text({ message: 'account.mobile_required' })).toBe('请输入手机号码');
    expect(text({ message: 'account.mobile_required' }, 'en')).toBe('Please enter your mobile number');
  });

  it('stay as they are when the server said them', () => {
    expect(text({ type: 'server', message: '失败次数过多，请15分钟后再试' }, 'en')).toBe('失败次数过多，请15分钟后再试');
    expect(text(undefined)).toBeUndefined();
  });

  it('are of a list those of the first field that is wrong in it', () => {
    const fault = { type: 'custom', message: 'account.mobile_required' };
    expect(text([undefined, { type: fault, name: { type: 'custom', message: 'x' } }] as never)).toBe('请输入手机号码');
  });

  it('are no English of a library, where a rule has no code', () => {
    expect(text({ message: 'Invalid input: expected string' })).toBe('填写有误');
    expect(text({ message: 'toString' })).toBe('填写有误');
  });
});

describe('a refusal', () => {
  const places = { 'account.password': ['password'], 'account.password_old': ['oldPassword', 'password'], 'account.captcha': ['captcha'] };
  const place = (error: unknown, fields: string[]) => placeOf(error, fields, places, 'en');

  it('stands beside the field it speaks of, the longest beginning of its code first', () => {
    expect(place(refused('account.captcha_wrong'), ['mobile', 'captcha'])).toEqual({ field: 'captcha', message: '服务器的话' });
    expect(place(refused('account.password_old'), ['oldPassword', 'password']).field).toBe('oldPassword');
    expect(place(refused('account.password_old'), ['password']).field).toBe('password');
    expect(place(refused('account.password_same'), ['oldPassword', 'password']).field).toBe('password');
  });

  it('stands over the form when it speaks of none of its fields, whoever it is', () => {
    expect(place(refused('account.sign_in_locked'), ['mobile']).field).toBe('root');
    expect(place(refused('account.captcha_wrong'), ['mobile']).field).toBe('root');
  });

  it('says without a network that nothing typed is lost, and never advises to load the page anew', () => {
    for (const error of [new Error('boom'), new CallError({ kind: 'network', code: 0, msg: 'please refresh' })]) {
      const { field, message } = place(error, ['mobile']);
      expect([field, message]).toEqual(['root', expect.stringMatching(/network is gone.*still here/)]);
      expect(message).not.toMatch(/refresh/i);
    }
  });
});

it('names what is wrong in a list by its place, so that the focus finds it', () => {
  const wrong = { type: 'invalid_type', message: 'inquiry.price_wrong' };
  expect(faultNames({ payTerms: wrong, lines: [undefined, { price: wrong, days: wrong }] })).toEqual([
    'payTerms',
    'lines',
    'lines.1',
    'lines.1.price',
    'lines.1.days',
  ]);
});
