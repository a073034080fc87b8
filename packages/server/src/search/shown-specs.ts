import { hasBit } from './bits.ts';
import { type Filters, failsOfSpec, groupsShared } from './filters.ts';
import type { Plan } from './query-plan.ts';
import type { SearchBook } from './search-book.ts';
import type { Hits } from './search-segment.ts';
import type { Segment } from './segment.ts';

/** What each part of a query says of a spec alone; parts that say nothing of values are left out. */
export type Telling = readonly ReadonlySet<number>[];

/** Values that the first way of saying it names, or where it names none the others: 差动保护 and not every 保护. */
const saidBy = (book: SearchBook, [first = [], ...others]: readonly (readonly string[])[]): number[] => {
  const named = first.flatMap((word) => book.wideWordValues.get(word) ?? []);
  return named.length > 0 ? named : others.flatMap((words) => words.flatMap((word) => book.wideWordValues.get(word) ?? []));
};

export const tellingOf = (book: SearchBook, { slots, hints }: Plan): Telling =>
  [
    ...slots.map(({ alternatives, values = [], together = [] }) => new Set([...values, ...together.flat(), ...saidBy(book, alternatives)])),
    ...hints.map((values) => new Set(values)),
  ].filter((values) => values.size > 0);

/** Whether what was typed can tell the specs of any goods apart. */
export const tellsApart = ({ specsByValue: { start } }: Segment, telling: Telling): boolean =>
  telling.some((values) => [...values].some((value) => value + 1 < start.length && start[value] !== start[value + 1]));

/** The specs of a document that fit and pass, in the order in which they stand for it. */
export const passingSpecs = (
  segment: Segment,
  filters: Filters,
  { fit, chosen }: Pick<Hits, 'fit' | 'chosen'>,
  document: number,
): number[] => {
  const whole = hasBit(fit.goods, document);
  const shared = groupsShared(chosen, document);
  const found: number[] = [];
  for (let spec = segment.specStart[document] as number; spec < (segment.specStart[document + 1] as number); spec += 1)
    if ((whole || (fit.specs && hasBit(fit.specs, spec))) && failsOfSpec(filters, chosen, segment, spec, shared) === 0) found.push(spec);
  return found;
};

const told = ({ specValueStart, specValues }: Segment, spec: number, telling: Telling): number => {
  let count = 0;
  for (const values of telling)
    for (let at = specValueStart[spec] as number; at < (specValueStart[spec + 1] as number); at += 1)
      if (values.has(specValues[at] as number)) {
        count += 1;
        break;
      }
  return count;
};

/** The best of the specs of a document that fit and pass, without listing them. */
export const shownSpec = (
  segment: Segment,
  filters: Filters,
  { fit, chosen }: Pick<Hits, 'fit' | 'chosen'>,
  document: number,
  telling: Telling,
): number => {
  const whole = hasBit(fit.goods, document);
  const shared = groupsShared(chosen, document);
  const end = segment.specStart[document + 1] as number;
  let best = -1;
  let most = -1;
  for (let spec = segment.specStart[document] as number; spec < end; spec += 1) {
    if (!(whole || (fit.specs && hasBit(fit.specs, spec))) || failsOfSpec(filters, chosen, segment, spec, shared) !== 0) continue;
    if (telling.length === 0) return spec;
    const count = told(segment, spec, telling);
    if (count > most) [best, most] = [spec, count];
  }
  return best;
};

/** Of those that pass, the one of which most of what was typed is true by itself; the first of several. */
export const bestSpec = (segment: Segment, passing: readonly number[], telling: Telling): number => {
  let best = passing[0] ?? -1;
  if (telling.length === 0 || passing.length < 2) return best;
  let most = told(segment, best, telling);
  for (const spec of passing) {
    const count = told(segment, spec, telling);
    if (count > most) [best, most] = [spec, count];
  }
  return best;
};
