import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const everyWidth = [1366, 390];
/** Of the screens that are for a desk alone. */
export const deskWidths = [1366, 1280];
const grave = new Set(['serious', 'critical']);
const behindCounter = /\/(seller|operations)\//;

/** What is fading in has other colours for a moment. */
const hasCome = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), new Promise((done) => setTimeout(done, 2000))]);
  });

/** Of the whole page, or of what stands inside one element of it. Contrast takes more than half of the time, and colours do not change with the width. */
export const graveFaults = async (page: Page, inside = 'html', contrast = true): Promise<string[]> => {
  await hasCome(page);
  // A page that is looked at twice has it already.
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source);
  const rules = { 'color-contrast': { enabled: contrast } };
  const { violations } = await page.evaluate(
    ([part, chosen]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(part, { resultTypes: ['violations'], preload: false, rules: chosen }),
    [inside, rules] as const,
  );
  // Behind the counter, whoever works by ear finds a list, a case and its log by the names of their regions.
  const counts = (id: string) => id === 'landmark-unique' && behindCounter.test(page.url());
  return violations
    .filter((fault) => grave.has(fault.impact ?? '') || counts(fault.id))
    .flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
};

/** Drawn again at its new width, twice, because what a page shows may follow from what it measured. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));

const widerThanWindow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** No grave fault for assistive technology, and no wider than the window, which is narrowed while the page stays open: a page that chooses by it follows. */
export const inspect = async (page: Page, path: string, widths: readonly number[] = everyWidth) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (width === widths[0]) await page.goto(path, { waitUntil: 'networkidle' });
    else await settled(page);
    expect(await graveFaults(page, 'html', width === widths[0]), `${path} at ${width}`).toEqual([]);
    expect(await widerThanWindow(page), `${path} at ${width} is wider than the window by`).toBeLessThanOrEqual(0);
  }
};
