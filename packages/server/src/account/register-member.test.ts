import { accountApi } from '@mall/contract/account/account.api.ts';
import { decodeText } from '@mall/contract/wire/base64-text.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, freshMobile, testPassword } from '../testing/test-member.ts';

const server = testApp();
const steps = accountSteps(server);

const register = (
  memberMobile: string,
  change: { memberName?: string; password?: string; checkValidCode?: string; accountType?: 1 | 2; uuid?: string } = {},
) =>
  server.call(accountApi.register, {
    body: {
      memberName: change.memberName ?? '张三',
      memberMobile,
      checkValidCode: change.checkValidCode ?? steps.codeFor(memberMobile),
      password: steps.seal(change.password ?? testPassword),
      accountType: change.accountType ?? 1,
      agreed: true,
      ...(change.uuid !== undefined && { uuid: change.uuid }),
    },
  });

describe('registering', () => {
  test('makes a member who can sign in', async () => {
    const mobile = freshMobile();
    expect((await server.call(accountApi.checkMobile, { body: { memberMobile: mobile } })).data).toEqual({ free: true });
    await steps.sendRegisterCode(mobile);
    expect(await register(mobile, { accountType: 2 })).toMatchObject({ code: 200, data: null });
    expect((await server.call(accountApi.checkMobile, { body: { memberMobile: mobile } })).data).toEqual({ free: false });
    expect((await steps.signIn(mobile)).code).toBe(200);
    const { rows } = await server.house.db.execute(
      sql`select member_name, account_type, audience, company_id,
        array(select r.key from member_role h join role r on r.id = h.role_id where h.member_id = member.id) as roles from member where mobile = ${mobile}`,
    );
    // An enterprise that has no company yet buys and certifies.
    expect(rows).toEqual([{ member_name: '张三', account_type: 2, audience: 'buyer', company_id: null, roles: ['company_founder'] }]);
  });

  test('signs the new member in when the request has a number, and answers to that number', async () => {
    const mobile = freshMobile();
    await steps.sendRegisterCode(mobile);
    const uuid = '17630000000001234567890';
    const { code, data } = await register(mobile, { uuid });
    const answer = JSON.parse(decodeText(String(data)) ?? '') as { token: string; uuid: string };
    expect([code, answer.uuid]).toEqual([200, uuid]);
    const home = await server.call(accountApi.devices, {}, { token: answer.token });
    expect(home).toMatchObject({ code: 200, data: [{ current: true }] });
  });

  test('says which rule a password breaks, and keeps the code for the next try', async () => {
    const mobile = freshMobile();
    await steps.sendRegisterCode(mobile);
    expect((await register(mobile, { password: 'short' })).msg).toBe('请输入10-20位字符，包含数字、大小写字母以及特殊字符');
    expect((await register(mobile, { memberName: 'Mall', password: testPassword })).msg).toBe('密码中不能包含用户名');
    expect((await register(mobile, { password: `Aa!${mobile}` })).msg).toBe('密码中不能包含手机号');
    expect((await register(mobile)).code).toBe(200);
  });

  test('refuses a wrong code', async () => {
    const mobile = freshMobile();
    await steps.sendRegisterCode(mobile);
    expect((await register(mobile, { checkValidCode: steps.codeFor(mobile) === '000000' ? '000001' : '000000' })).errorCode).toBe(
      'account.code_wrong',
    );
  });

  test('refuses a mobile that is taken, before a text is sent', async () => {
    const { mobile } = await addMember(server.house.db);
    expect((await steps.sendRegisterCode(mobile)).errorCode).toBe('account.mobile_taken');
    expect(server.sms.some((sms) => sms.mobile === mobile)).toBe(false);
  });

  test('makes one member of two requests at once', async () => {
    const mobile = freshMobile();
    await steps.sendRegisterCode(mobile);
    const answers = await Promise.all([register(mobile), register(mobile), register(mobile)]);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const { rows } = await server.house.db.execute(sql`select 1 from member where mobile = ${mobile}`);
    expect(rows).toHaveLength(1);
  });

  test('refuses a mobile that was registered between the text and the form', async () => {
    const mobile = freshMobile();
    await steps.sendRegisterCode(mobile);
    await addMember(server.house.db, { mobile });
    expect(await register(mobile)).toMatchObject({ code: 505, errorCode: 'account.mobile_taken', msg: '该手机号已注册，请直接登录' });
  });

  test('wants the agreement, and nothing it did not ask for', async () => {
    const body = {
      memberName: '张三',
      memberMobile: freshMobile(),
      checkValidCode: '123456',
      password: steps.seal(testPassword),
      accountType: 1,
    };
    const sent = (extra: object) => server.call(accountApi.register, { body: { ...body, ...extra } as never });
    expect((await sent({ agreed: false })).errorCode).toBe('account.agreement_required');
    expect((await sent({ agreed: true, companyId: '1' })).errorCode).toBe('kernel.unknown_field');
    expect((await sent({ agreed: true, audience: 'operator' })).errorCode).toBe('kernel.unknown_field');
  });

  test('does not let one address ask about a whole country', async () => {
    const body = { memberMobile: '13500000000' };
    const answers = await Promise.all(Array.from({ length: 101 }, () => server.call(accountApi.checkMobile, { body })));
    expect(answers.filter((answer) => answer.code === 429).length).toBeGreaterThan(0);
  });
});
