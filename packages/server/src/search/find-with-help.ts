import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { describeWant } from '@mall/grammar/describe-want.ts';
import { foldText } from '@mall/grammar/fold-text.ts';
import type { Want } from '@mall/grammar/reading.ts';
import type { Tx } from '../kernel/db.ts';
import { type Correction, correctKeyword } from './correct-keyword.ts';
import { findByNumber } from './find-by-number.ts';
import { nothingTyped, type Plan, planQuery, type Slot } from './plan-query.ts';
import { nearestTo } from './plan-want.ts';
import { type Found, type Question, readQuestion } from './read-question.ts';
import type { BookValue } from './read-search-book.ts';
import type { SearchEngine } from './search-goods.ts';

/** A figure that what is shown does not have, with what comes nearest to it and the keyword that would find that. */
type Unmet = { typed: string; nearest: { value: string; keyword: string }[] };
export type Outcome = { asked: Question; found: Found; correction?: Correction; unmet: Unmet[] };

const nothing: Found = {
  total: 0,
  hits: [],
  classes: new Map(),
  brands: new Map(),
  values: new Map(),
  sources: new Map(),
  stores: new Map(),
  price: undefined,
  inStock: 0,
};

type Replacement = { want: Want; nearest: BookValue[] };

const mostNearest = 3;

export const planOf = (engine: SearchEngine, keyword: string): Plan => {
  if (keyword === '') return nothingTyped;
  const plan = planQuery(engine, keyword);
  // Signs alone mean nothing, which is not the same as anything.
  return plan.slots.length === 0 && plan.unknown.length === 0 && plan.unmet.length === 0 ? { ...plan, unknown: [keyword] } : plan;
};

const isFiltered = (asked: Question): boolean =>
  asked.classIds !== undefined ||
  asked.brandIds !== undefined ||
  asked.chosen.length > 0 ||
  asked.priceMin !== undefined ||
  asked.priceMax !== undefined ||
  asked.source !== undefined ||
  asked.inStock;

const withoutFilters = (asked: Question): Question => ({
  ...asked,
  classIds: undefined,
  brandIds: undefined,
  chosen: [],
  priceMin: undefined,
  priceMax: undefined,
  source: undefined,
  inStock: false,
  offset: 0,
  limit: 1,
});

/** The keyword with another figure in the place of one. */
const instead = (keyword: string, typed: string, value: string): string => {
  const folded = foldText(keyword);
  const at = folded.toLowerCase().indexOf(typed.toLowerCase());
  return at < 0 ? `${folded} ${value}` : `${folded.slice(0, at)}${value}${folded.slice(at + typed.length)}`;
};

/** What each figure could be replaced by among some values. */
const replacementsOf = (engine: SearchEngine, wants: readonly Want[], among: Iterable<number>): Replacement[] => {
  const values = [...among];
  return wants.map((want) => ({ want, nearest: nearestTo(engine.book, want, values).slice(0, mostNearest) }));
};

const describeUnmet = (keyword: string, { missing }: Plan, replacements: readonly Replacement[]): Unmet[] => [
  ...missing.map(({ typed, nearest }) => ({
    typed,
    nearest: nearest.map((value) => ({ value, keyword: instead(keyword, typed, value) })),
  })),
  ...replacements.map(({ want, nearest }) => ({
    typed: describeWant(want),
    nearest: nearest.map(({ text }) => ({ value: text, keyword: instead(keyword, want.text, text) })),
  })),
];

/** Every value that goods have, for a figure that no goods has. */
const allValues = ({ book }: SearchEngine): number[] => book.values.flatMap((value) => (value && value.group > 0 ? [value.no] : []));

/**
 * A number on a label first; else as typed; else as probably meant; else with another figure, which is said; else with some of the words. Help is only for
 * words, never for filters.
 */
export const findWithHelp = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, within?: readonly Id[]): Promise<Outcome> => {
  const plan = planOf(engine, query.keyword);
  const asked = readQuestion(engine.book, plan, query, within);
  const numbered = plan.items.length > 0 ? await findNumbered(tx, engine, asked, plan.items) : undefined;
  if (numbered) return numbered;
  const outcome = await findPlanned(engine, asked, query.keyword);
  if (outcome) return outcome;
  // A number that is shaped like no other.
  const coded = codePattern.test(query.keyword.trim()) ? await findNumbered(tx, engine, asked, [query.keyword]) : undefined;
  if (coded) return coded;
  const correction = correctKeyword(engine, query.keyword);
  if (correction) {
    const corrected = await findPlanned(engine, { ...asked, plan: planOf(engine, correction.keyword) }, correction.keyword);
    if (corrected && corrected.found.total > 0) return { ...corrected, correction };
  }
  const fewer = await findWithFewer(engine, asked, query.keyword);
  if (fewer) return fewer;
  const wants = [...plan.unmet, ...plan.slots.flatMap((slot) => slot.want ?? [])];
  const unmet = describeUnmet(query.keyword, plan, replacementsOf(engine, wants, allValues(engine)));
  return { asked: { ...asked, plan: nothingTyped }, found: nothing, unmet };
};

const codePattern = /^[\dA-Z][\dA-Z -]{2,38}\d$/i;

const findNumbered = async (tx: Tx, engine: SearchEngine, asked: Question, numbers: readonly string[]): Promise<Outcome | undefined> => {
  const named = await findByNumber(tx, numbers);
  if (named.goodsIds.length + named.specs.length === 0) return undefined;
  const numbered = { ...asked, plan: nothingTyped, ...named };
  return { asked: numbered, found: await engine.find(numbered), unmet: [] };
};

/** As planned, or with one figure or all of them given up. Nothing where the words themselves lead nowhere. */
const findPlanned = async (engine: SearchEngine, asked: Question, keyword: string): Promise<Outcome | undefined> => {
  const { plan } = asked;
  if (plan.unknown.length > 0 || (plan.slots.length === 0 && plan.unmet.length > 0)) return undefined;
  const found = await engine.find(asked);
  if (found.total > 0 && plan.unmet.length > 0) return showNearest(engine, asked, found, plan.unmet, keyword);
  if (found.total > 0 || plan.slots.length === 0) return { asked, found, unmet: describeUnmet(keyword, plan, []) };
  if (isFiltered(asked) && (await engine.find(withoutFilters(asked))).total > 0) return { asked, found, unmet: [] };
  for (const { slots, given } of relaxed(plan)) {
    const easier = { ...asked, plan: { ...plan, slots, exact: '' } };
    const more = await engine.find(easier);
    if (more.total === 0) continue;
    return showNearest(engine, easier, more, [...plan.unmet, ...given], keyword);
  }
  return undefined;
};

/** Of what was found without some figures, that which has the nearest ones instead. */
const showNearest = async (
  engine: SearchEngine,
  asked: Question,
  found: Found,
  wants: readonly Want[],
  keyword: string,
): Promise<Outcome> => {
  const replacements = replacementsOf(engine, wants, found.values.size > 0 ? found.values.keys() : allValues(engine));
  const unmet = describeUnmet(keyword, asked.plan, replacements);
  const nearer = withNearest(asked, replacements);
  const near = await engine.find(nearer);
  return near.total > 0 ? { asked: nearer, found: near, unmet } : { asked, found, unmet };
};

/** What comes nearest in the place of what was wanted. */
const withNearest = (asked: Question, replacements: readonly Replacement[]): Question => ({
  ...asked,
  plan: {
    ...asked.plan,
    slots: [
      ...asked.plan.slots,
      ...replacements.flatMap(({ want, nearest }) =>
        nearest.length > 0 ? [{ typed: want.text, alternatives: [], values: nearest.map((value) => value.no) }] : [],
      ),
    ],
  },
});

type Relaxed = { slots: Slot[]; given: Want[] };

/** With values that may stand in; then without one of the figures, the last first; then without any. */
const relaxed = ({ slots }: Plan): Relaxed[] => {
  const figures = slots.filter((slot) => slot.want);
  const standIns = figures.filter((slot) => slot.near && slot.near.length > 0);
  const without = (some: readonly Slot[]): Relaxed => ({
    slots: slots.filter((slot) => !some.includes(slot)),
    given: some.flatMap((slot) => slot.want ?? []),
  });
  return [
    ...standIns.map((slot) => ({
      slots: slots.map((other) => (other === slot ? { ...slot, values: [...(slot.values ?? []), ...(slot.near ?? [])] } : other)),
      given: slot.want ? [slot.want] : [],
    })),
    ...figures.toReversed().map((slot) => without([slot])),
    ...(figures.length > 1 ? [without(figures)] : []),
  ].filter((one) => one.slots.length > 0);
};

const weight = ({ typed }: Slot): number => (/\p{Script=Han}/u.test(typed) ? 100 : 0) + typed.length;

const lettersIn = (texts: readonly string[]): number => texts.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** Leaves out what no goods has, or the least telling word: a size before a name, a short one before a long one. Never most of what was typed. */
const findWithFewer = async (engine: SearchEngine, asked: Question, keyword: string): Promise<Outcome | undefined> => {
  const { slots, unknown } = asked.plan;
  const least = slots.toSorted((one, other) => weight(one) - weight(other))[0];
  const kept = unknown.length > 0 ? slots : slots.filter((slot) => slot !== least);
  const typed = kept.map((slot) => slot.typed);
  if (kept.length === 0 || lettersIn(typed) * 3 < lettersIn([keyword]) || typed.every((text) => [...text].length < 2)) return undefined;
  const outcome = await findPlanned(engine, { ...asked, plan: { ...nothingTyped, slots: kept } }, keyword);
  if (!outcome || outcome.found.total === 0) return undefined;
  return { ...outcome, correction: { keyword: typed.join(' '), reason: 'fewer_words' } };
};
