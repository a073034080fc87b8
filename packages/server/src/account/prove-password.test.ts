import { expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, freshMobile, testPassword } from '../testing/test-member.ts';
import { testVisitor as visitor } from '../testing/test-visitor.ts';
import { provePassword } from './prove-password.ts';
import { captchaKey } from './spend-captcha.ts';

const server = testApp();
const steps = accountSteps(server);

/** How long a refusal takes, and which it is. */
const refusalOf = async (mobile: string, password: string) => {
  await server.house.memory.set(captchaKey('sign_in', 'uuid-of-test'), 'AAAA', 1000);
  const start = performance.now();
  const code = await provePassword(server.house, visitor, { mobile, captcha: 'AAAA', uuid: 'uuid-of-test', password }).then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
  return { code, ms: performance.now() - start };
};

const measure = async (times: number[], who: string, password: string) => {
  const { code, ms } = await refusalOf(who, password);
  expect(code).toBe('account.sign_in_wrong');
  times.push(ms);
};

test('an unknown mobile and an unreadable password are refused like a wrong password, and take as long', async () => {
  const { mobile } = await addMember(server.house.db);
  const wrong = steps.seal('Wrong@2026demo');
  const known: number[] = [];
  const unknown: number[] = [];
  const unreadable: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await server.house.memory.remove(`sign-in:mobile:${mobile}`);
    await measure(known, mobile, wrong);
    await measure(unknown, freshMobile(), wrong);
    await measure(unreadable, freshMobile(), '04ff');
  }
  // The quickest of each, because a busy machine only ever adds time. Hashing is nearly all of it.
  for (const times of [unknown, unreadable]) expect(Math.min(...times)).toBeGreaterThan(Math.min(...known) * 0.6);
});

test('the right password proves it', async () => {
  const { mobile, id } = await addMember(server.house.db);
  await server.house.memory.set(captchaKey('sign_in', 'uuid-of-test'), 'AAAA', 1000);
  const claim = { mobile, captcha: 'AAAA', uuid: 'uuid-of-test', password: steps.seal(testPassword) };
  expect(await provePassword(server.house, visitor, claim)).toMatchObject({ member: { id }, password: testPassword });
});

test('of many guesses made at once, five are checked', async () => {
  const { mobile } = await addMember(server.house.db);
  const wrong = steps.seal('Wrong@2026demo');
  const guess = async (uuid: string) => {
    await server.house.memory.set(captchaKey('sign_in', uuid), 'AAAA', 5000);
    return provePassword(server.house, visitor, { mobile, captcha: 'AAAA', uuid, password: wrong }).catch(
      (error: { code: string }) => error.code,
    );
  };
  const codes = await Promise.all(Array.from({ length: 15 }, (_, at) => guess(`uuid-of-guess-${at}`)));
  expect(codes.filter((code) => code === 'account.sign_in_wrong')).toHaveLength(5);
  expect(codes.filter((code) => code === 'account.sign_in_locked')).toHaveLength(10);
});
