import type { BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { joinBrowser } from './browser.ts';

export const mallAddress = (): string => process.env['MALL_ADDRESS'] ?? '';

type Options = BrowserContextOptions & {
  /** Faults that the journey itself causes, or that it is about. */
  expected?: readonly RegExp[];
};

const desktop = { width: 1366, height: 900 };

/** A request that the page itself gave up, by leaving or by asking anew, is no fault. */
const gaveUp = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

const listen = (page: Page, faults: string[]) => {
  page.on('pageerror', (error) => faults.push(`page error: ${error.message} ${error.stack ?? ''}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    if (!gaveUp(request)) faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
};

/**
 * A page in a context of its own, closed when the test is over. It never leaves this machine, and whatever goes wrong in it, in the
 * console or on the wire, fails the test.
 */
export const openPage = async ({ expected = [], ...options }: Options = {}): Promise<Page> => {
  const browser = await joinBrowser();
  const context = await browser.newContext({ baseURL: mallAddress(), locale: 'zh-CN', viewport: desktop, ...options });
  context.setDefaultTimeout(10_000);
  const faults: string[] = [];
  const outside: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => {
      outside.push(route.request().url());
      return route.abort('blockedbyclient');
    },
  );
  context.on('page', (page) => listen(page, faults));
  const page = await context.newPage();
  onTestFinished(async () => {
    await context.close();
    expect(outside, 'addresses outside this machine').toEqual([]);
    expect(
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
      'faults in the page',
    ).toEqual([]);
  });
  return page;
};
