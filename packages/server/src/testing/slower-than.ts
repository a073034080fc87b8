const quickest = async (work: () => unknown, rounds: number): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
};

/** So much may be the machine's doing: it is looked at again before it is believed. */
const doubtful = 15;

/** How many times longer the second takes, each at its best; what takes less than a few milliseconds is noise. */
export const slowerThan = async (harmless: () => unknown, suspect: () => unknown): Promise<number> => {
  await harmless();
  const floor = Math.max(3, await quickest(harmless, 2));
  const first = (await quickest(suspect, 2)) / floor;
  return first < doubtful ? first : Math.min(first, (await quickest(suspect, 6)) / floor);
};
