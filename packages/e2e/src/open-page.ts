import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core';
import { afterAll, expect, onTestFinished } from 'vitest';
import { joinBrowser, otherName } from './browser.ts';

export const mallAddress = (): string => process.env['MALL_ADDRESS'] ?? '';

type Options = BrowserContextOptions & {
  /** Faults that the journey itself causes, or that it is about. */
  expected?: readonly RegExp[];
};

/** On a busy machine a page takes its time; what never comes fails all the same. */
const patience = 30_000;
const desktop = { width: 1366, height: 900 };

/** A request that the page itself gave up, by leaving or by asking anew, is no fault. */
const gaveUp = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

const isOutside = (url: string): boolean => url.startsWith('http') && !['127.0.0.1', otherName].includes(new URL(url).hostname);

const listen = (page: Page, faults: string[]) => {
  waitUntilAwake(page);
  page.on('pageerror', (error) => faults.push(`page error: ${error.message} ${error.stack ?? ''}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    if (isOutside(request.url())) faults.push(`outside this machine: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (!gaveUp(request)) faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
};

/** What is pressed before React has taken a page over leads where its link says and no further. */
const isAwake = `!document.querySelector('script[data-preload]') || ['header input', 'main button', 'main a'].every((which) => {
  const element = document.querySelector(which);
  return element === null || Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
})`;

/**
 * A page that is waited for until the network rests is one that somebody uses: by then it is awake. An address that differs in what stands
 * behind # loads nothing, so that nothing would be waited for: it is loaded anew.
 */
const waitUntilAwake = (page: Page) => {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const loaded = await goto(address, options);
    if (options?.waitUntil !== 'networkidle') return loaded;
    const answer = loaded ?? (await page.reload(options));
    // Asked from outside, because the pages' policy lets nothing be evaluated in them.
    for (let tries = 0; tries < 200 && !(await page.evaluate(isAwake)); tries += 1) await sleep(50);
    return answer;
  };
};

const openContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const browser = await joinBrowser();
  const context = await browser.newContext({ baseURL: mallAddress(), locale: 'zh-CN', viewport: desktop, ...options });
  context.setDefaultTimeout(patience);
  return context;
};

const requireSound = (faults: readonly string[], expected: readonly RegExp[]) =>
  expect(
    faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    'faults in the page',
  ).toEqual([]);

/** Of a journey that failed somewhere else, this is all that one sees. */
const tellWhatIsShown = async (context: BrowserContext) => {
  for (const page of context.pages()) {
    const shown = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
    process.stderr.write(`${page.url()} showed: ${shown.replace(/\s+/g, ' ').slice(0, 1500)}\n`);
  }
};

/** The browser may wait for ever on closing a page that is on its way. */
const closeSoon = (open: Page | BrowserContext): Promise<unknown> =>
  Promise.race([open.close(), sleep(patience, undefined, { ref: false })]);

/** A page that was sent somewhere arrives there first. */
const closePage = async (page: Page) => {
  await page.waitForLoadState('load', { timeout: patience }).catch(() => {});
  await closeSoon(page);
};

const tellAndClose = async (reader: Promise<BrowserContext> | undefined) => {
  const context = await reader;
  if (!context) return;
  await tellWhatIsShown(context);
  await context.close();
};

/**
 * A page in a context of its own, closed when the test is over. It never leaves this machine, and whatever goes wrong in it, in the
 * console or on the wire, fails the test.
 */
export const openPage = async ({ expected = [], ...options }: Options = {}): Promise<Page> => {
  const context = await openContext(options);
  const faults: string[] = [];
  context.on('page', (page) => listen(page, faults));
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(context);
    await closeSoon(context);
    requireSound(faults, expected);
  });
  return page;
};

/**
 * Pages of one reader, for tests that only look: they share what the browser keeps, cookies too, so that none of them loads every script anew.
 * `prepare` has the first page to itself, to sign in for example.
 */
export const sharedReader = (prepare: (page: Page) => Promise<void> = async () => {}) => {
  let reader: Promise<BrowserContext> | undefined;
  const open = async () => {
    const context = await openContext();
    const page = await context.newPage();
    await prepare(page);
    await closePage(page);
    return context;
  };
  afterAll(async () => reader && closeSoon(await reader));
  return async ({ expected = [] }: Pick<Options, 'expected'> = {}): Promise<Page> => {
    reader ??= open();
    const page = await (await reader).newPage();
    const faults: string[] = [];
    listen(page, faults);
    onTestFinished(async ({ task }) => {
      // A second try begins anew, also where the first one left a browser that answers nothing.
      if (task.result?.state === 'fail') await Promise.race([tellAndClose(reader), sleep(patience)]).finally(() => (reader = undefined));
      else await closePage(page);
      requireSound(faults, expected);
    });
    return page;
  };
};
