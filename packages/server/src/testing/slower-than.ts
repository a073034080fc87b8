const rounds = 2;

const quickest = async (work: () => unknown): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
};

/** How many times longer the second takes, each at its best; what takes less than a few milliseconds is noise. */
export const slowerThan = async (harmless: () => unknown, suspect: () => unknown): Promise<number> => {
  await harmless();
  const floor = Math.max(3, await quickest(harmless));
  return (await quickest(suspect)) / floor;
};
