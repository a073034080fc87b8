import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { tokenCookies } from '@mall/contract/wire/cookies.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { mallAddress } from './open-page.ts';

type Site = keyof typeof tokenCookies;
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What journeys, which run in processes of their own, leave for each other. */
export const journeysFolder = (): string => process.env['JOURNEYS_FOLDER'] ?? '';

const fileOf = (site: Site, mobile: string): string => join(journeysFolder(), `session-${site}-${mobile}.json`);

const readKept = (site: Site, mobile: string): Cookies => {
  try {
    return JSON.parse(readFileSync(fileOf(site, mobile), 'utf8')) as Cookies;
  } catch {
    return [];
  }
};

/** Another journey may have ended it. */
const isOpen = async (site: Site, cookies: Cookies): Promise<boolean> => {
  const token = cookies.find(({ name }) => name === tokenCookies[site])?.value ?? '';
  const answer = await fetch(`${mallAddress()}/api${accountApi.permissions.path}`, {
    headers: { authorization: decodeURIComponent(token), cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  return ((await answer.json()) as { code: number }).code === 200;
};

/** People of the demo; whoever a journey registers belongs to it alone. */
const isOfDemo = (mobile: string): boolean => mobile.startsWith('13');

/** What a page has seen already belongs to a journey that signs in by itself. */
export const mayShareSession = (page: Page, mobile: string): boolean => isOfDemo(mobile) && page.url() === 'about:blank';

/** Continues a session that another journey has opened: an account need not come through the door once for each test that only has to be inside. */
export const takeUpSession = async (page: Page, site: Site, mobile: string): Promise<boolean> => {
  const cookies = readKept(site, mobile);
  if (cookies.length === 0 || !(await isOpen(site, cookies))) return false;
  await page.context().addCookies(cookies);
  return true;
};

/** Only what the session is made of: the rest of what a browser keeps belongs to its journey. */
export const keepSession = async (page: Page, site: Site, mobile: string): Promise<void> => {
  const cookies = await page.context().cookies();
  const own = cookies.filter(({ name }) => name === tokenCookies[site] || name.endsWith('companion'));
  const fresh = `${fileOf(site, mobile)}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(own));
  renameSync(fresh, fileOf(site, mobile));
};
