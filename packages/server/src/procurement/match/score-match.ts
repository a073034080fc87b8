import { certainScore } from '@mall/contract/procurement/match.rules.ts';
import { describeWant } from '@mall/grammar/describe-want.ts';
import { nearestTo } from '../../search/plan-want.ts';
import type { Plan, Slot } from '../../search/query-plan.ts';
import type { SearchBook } from '../../search/search-book.ts';

export type Agreed = { asked: string; name: string };
export type Differs = { asked: string; has: string };
export type Scored = { score: number; agreed: Agreed[]; differs: Differs[] };

type Weighed = { weight: number; isMet: boolean };

/** A model says more than a figure, a figure more than a word, a sign next to nothing. */
const weightOf = ({ named, want, anchor, soft }: Slot): number => {
  if (soft) return 0.5;
  if (named) return 4;
  if (want) return 3;
  return anchor === 2 ? 4 : 2;
};

const unknownWeight = 2;
const missingWeight = 2;

const heldValues = (slot: Slot, values: ReadonlySet<number>): number | undefined =>
  [...(slot.values ?? []), ...(slot.also?.values ?? [])].find((no) => values.has(no));

const holdsTogether = ({ together, also }: Slot, values: ReadonlySet<number>): boolean =>
  [together, also?.together].some(
    (lists) => lists !== undefined && lists.length > 0 && lists.every((list) => list.some((no) => values.has(no))),
  );

const nameOf = (book: SearchBook, no: number | undefined): string =>
  no === undefined ? '' : (book.groups[book.values[no]?.group ?? -1]?.names.zh ?? '');

/** What the spec has in the place of a figure. */
const insteadOf = (book: SearchBook, { want, values = [] }: Slot, held: ReadonlySet<number>): string => {
  if (!want) return '';
  const groups = new Set(values.map((no) => book.values[no]?.group));
  const alike = [...held].filter((no) => groups.has(book.values[no]?.group));
  return nearestTo(book, want, alike.length > 0 ? alike : held)[0]?.text ?? '';
};

/**
 * How well a spec has what a line asks for. `kept` are the parts of the plan by which it was found: of words they say whether they fit, of figures
 * the spec's own values do.
 */
export const scoreMatch = (book: SearchBook, plan: Plan, kept: ReadonlySet<string>, held: ReadonlySet<number>): Scored => {
  const weighed: Weighed[] = [];
  const agreed: Agreed[] = [];
  const differs: Differs[] = [];
  for (const slot of plan.slots) {
    const value = heldValues(slot, held);
    const byValue = value !== undefined || holdsTogether(slot, held);
    // A figure may stand in the name instead; a word counts where the search kept it.
    const isMet = slot.want && (slot.values ?? []).length > 0 && slot.alternatives.length === 0 ? byValue : byValue || kept.has(slot.typed);
    weighed.push({ weight: weightOf(slot), isMet });
    const asked = slot.want ? describeWant(slot.want) : slot.typed;
    if (isMet) agreed.push({ asked, name: nameOf(book, value) });
    else if (!slot.soft) differs.push({ asked, has: insteadOf(book, slot, held) });
  }
  for (const want of plan.unmet) {
    weighed.push({ weight: 3, isMet: false });
    differs.push({ asked: describeWant(want), has: nearestTo(book, want, held)[0]?.text ?? '' });
  }
  for (const { typed, nearest } of plan.missing) {
    weighed.push({ weight: missingWeight, isMet: false });
    differs.push({ asked: typed, has: nearest[0] ?? '' });
  }
  for (const typed of plan.unknown) {
    weighed.push({ weight: unknownWeight, isMet: false });
    differs.push({ asked: typed, has: '' });
  }
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const met = weighed.reduce((sum, { weight, isMet }) => sum + (isMet ? weight : 0), 0);
  const score = all === 0 ? 0 : Math.floor((met / all) * 100);
  return { score: differs.length > 0 ? Math.min(score, certainScore - 1) : score, agreed, differs };
};
