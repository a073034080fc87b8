import { languageAddress } from '@mall/contract/kernel/language-address.ts';
import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

it('leads to the cross-border zone in the language chosen, and stays Chinese elsewhere', async () => {
  const page = await openPage({ expected: [/404 \(Not Found\)/] });
  await page.goto('/', { waitUntil: 'networkidle' });
  const language = () => page.locator('html').getAttribute('lang');
  expect(await language()).toBe('zh-CN');
  await page.getByRole('button', { name: '语言: 中文' }).click();
  await page.getByRole('list', { name: '语言' }).getByRole('button', { name: 'English' }).click();
  // The zone's own page, or the home page that speaks the language until it stands.
  await page.waitForURL(/\/(internation|index1)$/);
  await expect.poll(language).toMatch(/^en/);
  await page.goto('/');
  expect(await language()).toBe('zh-CN');
});

it('keeps a language that came by the address for the visit, also through sign-in', async () => {
  const page = await openPage();
  const languageAt = async (address: string) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    return page.locator('html').getAttribute('lang');
  };
  expect(await languageAt(languageAddress('/internation', 'ru'))).toBe('ru');
  expect(await languageAt('/index1')).toBe('ru');
  expect(await languageAt('/newInquiry')).toBe('ru');
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await languageAt('/')).toBe('zh-CN');
});
