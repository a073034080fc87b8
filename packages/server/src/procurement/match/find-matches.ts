import type { Id } from '@mall/contract/kernel/fields.ts';
import { mostAlternatives } from '@mall/contract/procurement/match.rules.ts';
import type { Tx } from '../../kernel/db.ts';
import { findWithHelp, planOf } from '../../search/find-with-help.ts';
import { givenUp } from '../../search/give-up.ts';
import { nothingTyped, type Plan } from '../../search/query-plan.ts';
import { type Hit, type Question, readQuestion } from '../../search/read-question.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { withSlots } from '../../search/settle-plan.ts';
import { type Scored, scoreMatch } from './score-match.ts';

/** What was not said and tells the specs that fit apart. */
type Open = { name: string; values: string[] };
/** A spec that was found for a text, with sisters of the same goods that fit as well. */
export type Match = Scored & { goodsId: Id; specId: Id; sisters: Id[]; open: Open[] };
export type Matches = { found: Match[]; unknown: string[]; isGuess: boolean; hasFigures: boolean };

const most = mostAlternatives + 1;
const mostSisters = 8;
const mostEasier = 4;

const questionOf = (engine: SearchEngine, plan: Plan): Question =>
  readQuestion(engine.book, plan, { keyword: '', sort: 'relevance', pageNo: 1, pageSize: most });

const typedOf = ({ slots }: Plan): Set<string> => new Set(slots.map((slot) => slot.typed));

/** The values of one spec, as the engine knows it. */
const valuesOf = async (engine: SearchEngine, goodsId: Id, specId: Id): Promise<ReadonlySet<number>> => {
  const { hits } = await engine.find({ ...questionOf(engine, nothingTyped), specs: [{ goodsId, specId }], limit: 1 });
  return new Set(Array.from(hits[0]?.values ?? []));
};

/** In what the specs of one goods that fit differ. */
const openOf = async (engine: SearchEngine, { goodsId, specIds, matchCount }: Hit): Promise<Open[]> => {
  if (matchCount < 2 || engine.kind === 'sql') return [];
  const sets: ReadonlySet<number>[] = [];
  for (const specId of specIds.slice(0, mostSisters)) sets.push(await valuesOf(engine, goodsId, specId));
  const { book } = engine;
  const byGroup = new Map<number, Set<string>>();
  for (const set of sets)
    for (const no of set) {
      const value = book.values[no];
      if (!value || value.group === 0 || sets.every((other) => other.has(no))) continue;
      byGroup.set(value.group, (byGroup.get(value.group) ?? new Set()).add(value.text));
    }
  return [...byGroup].map(([group, values]) => ({ name: book.groups[group]?.names.zh ?? '', values: [...values].slice(0, 6) }));
};

type Finding = { hits: readonly Hit[]; kept: ReadonlySet<string> };

/** With a figure or a word given up, one after the other: what comes near. */
const findNear = async (engine: SearchEngine, plan: Plan, wanted: number): Promise<Finding[]> => {
  const findings: Finding[] = [];
  let left = wanted;
  for (const { slots } of givenUp(plan).slice(0, mostEasier)) {
    if (left <= 0) break;
    const { hits } = await engine.find({ ...withSlots(questionOf(engine, { ...plan, exact: '' }), slots), limit: wanted });
    findings.push({ hits, kept: new Set(slots.map((slot) => slot.typed)) });
    left -= hits.length;
  }
  return findings;
};

/** Specs for a text, the best first: as the search finds them, and others that come near, each with what agrees and what does not. */
export const findMatches = async (tx: Tx, engine: SearchEngine, text: string): Promise<Matches> => {
  const plan = planOf(engine, text);
  const outcome = await findWithHelp(tx, engine, { keyword: text, sort: 'relevance', pageNo: 1, pageSize: most });
  const meant = outcome.correction && outcome.correction.reason !== 'fewer_words' ? planOf(engine, outcome.correction.keyword) : plan;
  const kept = typedOf(outcome.asked.plan);
  // A model that only counted as another is said to be missing.
  for (const { typed } of outcome.unmet) kept.delete(typed);
  const first: Finding = { hits: outcome.found.hits, kept };
  const near = first.hits.length > 0 && first.hits.length < most && meant.slots.length > 1 ? await findNear(engine, meant, most - first.hits.length) : [];
  const found: Match[] = [];
  for (const { hits, kept: said } of [first, ...near])
    for (const hit of hits) {
      if (found.length >= most || found.some(({ specId }) => specId === hit.specId)) continue;
      const scored = scoreMatch(engine.book, meant, said, new Set(Array.from(hit.values)));
      found.push({
        ...scored,
        goodsId: hit.goodsId,
        specId: hit.specId,
        sisters: hit.specIds.filter((id) => id !== hit.specId).slice(0, mostSisters),
        open: await openOf(engine, hit),
      });
    }
  return {
    // Those that have as much stay in the order of the search.
    found: found.toSorted((one, other) => other.score - one.score),
    unknown: meant.unknown,
    isGuess: outcome.correction !== undefined,
    hasFigures: meant.slots.some((slot) => slot.want !== undefined || slot.named),
  };
};
