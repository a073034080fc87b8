import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mallAddress } from './open-page.ts';

export const demoPassword = 'Mall@2026demo';

/** A mobile that no other journey uses. */
export const freshMobile = (): string => `19${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

const askSandbox = async <T>(path: string): Promise<T | undefined> => {
  const answer = await fetch(`${mallAddress()}/sandbox${path}`, { headers: { accept: 'application/json' } });
  return answer.ok ? ((await answer.json()) as T) : undefined;
};

/** What a pair of eyes reads in the picture, or where they see the hole of the puzzle. */
export const captchaAnswer = async (uuid: string): Promise<string> => {
  const read = () => askSandbox<{ answer: string }>(`/captcha/${uuid}`);
  await expect.poll(read).toBeDefined();
  return (await read())?.answer ?? '';
};

const pictureUuid = async (page: Page): Promise<string> => {
  const source = await page.getByRole('button', { name: '看不清，换一张' }).locator('img').getAttribute('src');
  return new URL(source ?? '', mallAddress()).searchParams.get('uuid') ?? '';
};

export const typeCaptcha = async (page: Page): Promise<void> => {
  await page.getByLabel('图形验证码').fill(await captchaAnswer(await pictureUuid(page)));
};

/** The code of the last text to this mobile that has one. */
export const smsCode = async (mobile: string): Promise<string> => {
  const read = async () => {
    const texts = await askSandbox<{ text: string }[]>(`/sms?mobile=${mobile}`);
    // A buyer is texted about his orders too.
    return /验证码(\d{6})/.exec(texts?.find(({ text }) => text.includes('验证码'))?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
};

export const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: '已阅读并同意用户服务协议与隐私政策' }).check();

/** Fills the form of the registration page and sends it. */
export const register = async (page: Page, mobile: string, name = '江小鱼'): Promise<void> => {
  if (!page.url().includes('/register')) await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('手机号').fill(mobile);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送，请查收短信').waitFor();
  await page.getByLabel('短信验证码').fill(await smsCode(mobile));
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByLabel('确认密码').fill(demoPassword);
  await agree(page);
  await page.getByRole('button', { name: '同意协议并注册' }).click();
  await page.waitForURL('**/successRegister**');
};

/** Fills the form of the sign-in page and sends it; whether it lets in is the journey's business. */
export const sendPassword = async (page: Page, mobile: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await typeCaptcha(page);
  await agree(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
};

/** Signs in on the page that is shown, or on the sign-in page when none is. */
export const signIn = async (page: Page, mobile: string, password = demoPassword): Promise<void> => {
  if (!page.url().includes('/login')) await page.goto('/login?notBack=1');
  await sendPassword(page, mobile, password);
  // Arrived is enough: on a busy machine the pictures of the next page may take longer than a test waits.
  await page
    .waitForURL((url) => url.pathname !== '/login', { waitUntil: 'commit' })
    .catch(async (error: Error) => {
      throw new Error(`${error.message}\nthe sign-in page says: ${await page.getByRole('main').innerText()}`);
    });
};

/** Drags the piece of the puzzle with the mouse: quickly at first, pixel by pixel at the end. */
export const dragTo = async (handle: Locator, place: number): Promise<void> => {
  const { mouse } = handle.page();
  const box = (await handle.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const y = box.y + box.height / 2;
  const left = async () => place - Number(await handle.inputValue());
  let x = box.x + 12;
  await mouse.move(x, y);
  await mouse.down();
  for (let far = await left(); far >= 1; far = await left()) await mouse.move((x += far > 20 ? 9 : 1), y);
  await mouse.up();
};

/** Moves the piece of the puzzle with the keys: strides first, then steps. */
export const pressTo = async (handle: Locator, place: number): Promise<void> => {
  await handle.focus();
  let at = 0;
  for (; place - at >= 20; at += 20) await handle.press('Shift+ArrowRight', { delay: 30 });
  for (; place - at >= 1; at += 2) await handle.press('ArrowRight', { delay: 30 });
};
