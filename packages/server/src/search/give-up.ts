import type { Want } from '@mall/grammar/reading.ts';
import type { Plan, Slot } from './plan-query.ts';
import { widened } from './settle-plan.ts';

/** What is left of a plan, with the words and figures that were given up. */
type Easier = { slots: Slot[]; words: string[]; figures: Want[] };

const mostTries = 10;

/**
 * In which order parts of a query are given up: signs that say little; a word beside one that says more surely what is meant; a figure for one that may stand in; one
 * of the figures, the last first; all of them.
 */
export const givenUp = ({ slots }: Plan): Easier[] => {
  const wide = slots.map(widened);
  const firm = wide.filter((slot) => !slot.soft);
  const weak = slots.filter((slot) => slot.soft).map((slot) => slot.typed);
  const without = (gone: (slot: Slot) => boolean): Easier => ({
    slots: firm.filter((slot) => !gone(slot)),
    words: [...firm.filter((slot) => gone(slot) && !slot.want).map((slot) => slot.typed), ...weak],
    figures: firm.filter(gone).flatMap((slot) => slot.want ?? []),
  });
  const figures = firm.filter((slot) => slot.want);
  const firmest = Math.max(...slots.map((slot) => slot.anchor ?? 0));
  const plain = firm.filter((slot) => !slot.want && (slot.anchor ?? 0) < firmest);
  const standIns = figures.filter((slot) => slot.near && slot.near.length > 0);
  return [
    ...(weak.length > 0 ? [without(() => false)] : []),
    ...standIns.map((slot) => ({
      slots: firm.map((other) => (other === slot ? { ...slot, values: [...(slot.values ?? []), ...(slot.near ?? [])] } : other)),
      words: [],
      figures: slot.want ? [slot.want] : [],
    })),
    ...plain.toReversed().map((word) => without((slot) => slot.typed === word.typed)),
    ...figures.toReversed().map((figure) => without((slot) => slot.want !== undefined && slot.want === figure.want)),
    ...(figures.length > 1 ? [without((slot) => slot.want !== undefined)] : []),
  ]
    .filter((easier) => easier.slots.length > 0)
    .slice(0, mostTries);
};
