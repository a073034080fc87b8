import type { QuoteVersion } from './inquiry-data.ts';

type Change = { from: QuoteVersion; to: QuoteVersion; seq: number; before: string; after: string };

/** Which prices changed from each version to the next, by line. */
export const changesOf = (versions: readonly QuoteVersion[]): Change[] =>
  versions.flatMap((to, nth) => {
    const from = versions[nth - 1];
    if (!from) return [];
    const earlier = new Map(from.lines.map(({ seq, price }) => [seq, price]));
    return to.lines.flatMap(({ seq, price }) => {
      const before = earlier.get(seq);
      return before === undefined || before === price ? [] : [{ from, to, seq, before, after: price }];
    });
  });
