import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword, typeCaptcha } from './account-steps.ts';
import { mallAddress } from './open-page.ts';

type Site = 'seller' | 'operations';

/** Journeys run beside each other in processes of their own: whoever makes the folder of a code has it. */
const takeCode = (mobile: string, code: string): boolean => {
  try {
    mkdirSync(join(tmpdir(), `mall-code-${new URL(mallAddress()).port}-${mobile}-${code}`));
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

export const enterSeller = async (page: Page, mobile: string, password = demoPassword): Promise<void> => {
  await knock(page, 'seller', mobile, password);
  await arrive(page);
};

export const giveCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: '动态码' }).fill(code);
  await page.getByRole('button', { name: '验证并进入' }).click();
};

/** With both steps. */
export const enterOperations = async (page: Page, mobile = '13700000001'): Promise<void> => {
  await knock(page, 'operations', mobile);
  await page.getByRole('heading', { name: '输入动态码' }).waitFor();
  await giveCode(page, await freshCode(mobile));
  await arrive(page);
};
