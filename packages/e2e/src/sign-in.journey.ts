import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { agree, captchaAnswer, demoPassword, dragTo, pressTo, sendPassword, signIn, smsCode, typeCaptcha } from './account-steps.ts';
import { openPage } from './open-page.ts';

it('says what is missing, field by field', async () => {
  const page = await openPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  for (const words of ['请输入手机号码', '请输入密码', '请输入图形验证码', '请先阅读并同意用户协议']) await page.getByText(words).waitFor();
  await page.getByLabel('手机号').and(page.locator(':focus')).waitFor();
});

it('keeps what was typed when the captcha is wrong, and says which of the two is wrong', async () => {
  const page = await openPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('手机号').fill('13800000001');
  await page.getByLabel('密码', { exact: true }).fill('Wrong@2026demo');
  await page.getByLabel('图形验证码').fill('zzzz');
  await agree(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('图形验证码错误或已过期').waitFor();
  expect(await page.getByLabel('手机号').inputValue()).toBe('13800000001');
  expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('Wrong@2026demo');

  await typeCaptcha(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('手机号或密码错误').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

it('signs in by SMS; a code can be asked for with number and captcha, and again after 60 s', async () => {
  const page = await openPage();
  const mobile = '13800000004';
  await page.goto('/login?notBack=1', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: '短信登录' }).click();
  const send = page.getByRole('button', { name: '获取验证码' });
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('手机号').fill(mobile.slice(0, 10));
  await typeCaptcha(page);
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('手机号').fill(mobile);
  await send.click();
  const again = page.getByRole('button', { name: /秒后重发/ });
  await again.waitFor();
  expect(await again.isDisabled()).toBe(true);
  const left = Number(/\d+/.exec(await again.innerText())?.[0]);
  expect(left).toBeGreaterThan(50);
  expect(left).toBeLessThanOrEqual(60);
  await expect.poll(async () => Number(/\d+/.exec(await again.innerText())?.[0]), { timeout: 5000 }).toBeLessThan(left);
  await page.getByLabel('短信验证码').fill(await smsCode(mobile));
  await agree(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('region', { name: '账户与服务' }).getByRole('link', { name: '周望舒' }).waitFor();
});

const openPuzzle = async (page: Page) => {
  const asked = page.waitForResponse((answer) => answer.url().includes('/auth/slider?'));
  await page.getByRole('button', { name: '请点击按钮验证图形验证码' }).click();
  const uuid = new URL((await asked).url()).searchParams.get('uuid') ?? '';
  return { handle: page.getByRole('slider', { name: '拼图位置' }), hole: Number(await captchaAnswer(uuid)) };
};

it('takes a puzzle that was solved with the mouse, and not a click beside the handle', async () => {
  const page = await openPage();
  await page.goto('/forgotPassword', { waitUntil: 'networkidle' });
  const { handle, hole } = await openPuzzle(page);
  const box = (await handle.boundingBox()) ?? { width: 0, height: 0 };
  await handle.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await handle.press('Home');
  await dragTo(handle, hole);
  await page.getByText('验证通过').waitFor();
});

it('sets a new password after the puzzle and the SMS', async () => {
  const page = await openPage();
  // No other journey signs in as this one, whose password is another afterwards.
  const mobile = '13800000019';
  const password = 'Another@2027x';
  await page.goto('/forgotPassword', { waitUntil: 'networkidle' });
  await page.getByLabel('手机号').fill(mobile);
  const { handle, hole } = await openPuzzle(page);
  await pressTo(handle, hole);
  await handle.press('Enter');
  await page.getByText('验证通过').waitFor();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送，请查收短信').waitFor();
  await page.getByLabel('短信验证码').fill(await smsCode(mobile));
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL('**/resetPasswords');
  await page.getByLabel('新密码').fill(password);
  await page.getByLabel('确认密码').fill(password);
  await page.getByRole('button', { name: '确认修改' }).click();
  await page.getByRole('link', { name: '立即登录' }).click();
  await page.waitForURL('**/login**');
  await sendPassword(page, mobile, demoPassword);
  await page.getByText('手机号或密码错误').waitFor();
  await signIn(page, mobile, password);
  expect(new URL(page.url()).pathname).toBe('/');
});
