type Count = { count: number; until: number };

// What is counted comes from outside, so the number of counts is bounded; past it the oldest window goes first.
const mostKeys = 20_000;

/**
 * Counts by key, in windows that begin with the first. In this process alone, for what protects this process: asking a shared store
 * would cost each request more than what is guarded.
 */
export const createTally = (most: number, windowMs: number, now: () => number = Date.now) => {
  const counts = new Map<string, Count>();

  const live = (key: string): Count | undefined => {
    const found = counts.get(key);
    return found && found.until > now() ? found : undefined;
  };
  return {
    isOver: (key: string): boolean => (live(key)?.count ?? 0) >= most,
    /** How many it has been within the window, this one too; one may count for several. */
    add: (key: string, more = 1): number => {
      const found = live(key);
      if (found) {
        found.count += more;
        return found.count;
      }
      counts.delete(key);
      counts.set(key, { count: more, until: now() + windowMs });
      if (counts.size > mostKeys) counts.delete(counts.keys().next().value as string);
      return more;
    },
  };
};

export type Tally = ReturnType<typeof createTally>;
