import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { lostLine } from '../database-away.ts';

const pausesMs = [50, 150, 300, 500, 1000, 1500, 1500];
/** Whoever asks hears within ten seconds, also where each try waits for a pooler or a server that says nothing. */
const mostMs = 8000;
/** What waits holds memory, and comes all at once to a database that is just back. */
const mostWaiting = 200;

/** Whether asking twice is asking once. A stream or a file is asked again by its reader: the first may be open still, or kept for him. */
export const onlyLooks = ({ verb, ownSite, spends, answer }: AnyCall): boolean =>
  verb === 'GET' && !ownSite && !spends && answer === 'json';

export type ReadAgain = <T>(read: () => Promise<T>) => Promise<T>;

/** While a primary gives way to another, its lines are cut: a visitor who only looks waits for some seconds instead of being turned away. What writes is his to send again. */
export const openReadAgain = (pauses: readonly number[] = pausesMs): ReadAgain => {
  let waiting = 0;
  return async (read) => {
    const since = performance.now();
    for (const pause of pauses) {
      try {
        return await read();
      } catch (error) {
        if (!lostLine(error) || waiting >= mostWaiting || performance.now() - since + pause > mostMs) throw error;
      }
      waiting += 1;
      await sleep(pause);
      waiting -= 1;
    }
    return read();
  };
};
