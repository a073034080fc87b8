export type Standing = { side: 'above' | 'below' | 'even'; percent: number };

/** How a score stands to the mean of the other stores, in whole per cent. */
export const standingOf = (score: string, peers: string): Standing => {
  const mean = Number(peers);
  const percent = mean > 0 ? Math.round(((Number(score) - mean) / mean) * 100) : 0;
  if (percent === 0) return { side: 'even', percent: 0 };
  return { side: percent > 0 ? 'above' : 'below', percent: Math.abs(percent) };
};
