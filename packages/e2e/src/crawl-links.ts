import type { Page } from 'playwright-core';
import { mallAddress } from './open-page.ts';

const inside = (links: readonly string[]): string[] =>
  links
    .map((link) => new URL(link.replaceAll('&amp;', '&'), mallAddress()))
    .filter((url) => url.origin === mallAddress())
    .map((url) => url.pathname + url.search);

/** Every address of this site that the page links to, as the browser has it now. */
export const linksShown = async (page: Page): Promise<string[]> =>
  inside(await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href)));

/** Links that differ only in what they show (another goods, another class) are drawn by one screen. */
const screenOf = (link: string): string => new URL(link, mallAddress()).pathname;
const shapeOf = (link: string): string => {
  const { pathname, searchParams } = new URL(link, mallAddress());
  return `${pathname}?${[...searchParams.keys()].toSorted().join('&')}`;
};

type Crawl = {
  /** What answered that it is not there, and where it was linked from. */
  lost: string[];
  /** What asked to sign in first. */
  closed: string[];
  asked: number;
};

/**
 * Asks for these addresses and, unless `deeper` is false, for what their answers link to, as this reader: `most` links of a shape, and no more than
 * four times as many of a screen, because the filters of a list lead to more addresses than anybody can ask for.
 */
export const crawl = async (page: Page, start: Iterable<string>, { most = 3, deeper = true } = {}): Promise<Crawl> => {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const found: Crawl = { lost: [], closed: [], asked: 0 };
  const counts = new Map<string, number>();
  const known = new Set<string>();
  const waiting: { link: string; from: string }[] = [];
  const isEnough = (link: string) => (counts.get(shapeOf(link)) ?? 0) >= most || (counts.get(screenOf(link)) ?? 0) >= most * 4;
  const note = (link: string, from: string) => {
    if (known.has(link) || isEnough(link)) return;
    known.add(link);
    for (const kind of [shapeOf(link), screenOf(link)]) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    waiting.push({ link, from });
  };
  const ask = async ({ link, from }: { link: string; from: string }) => {
    const answer = await fetch(mallAddress() + link, { headers: { cookie } });
    const html = await answer.text();
    found.asked += 1;
    if (answer.status === 404) found.lost.push(`${link} (from ${from})`);
    if (answer.url.includes('/login?back=')) found.closed.push(link);
    if (!deeper || !answer.headers.get('content-type')?.includes('html')) return;
    for (const next of inside([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? ''))) note(next, link);
  };
  for (const link of start) note(link, 'the start');
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await ask(next);
  };
  // The first answer brings work for the others.
  while (waiting.length > 0) await Promise.all([work(), work(), work(), work()]);
  return found;
};
