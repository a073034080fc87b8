import { describe, expect, test } from 'vitest';
import { errorTable } from '../errors.ts';
import { Mobile, makeUuid, passwordFault } from './account.rules.ts';

const said = (password: string, about = {}) => {
  const fault = passwordFault(password, about);
  return fault && errorTable[fault].words.zh;
};

describe('a mobile number', () => {
  test.each(['13800000001', '19999999999'])('%s is one', (mobile) => expect(Mobile.safeParse(mobile).success).toBe(true));
  test.each(['12800000001', '23800000001', '1380000000', '138000000011', '1380000000a', ' 13800000001', '１３８００００００００１'])(
    '%s is none',
    (mobile) => expect(Mobile.safeParse(mobile).error?.issues[0]?.message).toBe('account.mobile_wrong'),
  );
  test('is asked for when it is missing', () => expect(Mobile.safeParse('').error?.issues[0]?.message).toBe('account.mobile_required'));
});

describe('a password', () => {
  test('is asked for when it is empty', () => expect(said('')).toBe('请输入密码'));

  test.each(['Aa1!aaaaa', `Aa1!${'a'.repeat(17)}`, 'aa1!aaaaaa', 'AA1!AAAAAA', 'Aaa!aaaaaa', 'Aa11aaaaaa', 'Aa1 aaaaaa'])(
    '%s breaks the format',
    (password) => expect(said(password)).toBe('请输入10-20位字符，包含数字、大小写字母以及特殊字符'),
  );

  test.each(['Aa1!aaaaaa', `Aa1!${'a'.repeat(16)}`, 'Mall@2026demo', 'Aa1￥电力电力电力'])('%s keeps the format', (password) =>
    expect(said(password)).toBeUndefined(),
  );

  test('differs from the old one', () => expect(said('Mall@2026demo', { oldPassword: 'Mall@2026demo' })).toBe('新密码与旧密码不能一样'));

  test('does not hold the member name, in whatever case', () =>
    expect(said('Mall@2026demo', { memberName: 'mall' })).toBe('密码中不能包含用户名'));

  test('does not hold the mobile', () => expect(said('Aa!13800000001', { mobile: '13800000001' })).toBe('密码中不能包含手机号'));

  test('hears of one rule at a time, in a fixed order', () => {
    const about = { oldPassword: 'short', memberName: 'short', mobile: '13800000001' };
    expect(said('short', about)).toContain('10-20');
    expect(said('Aa!13800000001', { ...about, oldPassword: 'Aa!13800000001', memberName: 'aa' })).toBe('新密码与旧密码不能一样');
  });
});

test('a uuid is the time and ten digits', () => {
  expect(makeUuid(1_750_000_000_000)).toMatch(/^1750000000000\d{10}$/);
  expect(new Set(Array.from({ length: 200 }, () => makeUuid())).size).toBe(200);
});
