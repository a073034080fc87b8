import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openProbe } from './probe.ts';

it('tells of an outage that is not over', async () => {
  const refused = openProbe('refused', async () => '503');
  await sleep(500);
  const seen = refused.seen();
  expect(seen.refused).toBeGreaterThan(2);
  expect(seen.reasons).toEqual({ 503: seen.refused });
  expect(seen.longestMs).toBeGreaterThan(400);
  await refused.stop();
});

it('tells of what hangs', async () => {
  const answers: (() => void)[] = [];
  const hanging = openProbe('hanging', () => new Promise<undefined>((resolve) => answers.push(() => resolve(undefined))));
  await sleep(300);
  const { asked, slowestMs, longestMs } = hanging.seen();
  expect([asked, slowestMs > 250, longestMs > 250]).toEqual([0, true, true]);
  const stopped = hanging.stop();
  for (const answer of answers) answer();
  await stopped;
});
