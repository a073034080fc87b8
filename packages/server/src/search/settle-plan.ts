import { isFree } from './filters.ts';
import type { Plan, Slot, Ways } from './query-plan.ts';
import type { Found, Question } from './read-question.ts';
import type { SearchEngine } from './search-engine.ts';

type Settled = { asked: Question; found: Found };

export const isFiltered = (asked: Question): boolean => !isFree(asked);

export const withoutFilters = (asked: Question): Question => ({
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

export const withSlots = (asked: Question, slots: readonly Slot[]): Question => ({ ...asked, plan: { ...asked.plan, slots: [...slots] } });

/** A slot with all the ways in which it can be met. */
export const widened = (slot: Slot): Slot => {
  const { also, named: _, ...strict } = slot;
  if (!also) return slot;
  return { ...strict, ...joined(strict, also) };
};

const joined = (one: Ways, other: Ways): Ways => {
  const together = [one.together ?? [], other.together ?? []].find((lists) => lists.length > 0);
  return {
    alternatives: [...one.alternatives, ...other.alternatives],
    values: [...new Set([...(one.values ?? []), ...(other.values ?? [])])],
    ...(together && { together }),
    classes: [...new Set([...(one.classes ?? []), ...(other.classes ?? [])])],
  };
};

const hintSlots = ({ hints }: Plan): Slot[] => hints.map((values) => ({ typed: '', alternatives: [], values }));

/**
 * The strictest reading of a plan that finds something: strictly, with what probably says which spec is meant; then strictly; then with every way allowed, but strict
 * again where that still leaves something.
 */
export const settlePlan = async (engine: SearchEngine, asked: Question): Promise<Settled> => {
  const { plan } = asked;
  if (plan.hints.length > 0 && plan.slots.length > 0) {
    const hinted = withSlots(asked, [...plan.slots, ...hintSlots(plan)]);
    const found = await engine.find(hinted);
    if (found.total > 0) return { asked: hinted, found };
  }
  const found = await engine.find(asked);
  if (found.total > 0 || !plan.slots.some((slot) => slot.also)) return { asked, found };
  let slots = plan.slots.map(widened);
  if (!(await engine.findsAny(withSlots(asked, slots)))) return { asked, found };
  for (const [nth, slot] of plan.slots.entries()) {
    if (!slot.also || plan.slots.length === 1) continue;
    const tighter = slots.toSpliced(nth, 1, slot);
    if (await engine.findsAny(withSlots(asked, tighter))) slots = tighter;
  }
  const settled = withSlots(asked, slots);
  return { asked: settled, found: await engine.find(settled) };
};
