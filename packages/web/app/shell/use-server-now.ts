import { readTime } from '@mall/contract/kernel/format.ts';
import { useSyncExternalStore } from 'react';

const slackMs = 30_000;
const mostKept = 20;
const kept = new Map<number, number>();

/** What a time told by a page means by the reader's clock, settled when it is first looked at. */
export const trustedNow = (server: number, own: number): number => (Math.abs(own - server) < slackMs ? own : server);

const settledNow = (server: number): number => {
  const known = kept.get(server);
  if (known !== undefined) return known;
  const now = trustedNow(server, Date.now());
  if (kept.size >= mostKept) kept.clear();
  kept.set(server, now);
  return now;
};

const never = () => () => {};

/**
 * The mall's clock in milliseconds, for a countdown that begins now. A page that was kept for some seconds tells a time that is some seconds
 * old, so a reader's clock that agrees with it that far is taken for right; one that is off by more is not. `fresh`: the time came with a
 * call just made and counts as it is.
 */
export const useServerNow = (told: string, fresh: boolean): number => {
  const server = readTime(told)?.getTime() ?? 0;
  return useSyncExternalStore(
    never,
    () => (fresh ? server : settledNow(server)),
    () => server,
  );
};
