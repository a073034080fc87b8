import { setTimeout as sleep } from 'node:timers/promises';

/** What a visitor saw of one kind of question: how many were refused or not answered, and the longest time in which none was served. */
type Seen = { asked: number; refused: number; longestMs: number; slowestMs: number; reasons: Readonly<Record<string, number>> };
export type Probe = { readonly name: string; begin: () => void; seen: () => Seen; stop: () => Promise<void> };

const everyMs = 150;
const nothing: Seen = { asked: 0, refused: 0, longestMs: 0, slowestMs: 0, reasons: {} };

/** `ask` gives why it was refused, or nothing. Asks again and again, several at once, so that one that hangs does not hide the others. */
export const openProbe = (name: string, ask: () => Promise<string | undefined>): Probe => {
  const end = new AbortController();
  let seen: Seen = nothing;
  let lastServed = performance.now();
  const underWay = new Set<{ readonly since: number }>();
  const note = (reason: string | undefined, since: number) => {
    const at = performance.now();
    const { asked, refused, longestMs, slowestMs, reasons } = seen;
    seen = { asked: asked + 1, refused, longestMs, slowestMs: Math.max(slowestMs, at - since), reasons };
    if (reason === undefined) {
      seen.longestMs = Math.max(longestMs, at - lastServed);
      lastServed = at;
    } else {
      seen.refused += 1;
      seen.reasons = { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 };
    }
  };
  const work = async () => {
    while (!end.signal.aborted) {
      const asked = { since: performance.now() };
      underWay.add(asked);
      note(await ask().catch(String), asked.since);
      underWay.delete(asked);
      await sleep(everyMs);
    }
  };
  const workers = [1, 2, 3].map(work);
  return {
    name,
    begin: () => {
      seen = nothing;
      lastServed = performance.now();
    },
    // What is not over yet counts, too: the worst outage has no answer that would end it.
    seen: () => {
      const now = performance.now();
      return {
        ...seen,
        longestMs: Math.max(seen.longestMs, now - lastServed),
        slowestMs: Math.max(seen.slowestMs, ...[...underWay].map(({ since }) => now - since)),
      };
    },
    stop: async () => {
      end.abort();
      await Promise.all(workers);
    },
  };
};
