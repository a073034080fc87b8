import { certainScore } from '@mall/contract/procurement/match.rules.ts';
import { describeWant } from '@mall/grammar/describe-want.ts';
import { nearestTo } from '../../search/plan-want.ts';
import type { Plan, Slot } from '../../search/query-plan.ts';
import type { SearchBook } from '../../search/search-book.ts';

type Agreed = { asked: string; name: string };
type Differs = { asked: string; has: string };
/**
 * One part of what was asked, with how much it says and whether the spec has it; `share` is what counts of it all the same: a model that is nearly the one.
 * `models`: words of which the name must have one.
 */
export type Point = {
  asked: string;
  name: string;
  has: string;
  weight: number;
  isMet: boolean;
  share: number;
  isSoft: boolean;
  models: string[];
};
export type Scored = { score: number; agreed: Agreed[]; differs: Differs[] };

/** A section or a model says more than a figure, a figure more than a word, a sign next to nothing. */
const weightOf = ({ named, want, anchor, soft }: Slot): number => {
  if (soft) return 0.5;
  if (want) {
    if (want.keys.some((key) => key.startsWith('section:'))) return 5;
    return /\d/.test(want.text) ? 3 : 2;
  }
  return named || anchor === 2 ? 4 : 2;
};

const unknownWeight = 2;
const missingWeight = 2;

const heldOf = (slot: Slot, values: ReadonlySet<number>): number | undefined =>
  [...(slot.values ?? []), ...(slot.also?.values ?? [])].find((no) => values.has(no));

const nameOf = (book: SearchBook, no: number | undefined): string =>
  no === undefined ? '' : (book.groups[book.values[no]?.group ?? -1]?.names.zh ?? '');

/** What the spec has in the place of a figure. */
const insteadOf = (book: SearchBook, { want, values = [] }: Slot, held: ReadonlySet<number>): string => {
  if (!want) return '';
  const groups = new Set(values.map((no) => book.values[no]?.group));
  const alike = [...held].filter((no) => groups.has(book.values[no]?.group));
  return nearestTo(book, want, alike.length > 0 ? alike : held)[0]?.text ?? '';
};

/** A part that nothing of the mall has. */
const lost = (asked: string, has: string, weight: number): Point => ({
  asked,
  name: '',
  has,
  weight,
  isMet: false,
  share: 0,
  isSoft: false,
  models: [],
});

/** A value that a word probably means: 进线柜 of a switchgear. Counts where the spec has one of the kind. */
const hinted = (book: SearchBook, values: readonly number[], held: ReadonlySet<number>): Point[] => {
  const groups = new Set(values.map((no) => book.values[no]?.group));
  const had = [...held].find((no) => groups.has(book.values[no]?.group));
  if (had === undefined) return [];
  const met = values.find((no) => held.has(no));
  const asked = book.values[met ?? values[0] ?? -1]?.text ?? '';
  return [
    {
      asked,
      name: nameOf(book, had),
      has: met === undefined ? (book.values[had]?.text ?? '') : '',
      weight: 3,
      isMet: met !== undefined,
      share: met === undefined ? 0 : 1,
      isSoft: false,
      models: [],
    },
  ];
};

/**
 * What a spec has of what a line asks for. `isKept` says which parts of the plan it was found by; a figure or a value may be had besides, which the spec's
 * own values say.
 */
export const pointsOf = (book: SearchBook, plan: Plan, isKept: (slot: Slot) => boolean, held: ReadonlySet<number>): Point[] => {
  const missing = new Set(plan.missing.map(({ typed }) => typed));
  const points = plan.slots.map((slot): Point => {
    const value = heldOf(slot, held);
    const isMet = value !== undefined || isKept(slot);
    // A model that the mall does not have still names its class; that it is missing is said below.
    if (missing.has(slot.typed))
      return { asked: '', name: '', has: '', weight: isMet ? 4 : 0, isMet, share: isMet ? 1 : 0, isSoft: true, models: [] };
    return {
      asked: slot.want ? describeWant(slot.want) : slot.typed,
      name: nameOf(book, value),
      has: isMet ? '' : insteadOf(book, slot, held),
      weight: weightOf(slot),
      isMet,
      share: isMet ? 1 : 0,
      isSoft: slot.soft ?? false,
      models: slot.named ? slot.alternatives.flatMap((words) => words[0] ?? []) : [],
    };
  });
  return [
    ...points,
    ...plan.hints.flatMap((values) => hinted(book, values, held)),
    ...plan.unmet.map((want) => lost(describeWant(want), nearestTo(book, want, held)[0]?.text ?? '', 3)),
    ...plan.missing.map(({ typed, nearest }) => lost(typed, nearest[0] ?? '', missingWeight)),
    ...plan.unknown.map((typed) => lost(typed, '', unknownWeight)),
  ];
};

/** A score up to 100, and what agrees and differs; where anything differs nothing is certain. */
export const scorePoints = (points: readonly Point[]): Scored => {
  const all = points.reduce((sum, { weight }) => sum + weight, 0);
  const met = points.reduce((sum, { weight, share: part }) => sum + weight * part, 0);
  const differs = points.filter(({ isMet, isSoft }) => !isMet && !isSoft).map(({ asked, has }) => ({ asked, has }));
  const score = all === 0 ? 0 : Math.floor((met / all) * 100);
  return {
    score: differs.length > 0 ? Math.min(score, certainScore - 1) : score,
    agreed: points.filter(({ isMet, asked }) => isMet && asked !== '').map(({ asked, name }) => ({ asked, name })),
    differs,
  };
};
