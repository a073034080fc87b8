import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword, typeCaptcha } from './account-steps.ts';
import { journeysFolder, keepSession, mayShareSession, takeUpSession } from './kept-sessions.ts';
import { mallAddress } from './open-page.ts';

type Site = 'seller' | 'operations';

/** Journeys run beside each other in processes of their own: whoever makes the folder of a code has it. */
const takeCode = (mobile: string, code: string): boolean => {
  try {
    mkdirSync(join(journeysFolder(), `code-${mobile}-${code}`));
    return true;
  } catch {
    return false;
  }
};

/** What an authenticator of the demo shows. Codes open once: when the last one was used, the next is waited for. */
export const freshCode = async (mobile: string): Promise<string> => {
  const read = async () => {
    const answer = await fetch(`${mallAddress()}/sandbox/authenticator`, { headers: { accept: 'application/json' } });
    const codes = (await answer.json()) as { mobile: string; code: string }[];
    return codes.find((one) => one.mobile === mobile)?.code ?? '';
  };
  let code = '';
  const take = async () => takeCode(mobile, (code = await read()));
  await expect.poll(take, { timeout: 100_000, interval: 500 }).toBe(true);
  return code;
};

/** Fills in the first step of a door behind the counter and sends it: on the page that is shown, or on the door's own. */
export const knock = async (page: Page, site: Site, mobile: string, password = demoPassword): Promise<void> => {
  if (!page.url().includes(`/${site}/#/login`)) await page.goto(`/${site}/#/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '下一步' }).click();
};

const arrive = (page: Page) => page.getByRole('navigation', { name: '导航' }).waitFor();

/** A page that has shown nothing yet may continue the session of another journey; `enter` is the way in for all others. */
const enterSite = async (page: Page, site: Site, mobile: string, enter: () => Promise<void>): Promise<void> => {
  const shared = mayShareSession(page, mobile);
  if (shared && (await takeUpSession(page, site, mobile))) {
    await page.goto(`/${site}/#/`);
    return arrive(page);
  }
  await enter();
  await arrive(page);
  if (shared) await keepSession(page, site, mobile);
};

/** Into a session of its own. */
export const enterSellerAnew = async (page: Page, mobile: string): Promise<void> => {
  await knock(page, 'seller', mobile);
  await arrive(page);
};

export const enterSeller = (page: Page, mobile: string): Promise<void> =>
  enterSite(page, 'seller', mobile, () => knock(page, 'seller', mobile));

export const giveCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: '动态码' }).fill(code);
  await page.getByRole('button', { name: '验证并进入' }).click();
};

/** With both steps. */
const knockTwice = async (page: Page, mobile: string): Promise<void> => {
  await knock(page, 'operations', mobile);
  await page.getByRole('heading', { name: '输入动态码' }).waitFor();
  await giveCode(page, await freshCode(mobile));
};

export const enterOperations = (page: Page, mobile = '13700000001'): Promise<void> =>
  enterSite(page, 'operations', mobile, () => knockTwice(page, mobile));
