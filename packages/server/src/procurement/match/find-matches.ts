import type { Id } from '@mall/contract/kernel/fields.ts';
import { mostAlternatives } from '@mall/contract/procurement/match.rules.ts';
import { describeWant } from '@mall/grammar/describe-want.ts';
import type { Want } from '@mall/grammar/reading.ts';
import type { Tx } from '../../kernel/db.ts';
import { findWithHelp, type Outcome, planOf } from '../../search/find-with-help.ts';
import { givenUp } from '../../search/give-up.ts';
import type { Plan, Slot } from '../../search/query-plan.ts';
import { type Hit, type Question, readQuestion } from '../../search/read-question.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { withSlots } from '../../search/settle-plan.ts';
import { type Point, pointsOf, scorePoints } from './score-match.ts';

/** What was not said and tells the specs that fit apart. */
type Open = { name: string; values: string[] };
/** A spec that was found for a text, with sisters of the same goods that fit as well. */
export type Match = { goodsId: Id; specId: Id; sisters: Id[]; open: Open[]; points: Point[] };
export type Matches = { found: Match[]; unknown: string[]; isGuess: boolean; isTelling: boolean };

const most = mostAlternatives + 1;
const mostSisters = 8;
const mostEasier = 6;

const questionOf = (engine: SearchEngine, plan: Plan): Question =>
  readQuestion(engine.book, plan, { keyword: '', sort: 'relevance', pageNo: 1, pageSize: most });

/** In what the specs of one goods that fit differ. */
const openOf = ({ book, specValues }: SearchEngine, { goodsId, specIds, matchCount }: Hit): Open[] => {
  if (matchCount < 2 || !specValues) return [];
  const ownValues = specValues(goodsId);
  const sets = specIds.slice(0, mostSisters).map((specId) => new Set(ownValues.get(specId)));
  const byGroup = new Map<number, Set<string>>();
  for (const set of sets)
    for (const no of set) {
      const value = book.values[no];
      if (!value || value.group === 0 || sets.every((other) => other.has(no))) continue;
      byGroup.set(value.group, (byGroup.get(value.group) ?? new Set()).add(value.text));
    }
  return [...byGroup].map(([group, values]) => ({ name: book.groups[group]?.names.zh ?? '', values: [...values].slice(0, 6) }));
};

type Finding = { hits: readonly Hit[]; isKept: (slot: Slot) => boolean };

const share = <T>(one: readonly T[] = [], other: readonly T[] = []): boolean => one.some((item) => other.includes(item));
const sameWords = (one: readonly string[][], other: readonly string[][]): boolean => share(one.map(String), other.map(String));

/** Whether a part of the plan still stands among those that something was found by, and not only another in its place. */
const stands = (slot: Slot, slots: readonly Slot[]): boolean =>
  slots.some(
    (other) =>
      other === slot ||
      (other.typed === slot.typed &&
        (sameWords(slot.alternatives, other.alternatives) || share(slot.values, other.values) || share(slot.classes, other.classes))),
  );

/** What the search itself says that nothing shown has. */
const saidMissing = ({ unmet }: Outcome, { typed, want }: Slot): boolean =>
  unmet.some((one) => one.typed === typed || (want !== undefined && one.typed === describeWant(want)));

const asFound = (outcome: Outcome): Finding => ({
  hits: outcome.found.hits,
  isKept: (slot) => stands(slot, outcome.asked.plan.slots) && !saidMissing(outcome, slot),
});

type Easier = { slots: Slot[]; figures: Want[] };

/** A word beside a class, a model or a figure says the least and goes first; then one of the others after the other. */
const easierThan = (plan: Plan): Easier[] => {
  const firm = plan.slots.filter((slot) => !slot.soft && (slot.want !== undefined || slot.named || (slot.anchor ?? 0) > 0));
  const models = firm.filter((slot) => slot.named && firm.length > 1);
  const core = firm.length > 0 && firm.length < plan.slots.length ? [{ slots: firm, figures: [] }] : [];
  const withoutModel = models.map((model) => ({ slots: firm.filter((slot) => slot !== model), figures: [] }));
  const isClear = firm.some((slot) => (slot.anchor ?? 0) > 0 || slot.named);
  return [...core, ...withoutModel, ...(isClear && core.length > 0 ? givenUp({ ...plan, slots: firm }) : []), ...givenUp(plan)];
};

/** With a word, a model or a figure given up: what comes near. */
const findNear = async (engine: SearchEngine, plan: Plan, wanted: number): Promise<Finding[]> => {
  const findings: Finding[] = [];
  let left = wanted;
  for (const { slots, figures } of easierThan(plan).slice(0, mostEasier * 2)) {
    if (left <= 0 || findings.length >= mostEasier) break;
    if (slots.length === 0) continue;
    const { hits } = await engine.find({ ...withSlots(questionOf(engine, { ...plan, exact: '' }), slots), limit: wanted });
    if (hits.length === 0) continue;
    findings.push({ hits, isKept: (slot) => stands(slot, slots) && !(slot.want && figures.includes(slot.want)) });
    left -= hits.length;
  }
  if (findings.length > 0) return findings;
  const sure = plan.slots.filter((slot) => slot.anchor === 2);
  if (sure.length === 0 || sure.length === plan.slots.length) return [];
  const { hits } = await engine.find({ ...withSlots(questionOf(engine, { ...plan, exact: '' }), sure), limit: most });
  return [{ hits, isKept: (slot) => stands(slot, sure) }];
};

const scoreOf = ({ points }: Match): number => scorePoints(points).score;

/** Specs for a text, the best first: as the search finds them, and others that come near, each with what agrees and what does not. */
export const findMatches = async (tx: Tx, engine: SearchEngine, text: string): Promise<Matches> => {
  const plan = planOf(engine, text);
  const outcome = await findWithHelp(tx, engine, { keyword: text, sort: 'relevance', pageNo: 1, pageSize: most });
  const isTypo = outcome.correction !== undefined && outcome.correction.reason !== 'fewer_words';
  const meant = isTypo ? planOf(engine, outcome.correction?.keyword ?? text) : plan;
  const first = asFound(outcome);
  const isShort = first.hits.length < most || outcome.unmet.length > 0 || outcome.correction !== undefined;
  const near = isShort && engine.kind === 'memory' && meant.slots.length > 1 ? await findNear(engine, meant, most) : [];
  const found: { match: Match; hit: Hit }[] = [];
  for (const { hits, isKept } of [first, ...near])
    for (const hit of hits) {
      if (found.some(({ match }) => match.specId === hit.specId)) continue;
      const points = pointsOf(engine.book, meant, isKept, new Set(Array.from(hit.values)));
      const sisters = hit.specIds.filter((id) => id !== hit.specId).slice(0, mostSisters);
      found.push({ match: { goodsId: hit.goodsId, specId: hit.specId, sisters, open: [], points }, hit });
    }
  // Those that have as much stay in the order of the search.
  const best = found.toSorted((one, other) => scoreOf(other.match) - scoreOf(one.match)).slice(0, most);
  const settled = new Set(
    plan.hints.flatMap((values) => values.map((no) => engine.book.groups[engine.book.values[no]?.group ?? -1]?.names.zh)),
  );
  for (const { match, hit } of best) {
    // What a word hints at is no longer open where this spec has it.
    const hinted = new Set(match.points.filter((point) => point.isMet && settled.has(point.name)).map((point) => point.name));
    match.open = openOf(engine, hit).filter(({ name }) => !hinted.has(name));
  }
  return {
    found: best.map(({ match }) => match),
    unknown: meant.unknown,
    isGuess: isTypo,
    isTelling: meant.slots.some((slot) => slot.want !== undefined || slot.named || (slot.values ?? []).length > 0),
  };
};
