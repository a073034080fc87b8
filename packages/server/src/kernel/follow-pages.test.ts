import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { tellPages } from '../content/tell-pages.ts';
import { testApp } from '../testing/test-app.ts';
import { inTransaction } from './db.ts';
import { followPages } from './follow-pages.ts';

const mall = testApp();

it('hears within five seconds that pages were changed, by word or without one', async () => {
  const { house } = mall;
  let heard = 0;
  house.pages.onChange(() => {
    heard += 1;
  });
  const stop = followPages(house);
  const hears = async (change: () => Promise<unknown>) => {
    await sleep(300);
    const before = heard;
    await change();
    await expect.poll(() => heard, { timeout: 5000 }).toBeGreaterThan(before);
    return heard - before;
  };
  try {
    expect(await hears(() => inTransaction(house.db, tellPages))).toBe(1);
    // A pooler may swallow the word: the number alone is enough.
    expect(await hears(() => house.db.pool.query('update page_change set version = version + 1'))).toBe(1);
  } finally {
    await stop();
  }
});
