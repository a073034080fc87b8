import type { Id } from '@mall/contract/kernel/fields.ts';
import { certainScore, type MatchStep } from '@mall/contract/procurement/match.rules.ts';
import { adequateSide } from '@mall/grammar/adequate-side.ts';
import { describeWant } from '@mall/grammar/describe-want.ts';
import { stepTo } from '@mall/grammar/nearest-value.ts';
import { nearestTo, valuesAlike } from '../../search/plan-want.ts';
import type { Plan, Slot } from '../../search/query-plan.ts';
import type { SearchBook } from '../../search/search-book.ts';
import type { MatchKind } from './kind-of-match.ts';
import { modelKey } from './model-key.ts';

type Agreed = { asked: string; name: string };
type Differs = { asked: string; has: string; step?: MatchStep };
/**
 * One part of what was asked, with how much it says and whether the spec has it; `share` is what counts of it all the same: a model that is nearly the one,
 * a rating that is more than enough. `name` is the attribute that has it, or what the spec has instead. `models`: words of which the name must have one.
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
  step?: MatchStep;
  /** How far what it has is from what was asked. */
  far?: number;
  /** What it has is not enough. */
  isShort?: boolean;
  /** Cores and square millimetres of a cable. */
  isSection?: boolean;
};
/** `far`: how far all that differs is from what was asked; of two with the same score the nearer is the better. */
export type Scored = { score: number; far: number; agreed: Agreed[]; differs: Differs[] };
/** What is known of a spec: its values, and the class of its goods. */
export type Held = { values: ReadonlySet<number>; classId: Id };

const isSection = (want: Slot['want']): boolean => want?.keys.some((key) => key.startsWith('section:')) ?? false;

/** A section or a model says more than a figure, a figure more than a word, a sign next to nothing. */
const weightOf = ({ named, want, anchor, soft }: Slot): number => {
  if (soft) return 0.5;
  if (want) {
    if (isSection(want)) return 5;
    return /\d/.test(want.text) ? 3 : 2;
  }
  if (named) return 5;
  return anchor === 2 ? 4 : 2;
};

const unknownWeight = 2;
const missingWeight = 2;

const places = new WeakMap<readonly number[], ReadonlyMap<number, number>>();
const fewValues = 12;

/** The first of some values that a spec has. It has some ten itself, and a range may take in hundreds: those are looked up and not walked over. */
const firstHeld = (values: readonly number[], held: ReadonlySet<number>): number | undefined => {
  if (values.length <= fewValues) return values.find((no) => held.has(no));
  let placed = places.get(values);
  if (!placed) places.set(values, (placed = new Map(values.map((no, nth) => [no, nth]))));
  let [first, best] = [undefined as number | undefined, values.length];
  for (const no of held) {
    const place = placed.get(no);
    if (place !== undefined && place < best) [first, best] = [no, place];
  }
  return first;
};

const heldOf = ({ values = [], also, together }: Slot, held: ReadonlySet<number>): number | undefined => {
  const one = firstHeld(values, held) ?? firstHeld(also?.values ?? [], held);
  if (one !== undefined) return one;
  const lists = together ?? also?.together ?? [];
  const all = lists.map((list) => firstHeld(list, held));
  return all.every((no) => no !== undefined) ? all.at(-1) : undefined;
};

const nameOf = (book: SearchBook, no: number | undefined): string =>
  no === undefined ? '' : (book.groups[book.values[no]?.group ?? -1]?.names.zh ?? '');

type Instead = Pick<Point, 'has' | 'name' | 'share' | 'step' | 'far' | 'isShort'>;
const nothingInstead: Instead = { has: '', name: '', share: 0 };

/** What a rating counts that is enough, and one that must be met as it is but is another; the nearer the more. */
const shareOf = { enough: [0.25, 0.5], near: [0.05, 0.2], tooLittle: [0, 0.04] } as const;
const shareBy = ([least, most]: readonly [number, number], far: number): number => least + (most - least) / (1 + far);

/** Cables for the same voltage to earth are of one step, whatever stands behind the stroke: 8.7/10kV and 8.7/15kV. */
const toEarth = (text: string): string | undefined => /^(\d+(?:\.\d+)?)\/\d+(?:\.\d+)?kV$/iu.exec(text)?.[1];

/** What the spec has in the place of a figure, and whether that is enough. */
const insteadOf = (
  book: SearchBook,
  { want, values = [], near = [] }: Pick<Slot, 'want' | 'values' | 'near'>,
  held: ReadonlySet<number>,
): Instead => {
  if (!want) return nothingInstead;
  const earth = toEarth(describeWant(want));
  const standIn =
    near.find((no) => held.has(no)) ??
    (earth === undefined
      ? undefined
      : [...held].find((no) => toEarth(book.values[no]?.text ?? '') === earth && adequateSide(nameOf(book, no)) !== 'neither'));
  if (standIn !== undefined)
    return { has: book.values[standIn]?.text ?? '', name: nameOf(book, standIn), share: 0.8, step: 'same_class', far: 0 };
  const groups = new Set(values.map((no) => book.values[no]?.group));
  const alike = [...held].filter((no) => groups.has(book.values[no]?.group));
  // A figure without a unit may be anything: only what it could have been says what is there instead.
  if (alike.length === 0 && want.keys.every((key) => key.startsWith('n:'))) return nothingInstead;
  const value = nearestTo(book, want, alike.length > 0 ? alike : held)[0];
  const step = value && stepTo(want, value.text);
  if (!value || !step) return nothingInstead;
  const name = nameOf(book, value.no);
  const side = adequateSide(name);
  const there = { has: value.text, name, far: step.far };
  if (side === 'neither') return { ...there, share: shareBy(shareOf.near, step.far) };
  return (side === 'above') === step.above
    ? { ...there, share: shareBy(shareOf.enough, step.far), step: side === 'above' ? 'larger' : 'smaller' }
    : { ...there, share: shareBy(shareOf.tooLittle, step.far), step: side === 'above' ? 'smaller' : 'larger', isShort: true };
};

/** A part that nothing of the mall has. */
export const lost = (asked: string, has: string, weight: number): Point => ({
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

const isWord = (text: string): boolean => /^\p{Script=Han}{2,}$/u.test(text);
/** A word that a value of the spec holds with other signs between: 双钩 of 双大钩缓冲包. */
const alikeOf = (book: SearchBook, typed: string, held: ReadonlySet<number>): number | undefined =>
  isWord(typed) ? valuesAlike(book, typed, held)[0] : undefined;

/** A model that the mall does not have still names its class; that it is missing is said for itself. */
const isOfMissing = ({ missing }: Plan, slot: Slot): boolean =>
  missing.some(
    ({ typed }) =>
      typed === slot.typed ||
      (!slot.named && slot.anchor === 2 && slot.classes !== undefined && typed.toLowerCase().includes(slot.typed.toLowerCase())),
  );

const partShare = 0.4;

/** Of what holds only together (C63: a curve and a current) the part that a spec has counts too; the figure stands last and says the most. */
const partOf = (book: SearchBook, { together, also }: Slot, held: ReadonlySet<number>): Instead | undefined => {
  const lists = together ?? also?.together ?? [];
  if (lists.length < 2) return undefined;
  const found = lists.map((list) => firstHeld(list, held));
  const last = found.at(-1);
  if (last === undefined) return undefined;
  const groups = lists.map((list) => new Set(list.map((no) => book.values[no]?.group)));
  const instead = groups.map((of, nth) => found[nth] ?? [...held].find((no) => of.has(book.values[no]?.group)));
  const had = found.filter((no) => no !== undefined).length;
  // A frame of 63A around a current of 32A has the figure once, a current of 63A in it twice.
  const times = (lists.at(-1) ?? []).filter((no) => held.has(no)).length;
  return {
    has: instead.flatMap((no) => (no === undefined ? [] : (book.values[no]?.text ?? ''))).join(' '),
    name: nameOf(book, last),
    share: (partShare * (had - 0.5 / times)) / lists.length,
  };
};

const pointOf = (book: SearchBook, plan: Plan, slot: Slot, isKept: boolean, { values, classId }: Held): Point => {
  const value = heldOf(slot, values) ?? (slot.want ? undefined : alikeOf(book, slot.typed, values));
  const isMet = value !== undefined || isKept || (slot.classes?.includes(classId) ?? false);
  if (isOfMissing(plan, slot))
    return { asked: '', name: '', has: '', weight: isMet ? 4 : 0, isMet, share: isMet ? 1 : 0, isSoft: true, models: [] };
  return {
    asked: slot.want ? describeWant(slot.want) : slot.typed,
    ...(isMet ? { name: nameOf(book, value), has: '', share: 1 } : (partOf(book, slot, values) ?? insteadOf(book, slot, values))),
    weight: weightOf(slot),
    isMet,
    isSoft: slot.soft ?? false,
    isSection: isSection(slot.want),
    models: slot.named ? slot.alternatives.flatMap((words) => words[0] ?? []) : [],
  };
};

const isModel = (typed: string): boolean => /^[\x21-\x7e]+$/.test(typed);

/**
 * What a spec has of what a line asks for. `kept` are the parts of the plan that it was found by; a figure or a value may be had besides, which the spec's
 * own values say.
 */
export const pointsOf = (book: SearchBook, plan: Plan, kept: ReadonlySet<Slot>, held: Held): Point[] => [
  ...plan.slots.map((slot) => pointOf(book, plan, slot, kept.has(slot), held)),
  ...plan.hints.flatMap((values) => hinted(book, values, held.values)),
  ...plan.unmet.map((want) => ({
    ...lost(describeWant(want), '', 3),
    ...insteadOf(book, { want }, held.values),
    isSection: isSection(want),
  })),
  ...plan.missing.map(({ typed, nearest }) => ({
    ...lost(typed, isModel(typed) ? '' : (nearest[0] ?? ''), missingWeight),
    models: isModel(typed) ? [modelKey(typed)] : [],
  })),
  ...plan.unknown.map((typed) => {
    const value = alikeOf(book, typed, held.values);
    const unknown = lost(typed, '', unknownWeight);
    return value === undefined ? unknown : { ...unknown, name: nameOf(book, value), isMet: true, share: 1 };
  }),
];

/** What is not enough for what was asked may burn or hurt: it comes behind what is enough, even where that differs otherwise. */
const shortCounts = 0.75;

/** What agrees counts for little on another kind of thing, and for less than certain where the line says no kind. */
const kindCounts: Readonly<Record<MatchKind, number>> = { same: 1, unsaid: 0.6, other: 0.3 };

const isCode = (asked: string): boolean => /^[A-Za-z]{3,}[A-Za-z0-9-]*$/u.test(asked);
/** A cable of another family and of another section is another cable, however much of its words agrees. */
const isOtherCable = (points: readonly Point[]): boolean =>
  points.some((point) => point.isSection && !point.isMet) &&
  points.some(({ isMet, share, models, asked }) => !isMet && share === 0 && (models.length > 0 || isCode(asked)));

/** A number behind the hyphen of a code that nobody knows is part of that: the 4 of NLL-4. */
const withoutTorn = (points: readonly Point[]): readonly Point[] => {
  const codes = points.filter(({ isMet, asked }) => !isMet && /^[A-Za-z].*-\d/u.test(asked)).map(({ asked }) => asked);
  return codes.length === 0
    ? points
    : points.filter(
        ({ isMet, asked, has }) => isMet || has !== '' || !/^\d+$/u.test(asked) || codes.every((code) => !code.endsWith(`-${asked}`)),
      );
};

const ofFire = /阻燃|耐火|无卤|^(?:NH|WD|Z[A-DRN])/u;
const firePrefix = /^(?:WDZ?[A-DR]?N?|Z[A-DR]?N?|NH)-?(?=[A-Z]{2})/u;

/** A score up to 100, and what agrees and differs; where anything differs nothing is certain. */
export const scorePoints = (all: readonly Point[], kind: MatchKind): Scored => {
  const points = withoutTorn(all);
  const weighed = points.reduce((sum, { weight }) => sum + weight, 0);
  const met = points.reduce((sum, { weight, share: part }) => sum + weight * part, 0);
  const differs = points
    .filter(({ isMet, isSoft }) => !isMet && !isSoft)
    .map(({ asked, has, step }): Differs => ({ asked, has, ...(step && { step }) }));
  const short = points.some(({ isShort }) => isShort) ? shortCounts : 1;
  const score = weighed === 0 ? 0 : Math.floor((met / weighed) * 100 * short * kindCounts[isOtherCable(points) ? 'other' : kind]);
  // Of ZC-YJV22 a YJV22 that is not so flame retardant has the rest.
  const agreedOf = differs.some((one) => ofFire.test(one.asked)) ? (text: string) => text.replace(firePrefix, '') : (text: string) => text;
  return {
    far: points.reduce((sum, { far = 0, isMet }) => sum + (isMet ? 0 : far), 0),
    score: differs.length > 0 ? Math.min(score, certainScore - 1) : score,
    // What was said twice may be had in one way and not in the other.
    agreed: points
      .filter((point) => point.isMet && point.asked !== '' && differs.every((one) => one.asked !== point.asked))
      .map((point) => ({ asked: agreedOf(point.asked), name: point.name })),
    differs,
  };
};

/** Above zero where the second is the better one. */
export const compareScores = (one: Pick<Scored, 'score' | 'far'>, other: Pick<Scored, 'score' | 'far'>): number =>
  other.score - one.score || one.far - other.far;
