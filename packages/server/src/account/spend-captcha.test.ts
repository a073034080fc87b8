import { captchaSeconds } from '@mall/contract/account/account.rules.ts';
import { describe, expect, test } from 'vitest';
import { processMemory } from '../kernel/memory.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { peekCaptcha } from './peek-captcha.ts';
import { spendCaptcha } from './spend-captcha.ts';

const issued = async (purpose: 'sign_in' | 'register' = 'sign_in') => {
  const clock = { now: 0 };
  const memory = processMemory(() => clock.now);
  await issueCaptcha(memory, purpose, 'one');
  return { clock, memory, answer: (await peekCaptcha(memory, 'one')) ?? '' };
};

describe('a captcha', () => {
  test('has four characters that cannot be taken for another', async () => {
    for (let round = 0; round < 50; round += 1) expect((await issued()).answer).toMatch(/^[ACDEFHJKMNPRTVWXY34679]{4}$/);
  });

  test('is read in any case, and with a blank around it', async () => {
    const { memory, answer } = await issued();
    expect(await spendCaptcha(memory, 'sign_in', 'one', ` ${answer.toLowerCase()} `)).toBe(true);
  });

  test('is good once', async () => {
    const { memory, answer } = await issued();
    expect(await spendCaptcha(memory, 'sign_in', 'one', answer)).toBe(true);
    expect(await spendCaptcha(memory, 'sign_in', 'one', answer)).toBe(false);
  });

  test('is gone after a wrong answer', async () => {
    const { memory, answer } = await issued();
    expect(await spendCaptcha(memory, 'sign_in', 'one', 'none')).toBe(false);
    expect(await spendCaptcha(memory, 'sign_in', 'one', answer)).toBe(false);
  });

  test('lasts 120 seconds', async () => {
    const inTime = await issued();
    inTime.clock.now = captchaSeconds * 1000 - 1;
    expect(await spendCaptcha(inTime.memory, 'sign_in', 'one', inTime.answer)).toBe(true);
    const late = await issued();
    late.clock.now = captchaSeconds * 1000;
    expect(await spendCaptcha(late.memory, 'sign_in', 'one', late.answer)).toBe(false);
  });

  test('serves its purpose alone, and trying another leaves it', async () => {
    const { memory, answer } = await issued('register');
    expect(await spendCaptcha(memory, 'sign_in', 'one', answer)).toBe(false);
    expect(await spendCaptcha(memory, 'slider', 'one', answer)).toBe(false);
    expect(await spendCaptcha(memory, 'register', 'one', answer)).toBe(true);
  });

  test('is replaced by a new picture under the same uuid', async () => {
    const { memory, answer } = await issued();
    let next = answer;
    while (next === answer) {
      await issueCaptcha(memory, 'sign_in', 'one');
      next = (await peekCaptcha(memory, 'one')) ?? '';
    }
    expect(await spendCaptcha(memory, 'sign_in', 'one', answer)).toBe(false);
  });
});
