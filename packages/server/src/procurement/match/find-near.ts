import { mostAlternatives } from '@mall/contract/procurement/match.rules.ts';
import { adequateSide } from '@mall/grammar/adequate-side.ts';
import { describeWant } from '@mall/grammar/describe-want.ts';
import { stepTo } from '@mall/grammar/nearest-value.ts';
import type { Want } from '@mall/grammar/reading.ts';
import type { Outcome } from '../../search/find-with-help.ts';
import { givenUp } from '../../search/give-up.ts';
import type { Plan, Slot } from '../../search/query-plan.ts';
import { type Hit, type Question, readQuestion } from '../../search/read-question.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { withSlots } from '../../search/settle-plan.ts';

const most = mostAlternatives + 1;
const mostEasier = 6;
const mostNouns = 2;

const questionOf = (engine: SearchEngine, plan: Plan): Question =>
  readQuestion(engine.book, { ...plan, exact: '' }, { keyword: '', sort: 'relevance', pageNo: 1, pageSize: most });

/** What was found, and which parts of the plan it was found by. */
export type Finding = { hits: readonly Hit[]; isKept: (slot: Slot) => boolean };

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

export const asFound = (outcome: Outcome): Finding => ({
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

/** Of the values that were found without a figure the one to show in its place: the next that is enough; where none is, the nearest that is not. */
const inPlaceOf = ({ book }: SearchEngine, want: Want, among: Iterable<number>): number | undefined => {
  let best: { no: number; isEnough: boolean; far: number } | undefined;
  for (const no of among) {
    const value = book.values[no];
    const name = value && value.group > 0 ? (book.groups[value.group]?.names.zh ?? '') : '';
    if (!value || name === '' || (want.attributes && !want.attributes.includes(name))) continue;
    const step = stepTo(want, value.text);
    if (!step) continue;
    const side = adequateSide(name);
    const isEnough = side === 'neither' || (side === 'above') === step.above;
    if (!best || Number(isEnough) > Number(best.isEnough) || (isEnough === best.isEnough && step.far < best.far))
      best = { no, isEnough, far: step.far };
  }
  return best?.no;
};

/** With a word, a model or a figure given up: what comes near, that which has the next figures before others. */
export const findNear = async (engine: SearchEngine, plan: Plan): Promise<Finding[]> => {
  const asked = questionOf(engine, plan);
  const findings: Finding[] = [];
  let left = most;
  const unmet = plan.unmet.length > 0 ? [{ slots: plan.slots, figures: plan.unmet }] : [];
  for (const { slots, figures } of [...unmet, ...easierThan(plan)].slice(0, mostEasier * 2)) {
    if (left <= 0 || findings.length >= mostEasier) break;
    if (slots.length === 0) continue;
    const question = { ...withSlots(asked, slots), limit: most };
    const found = await engine.find(question);
    if (found.hits.length === 0) continue;
    const isKept = (slot: Slot) => stands(slot, slots) && !(slot.want && figures.includes(slot.want));
    const instead = figures.flatMap((want): Slot[] => {
      const no = inPlaceOf(engine, want, found.values.keys());
      return no === undefined ? [] : [{ typed: want.text, alternatives: [], values: [no] }];
    });
    const nearer =
      instead.length > 0 ? await engine.find({ ...question, plan: { ...question.plan, slots: [...slots, ...instead] } }) : undefined;
    if (nearer && nearer.hits.length > 0) findings.push({ hits: nearer.hits, isKept });
    findings.push({ hits: found.hits, isKept });
    left -= found.hits.length;
  }
  if (findings.length > 0) return findings;
  const sure = plan.slots.filter((slot) => slot.anchor === 2);
  // 安全带 双钩 names two things: whatever is had of the one or the other, the first before what only describes it.
  const easiest = sure.length === plan.slots.length ? sure.slice(0, mostNouns).map((slot) => [slot]) : [sure];
  for (const slots of easiest) {
    if (slots.length === 0 || slots.length === plan.slots.length) continue;
    const { hits } = await engine.find({ ...withSlots(asked, slots), limit: most });
    if (hits.length > 0) findings.push({ hits, isKept: (slot) => stands(slot, slots) });
  }
  return findings;
};
