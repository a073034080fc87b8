import { isSame, type LayoutContent } from '@mall/contract/content/layout.rules.ts';

/** The longest way through two lists on which both say the same, as pairs of places. */
const commonPlaces = (one: readonly unknown[], other: readonly unknown[]): Map<number, number> => {
  const lengths = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      (lengths[i] as number[])[j] = isSame(one[i], other[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (isSame(one[i], other[j])) pairs.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

/** A stretch that one of both changed is theirs; one that both changed is nobody's, unless they changed other places of it. */
const mergeStretch = <T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] | undefined => {
  if (isSame(mine, base) || isSame(mine, theirs)) return [...theirs];
  if (isSame(theirs, base)) return [...mine];
  if (base.length !== mine.length || base.length !== theirs.length) return undefined;
  const merged = base.map((was, at) => {
    if (isSame(mine[at], was)) return theirs[at];
    return isSame(theirs[at], was) || isSame(mine[at], theirs[at]) ? mine[at] : undefined;
  });
  return merged.some((one) => one === undefined) ? undefined : (merged as T[]);
};

const mergeLists = <T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] | undefined => {
  const [ofMine, ofTheirs] = [commonPlaces(base, mine), commonPlaces(base, theirs)];
  const both = base.map((_, at) => at).filter((at) => ofMine.has(at) && ofTheirs.has(at));
  const merged: T[] = [];
  let [i, j, k] = [0, 0, 0];
  for (const at of [...both, base.length]) {
    const [toMine, toTheirs] = [ofMine.get(at) ?? mine.length, ofTheirs.get(at) ?? theirs.length];
    const stretch = mergeStretch(base.slice(i, at), mine.slice(j, toMine), theirs.slice(k, toTheirs));
    if (!stretch) return undefined;
    merged.push(...stretch, ...base.slice(at, at + 1));
    [i, j, k] = [at + 1, toMine + 1, toTheirs + 1];
  }
  return merged;
};

/** What a layout changes of the one that it was made upon, laid upon the one that is live now; nothing where both changed the same floor or picture. */
export const mergeLayouts = (base: LayoutContent, mine: LayoutContent, live: LayoutContent): LayoutContent | undefined => {
  const floors = mergeLists(base.floors, mine.floors, live.floors);
  const advs = mergeLists(base.advs, mine.advs, live.advs);
  return floors && advs && { floors, advs };
};
