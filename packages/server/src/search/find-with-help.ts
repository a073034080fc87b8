import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { describeWant } from '@mall/grammar/describe-want.ts';
import { foldText } from '@mall/grammar/fold-text.ts';
import type { Want } from '@mall/grammar/reading.ts';
import type { Tx } from '../kernel/db.ts';
import { type Correction, correctKeyword } from './correct-keyword.ts';
import { findByNumber } from './find-by-number.ts';
import { givenUp } from './give-up.ts';
import { planQuery } from './plan-query.ts';
import { nearestTo, valuesAlike } from './plan-want.ts';
import { nothingTyped, type Plan, type Slot } from './query-plan.ts';
import { type Found, nothingFound, type Question, readQuestion } from './read-question.ts';
import { remember } from './remember.ts';
import type { BookValue } from './search-book.ts';
import type { SearchEngine } from './search-engine.ts';
import { isFiltered, settlePlan, withoutFilters, withSlots } from './settle-plan.ts';

/** A figure that what is shown does not have, with what comes nearest to it and the keyword that would find that. */
type Unmet = { typed: string; nearest: { value: string; keyword: string }[] };
export type Outcome = { asked: Question; found: Found; correction?: Correction; unmet: Unmet[] };

type Replacement = { want: Want; nearest: BookValue[] };

const mostNearest = 3;
const mostTold = 4;
const mostPlans = 1000;

export const planOf = (engine: SearchEngine, keyword: string, classId?: Id): Plan => {
  if (keyword === '') return nothingTyped;
  const key = `${classId ?? ''} ${keyword}`;
  const known = engine.plans?.get(key);
  if (known) return known;
  const plan = planQuery(engine, keyword, classId);
  // Signs alone mean nothing, which is not the same as anything.
  const isSigns = plan.slots.length === 0 && plan.unknown.length === 0 && plan.unmet.length === 0;
  const made = isSigns ? { ...plan, unknown: [keyword] } : plan;
  return engine.plans ? remember(engine.plans, mostPlans, key, made) : made;
};

const figure = /^(\d[\d.]*)(\D*)$/u;

/** The keyword with another figure in the place of one; on a plate, where it stands without its unit, only the number. */
const instead = (keyword: string, typed: string, value: string): string => {
  const folded = foldText(keyword);
  const at = folded.toLowerCase().indexOf(typed.toLowerCase());
  if (at >= 0) return `${folded.slice(0, at)}${value}${folded.slice(at + typed.length)}`;
  const [, was = '', unit = ''] = figure.exec(typed) ?? [];
  const [, now = '', other = ''] = figure.exec(value) ?? [];
  const place = was === '' || unit !== other ? -1 : folded.search(new RegExp(`(?<![\\d.])${was.replaceAll('.', '\\.')}(?![\\d.])`));
  return place < 0 ? `${folded} ${value}` : `${folded.slice(0, place)}${now}${folded.slice(place + was.length)}`;
};

/** The keyword without some of its words. */
const leaving = (keyword: string, typed: readonly string[]): string =>
  typed
    .reduce((rest, word) => instead(rest, word, ' '), foldText(keyword))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What each figure could be replaced by among some values. */
const replacementsOf = (engine: SearchEngine, wants: readonly Want[], among: Iterable<number>): Replacement[] => {
  const values = [...among];
  return wants.slice(0, mostTold).map((want) => ({ want, nearest: nearestTo(engine.book, want, values).slice(0, mostNearest) }));
};

const describeUnmet = (keyword: string, { missing }: Plan, replacements: readonly Replacement[]): Unmet[] => [
  ...missing.map(({ typed, nearest }) => ({
    typed,
    nearest: nearest.map((value) => ({ value, keyword: instead(keyword, typed, value) })),
  })),
  ...replacements
    .filter(({ want, nearest }) => nearest[0]?.text !== describeWant(want))
    .map(({ want, nearest }) => ({
      typed: describeWant(want),
      nearest: nearest.map(({ text }) => ({ value: text, keyword: instead(keyword, want.text, text) })),
    })),
];

/** Every value that goods have, for a figure that no goods has. */
const allValues = ({ book }: SearchEngine): number[] => book.values.flatMap((value) => (value && value.group > 0 ? [value.no] : []));

/** What words came to mean, whatever the filters: the plan or the numbered goods, and what is to be said of it. */
type Meaning = Pick<Question, 'plan' | 'goodsIds' | 'specs'> & Pick<Outcome, 'correction' | 'unmet'> & { none: boolean };

const meaningOf = ({ asked: { plan, goodsIds, specs }, found, correction, unmet }: Outcome): Meaning => ({
  plan,
  goodsIds,
  specs,
  unmet,
  ...(correction && { correction }),
  none: found.total === 0,
});

// By the plan itself, which is of one model and goes with it; then by the place that is searched.
const meanings = new WeakMap<Plan, Map<string, Meaning>>();
const mostPlaces = 50;

const keepMeaning = (plan: Plan, place: string, meaning: Meaning): Meaning => {
  const places = meanings.get(plan) ?? new Map<string, Meaning>();
  meanings.set(plan, places);
  return remember(places, mostPlaces, place, meaning);
};

/** What was asked, found as it was typed or with help. A filter never changes what the words mean, so that is settled once for all filters and pages. */
export const findWithHelp = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, within?: readonly Id[]): Promise<Outcome> => {
  const plan = planOf(engine, query.keyword, query.classId);
  const asked = readQuestion(engine.book, plan, query, within);
  if (plan === nothingTyped) return { asked, found: await engine.find(asked), unmet: [] };
  const place = JSON.stringify([asked.storeId, asked.shelfIds, asked.zoneId]);
  const known = within ? undefined : meanings.get(plan)?.get(place);
  if (!known && !isFiltered(asked)) {
    const outcome = await help(tx, engine, asked, query);
    if (!within) keepMeaning(plan, place, meaningOf(outcome));
    return outcome;
  }
  const made = known ?? meaningOf(await help(tx, engine, withoutFilters(asked), query));
  const { none, unmet, correction, ...meant } = known || within ? made : keepMeaning(plan, place, made);
  const meaning = { ...asked, ...meant };
  return { asked: meaning, found: none ? nothingFound : await engine.find(meaning), unmet, ...(correction && { correction }) };
};

/** A number on a label first; else as typed; else as probably meant; else with another figure, which is said; else with some of the words. */
const help = async (tx: Tx, engine: SearchEngine, asked: Question, query: SearchGoodsQuery): Promise<Outcome> => {
  const { plan } = asked;
  const numbered = plan.items.length > 0 ? await findNumbered(tx, engine, asked, plan.items) : undefined;
  if (numbered) return numbered;
  const outcome = await findPlanned(engine, asked, query.keyword);
  if (outcome) return outcome;
  // A number that is shaped like no other.
  const coded = codePattern.test(query.keyword.trim()) ? await findNumbered(tx, engine, asked, [query.keyword]) : undefined;
  if (coded) return coded;
  const correction = correctKeyword(engine, query.keyword, slipsIn(plan));
  if (correction) {
    const corrected = await findPlanned(engine, { ...asked, plan: planOf(engine, correction.keyword, query.classId) }, correction.keyword);
    if (corrected && corrected.found.total > 0) return { ...corrected, correction };
  }
  const fewer = await findWithFewer(engine, asked, query.keyword);
  if (fewer) return fewer;
  const wants = [...plan.unmet, ...plan.slots.flatMap((slot) => slot.want ?? [])];
  const unmet = describeUnmet(query.keyword, plan, replacementsOf(engine, wants, allValues(engine)));
  return { asked: { ...asked, plan: nothingTyped }, found: nothingFound, unmet };
};

/** Stretches that no goods has; where there are none, compounds whose parts goods have, but not the whole: 地脚螺丝. */
const slipsIn = ({ slips, slots }: Plan): string[] =>
  slips.length > 0
    ? slips
    : slots.filter((slot) => slot.anchor !== 2 && !slot.want && (slot.alternatives[0]?.length ?? 0) > 1).map((slot) => slot.typed);

const codePattern = /^[\dA-Z][\dA-Z -]{2,38}\d$/i;

const findNumbered = async (tx: Tx, engine: SearchEngine, asked: Question, numbers: readonly string[]): Promise<Outcome | undefined> => {
  const named = await findByNumber(tx, numbers);
  if (named.goodsIds.length + named.specs.length === 0) return undefined;
  const numbered = { ...asked, plan: nothingTyped, ...named };
  return { asked: numbered, found: await engine.find(numbered), unmet: [] };
};

/** As planned, or with one word, one figure or all of them given up. Nothing where the words themselves lead nowhere. */
const findPlanned = async (engine: SearchEngine, asked: Question, keyword: string): Promise<Outcome | undefined> => {
  const { plan } = asked;
  if (plan.unknown.length > 0 || (plan.slots.length === 0 && plan.unmet.length > 0)) return undefined;
  const { found, asked: read } = await settlePlan(engine, asked);
  // A model that counted in another way than in a name is none that the goods have.
  const models = plan.slots.filter((slot) => slot.named && !read.plan.slots.includes(slot));
  const missing = [...read.plan.missing, ...models.map((slot) => ({ typed: slot.typed, nearest: [] }))];
  // What is kept by a plan knows it by itself.
  const settled = { found, asked: models.length === 0 ? read : { ...read, plan: { ...read.plan, missing } } };
  if (settled.found.total > 0 && plan.unmet.length > 0) return showNearest(engine, settled.asked, settled.found, plan.unmet, keyword);
  if (settled.found.total > 0 || plan.slots.length === 0) return { ...settled, unmet: describeUnmet(keyword, settled.asked.plan, []) };
  for (const { slots, words, figures } of givenUp(plan)) {
    const easier = withSlots({ ...asked, plan: { ...plan, exact: '' } }, slots);
    if (!(await engine.findsAny(easier))) continue;
    if (figures.length === 0) return withoutWords(engine, easier, words, keyword);
    return showNearest(engine, easier, await engine.find(easier), [...plan.unmet, ...figures], keyword);
  }
  return undefined;
};

/** Without some words, but with values that look like them where there are such: 玻璃对开门 for 玻璃门. */
const withoutWords = async (engine: SearchEngine, asked: Question, words: readonly string[], keyword: string): Promise<Outcome> => {
  const settled = await settlePlan(engine, asked);
  const alike = words.map(
    (word): Slot => ({ typed: word, alternatives: [], values: valuesAlike(engine.book, word, settled.found.values.keys()) }),
  );
  const told = alike.filter((slot) => (slot.values ?? []).length > 0);
  const better = told.length > 0 ? await settlePlan(engine, withSlots(asked, [...asked.plan.slots, ...told])) : undefined;
  const best = better && better.found.total > 0 ? better : settled;
  const given = best === better ? words.filter((word) => told.every((slot) => slot.typed !== word)) : words;
  const unmet = describeUnmet(keyword, asked.plan, []);
  // A sign that says little is not missed: 带 of 带头枕.
  return given.some((word) => [...word].length > 1)
    ? { ...best, unmet, correction: { keyword: leaving(keyword, given), reason: 'fewer_words' } }
    : { ...best, unmet };
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
  // That which is named first is what is shown, where there is such.
  const first = replacements.map(({ want, nearest }) => ({ want, nearest: nearest.slice(0, 1) }));
  for (const some of [first, replacements]) {
    const nearer = withNearest(asked, some);
    const near = await engine.find(nearer);
    if (near.total > 0) return { asked: nearer, found: near, unmet };
  }
  return { asked, found, unmet };
};

/** What comes nearest in the place of what was wanted. */
const withNearest = (asked: Question, replacements: readonly Replacement[]): Question =>
  withSlots(asked, [
    ...asked.plan.slots,
    ...replacements.flatMap(({ want, nearest }) =>
      nearest.length > 0 ? [{ typed: want.text, alternatives: [], values: nearest.map((value) => value.no) }] : [],
    ),
  ]);

const weight = ({ typed }: Slot): number => (/\p{Script=Han}/u.test(typed) ? 100 : 0) + typed.length;

const lettersIn = (texts: readonly string[]): number => texts.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** Leaves out what no goods has, or the least telling word: a size before a name, a short one before a long one. Never most of what was typed. */
const findWithFewer = async (engine: SearchEngine, asked: Question, keyword: string): Promise<Outcome | undefined> => {
  const { slots, unknown } = asked.plan;
  const least = slots.toSorted((one, other) => weight(one) - weight(other))[0];
  const kept = unknown.length > 0 ? slots : slots.filter((slot) => slot !== least);
  const given = unknown.length > 0 ? unknown : [least?.typed ?? ''];
  // A figure, a colour or a sign alone is no search for what was meant.
  if (
    !kept.some((slot) => !slot.want && !slot.soft && slot.alternatives.length + (slot.classes ?? []).length > 0) ||
    lettersIn(kept.map((slot) => slot.typed)) * 3 < lettersIn([keyword])
  )
    return undefined;
  const easier = { ...asked, plan: { ...asked.plan, slots: kept, unknown: [], exact: '' } };
  const outcome = await findPlanned(engine, easier, keyword);
  if (!outcome || outcome.found.total === 0) return undefined;
  if (outcome.unmet.length === 0 && outcome.correction === undefined) return withoutWords(engine, outcome.asked, given, keyword);
  return { ...outcome, correction: { keyword: leaving(outcome.correction?.keyword ?? keyword, given), reason: 'fewer_words' } };
};
