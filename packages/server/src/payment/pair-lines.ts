import { setImmediate as nextTurn } from 'node:timers/promises';
import { likelyFrom, type Score, type ScoredLine, type ScoredRecord, scoreLine, tailOf, tokensOf } from './score-line.ts';

export type Pair<L, R> = Score & { line: L; record: R };

/** So many lines are compared before the requests that wait get their turn. */
const slice = 100;

/** Puts each line to at most one record and each record to at most one line, the surest first. Looks only at records with the same amount or number. */
export const pairLines = async <L extends ScoredLine, R extends ScoredRecord>(
  lines: readonly L[],
  records: readonly R[],
): Promise<Pair<L, R>[]> => {
  const byAmount = Map.groupBy(records, ({ amountFen }) => amountFen);
  const byTail = new Map<string, Set<R>>();
  for (const record of records)
    for (const key of record.keys) {
      const tail = tailOf(key);
      byTail.set(tail, (byTail.get(tail) ?? new Set()).add(record));
    }
  const scored = (line: L, near: Iterable<R>): Pair<L, R>[] =>
    [...near].flatMap((record): Pair<L, R>[] => {
      const score = scoreLine(line, record);
      return score && score.score >= likelyFrom ? [{ line, record, ...score }] : [];
    });
  const found: Pair<L, R>[] = [];
  for (const [nth, line] of lines.entries()) {
    if (nth % slice === slice - 1) await nextTurn();
    const named = scored(line, new Set(tokensOf(line).flatMap((token) => [...(byTail.get(tailOf(token)) ?? [])])));
    found.push(...named);
    if (!named.some(({ sure }) => sure)) found.push(...scored(line, (byAmount.get(line.amountFen) ?? []).slice(0, mostAlike)));
  }
  const taken = new Set<L | R>();
  const pairs: Pair<L, R>[] = [];
  for (const pair of found.toSorted((a, b) => Number(b.sure) - Number(a.sure) || b.score - a.score)) {
    if (taken.has(pair.line) || taken.has(pair.record)) continue;
    taken.add(pair.line).add(pair.record);
    pairs.push(pair);
  }
  return pairs;
};

/** Of thousands of payments of one and the same amount nobody can say which it is by that alone. */
const mostAlike = 50;
