import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house.ts';

/** Less than the ten seconds in which a node must have ended. */
const mostMs = 8000;

/**
 * Who sends visitors here sees first that this node is about to end, and sends them elsewhere, while those who still come are served. Then it listens until
 * what is under way is done, because a balancer that finds nobody listening cuts it. Pages that only hear of news (streams) are not waited for.
 */
export const drain = async ({ config, health, streams }: Pick<House, 'config' | 'health' | 'streams'>): Promise<void> => {
  health.draining = true;
  if (config.DRAIN_SECONDS === 0) return;
  await sleep(config.DRAIN_SECONDS * 1000);
  for (const until = performance.now() + mostMs; health.underWay > streams.open && performance.now() < until; ) await sleep(50);
};
