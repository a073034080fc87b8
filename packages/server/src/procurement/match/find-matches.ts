import type { Id } from '@mall/contract/kernel/fields.ts';
import { mostAlternatives } from '@mall/contract/procurement/match.rules.ts';
import type { Tx } from '../../kernel/db.ts';
import { findWithHelp, type Outcome, planOf } from '../../search/find-with-help.ts';
import type { Plan, Slot } from '../../search/query-plan.ts';
import type { Hit } from '../../search/read-question.ts';
import type { SearchBook } from '../../search/search-book.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { asTyped } from './as-typed.ts';
import { asFound, findNear } from './find-near.ts';
import { fireAsked, firePoints } from './fire-points.ts';
import { kindOfMatch, type MatchKind } from './kind-of-match.ts';
import { compareScores, type Point, pointsOf, type Scored, scorePoints } from './score-match.ts';

/** What was not said and tells the specs that fit apart. */
type Open = { name: string; values: string[] };
/** A spec that was found for a text, with sisters of the same goods that fit as well; `traits` are its values by attribute. */
export type Match = {
  goodsId: Id;
  specId: Id;
  sisters: Id[];
  open: Open[];
  points: Point[];
  traits: ReadonlyMap<string, string>;
  kind: MatchKind;
  /** What a line says beside a code or a number, and the spec that these name has otherwise. */
  against?: Point[];
};
/** `spread`: what all that fit have of each attribute, where they are of one class. */
export type Spread = ReadonlyMap<string, readonly string[]>;
export type Matches = { found: Match[]; unknown: string[]; isGuess: boolean; isTelling: boolean; spread: Spread; nearest: string[] };

const most = mostAlternatives + 1;
/** Some more than are shown: their names tell which are the best. */
const mostFound = most + 4;
const mostSisters = 8;

/** The attribute that a value belongs to; none for a label. */
const attributeOf = (book: SearchBook, { group }: { group: number }): string => (group > 0 ? (book.groups[group]?.names.zh ?? '') : '');

const traitsOf = (book: SearchBook, values: ReadonlySet<number>): Map<string, string> => {
  const traits = new Map<string, string>();
  for (const no of values) {
    const value = book.values[no];
    const name = value ? attributeOf(book, value) : '';
    if (value && name !== '') traits.set(name, value.text);
  }
  return traits;
};

/** In what specs of one goods that fit differ, but for what was asked: that is no longer open, whether they have it or not. */
const openOf = (some: readonly Match[]): Open[] => {
  const [first] = some;
  if (!first || some.length < 2) return [];
  const asked = new Set(first.points.map(({ name }) => name));
  return [...first.traits.keys()]
    .filter((name) => !asked.has(name))
    .map((name) => ({ name, values: [...new Set(some.flatMap(({ traits }) => traits.get(name) ?? []))].slice(0, 6) }))
    .filter(({ values }) => values.length > 1);
};

type Ranked<T> = { one: T; scored: Scored };
const ranked = <T extends { points: readonly Point[]; kind: MatchKind }>(one: T): Ranked<T> => ({
  one,
  scored: scorePoints(one.points, one.kind),
});

type Asked = { plan: Plan; text: string; fire: ReturnType<typeof fireAsked> };

/** The spec of a goods that has most of what was asked, with its equals: where a figure was given up, the search cannot say which that is. */
const chooseSpec = (engine: SearchEngine, { plan, text, fire }: Asked, hit: Hit, kept: ReadonlySet<Slot>): Match => {
  const known = engine.specValues?.(hit.goodsId);
  const kind = kindOfMatch(engine.book, plan, text, hit.classId);
  const specs = hit.specIds.map((specId) => {
    const values = new Set(known?.get(specId) ?? Array.from(hit.values));
    return ranked({
      specId,
      values,
      kind,
      points: [...pointsOf(engine.book, plan, kept, { values, classId: hit.classId }), ...firePoints(fire, engine.book, values)],
    });
  });
  const best = specs.reduce((one, other) => (compareScores(one.scored, other.scored) > 0 ? other : one));
  const asMatch = ({ one: { specId, values, points } }: (typeof specs)[number]): Match => ({
    goodsId: hit.goodsId,
    specId,
    sisters: [],
    open: [],
    points,
    traits: traitsOf(engine.book, values),
    kind,
  });
  const alike = specs.filter(({ scored }) => compareScores(scored, best.scored) === 0).slice(0, mostSisters + 1);
  const equals = (known ? alike : [best]).map(asMatch);
  const sisters = (known ? alike : specs.slice(0, mostSisters + 1)).map(({ one }) => one.specId);
  return { ...asMatch(best), open: openOf(equals), sisters: sisters.filter((id) => id !== best.one.specId) };
};

/** Of what stands in the place of a figure the nearest that is enough is the next; others are only larger. */
const markNext = (found: readonly Match[]): void => {
  const nearest = new Map<string, number>();
  const points = found.flatMap((match) => match.points.filter(({ step, far }) => step === 'larger' && far !== undefined));
  for (const { asked, far = 0 } of points) nearest.set(asked, Math.min(far, nearest.get(asked) ?? far));
  for (const point of points) if (!point.isShort && point.far === nearest.get(point.asked)) point.step = 'next';
};

/** What all that was found has of each attribute; nothing where classes are mixed, whose attributes only share a name. */
const spreadOf = ({ book }: SearchEngine, { found, unmet, correction }: Outcome): Spread => {
  const spread = new Map<string, string[]>();
  if (unmet.length > 0 || correction || found.classes.size !== 1) return spread;
  for (const no of found.values.keys()) {
    const value = book.values[no];
    const name = value ? attributeOf(book, value) : '';
    if (!value || name === '') continue;
    const texts = spread.get(name);
    if (texts) texts.push(value.text);
    else spread.set(name, [value.text]);
  }
  return spread;
};

/** Specs for a text, the best first: as the search finds them, and others that come near, each with what agrees and what does not. */
export const findMatches = async (tx: Tx, engine: SearchEngine, text: string): Promise<Matches> => {
  const plan = planOf(engine, text);
  const outcome = await findWithHelp(tx, engine, { keyword: text, sort: 'relevance', pageNo: 1, pageSize: most });
  const isTypo = outcome.correction !== undefined && outcome.correction.reason !== 'fewer_words';
  const said = isTypo ? (outcome.correction?.keyword ?? text) : text;
  const planned = isTypo ? planOf(engine, said) : plan;
  const meant = { ...planned, unknown: planned.unknown.map((part) => asTyped(said, part)) };
  const asked = { plan: meant, text: said, fire: fireAsked(meant, said) };
  const first = asFound(outcome);
  const isShort = first.hits.length < most || outcome.unmet.length > 0 || outcome.correction !== undefined;
  const near = isShort && engine.kind === 'memory' && meant.slots.length + meant.unmet.length > 1 ? await findNear(engine, meant) : [];
  const found: Match[] = [];
  for (const { hits, isKept } of [first, ...near]) {
    const kept = new Set(meant.slots.filter(isKept));
    for (const hit of hits) {
      const match = chooseSpec(engine, asked, hit, kept);
      if (!found.some(({ specId }) => specId === match.specId)) found.push(match);
    }
  }
  markNext(found);
  return {
    // Those that have as much stay in the order of the search.
    found: found
      .map(ranked)
      .toSorted((one, other) => compareScores(one.scored, other.scored))
      .slice(0, mostFound)
      .map(({ one }) => one),
    unknown: meant.unknown,
    nearest: meant.missing.flatMap(({ nearest }) => nearest),
    isGuess: isTypo,
    spread: spreadOf(engine, outcome),
    isTelling: meant.slots.some((slot) => slot.want !== undefined || slot.named || (slot.values ?? []).length > 0),
  };
};
