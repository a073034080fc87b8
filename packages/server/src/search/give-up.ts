import type { Want } from '@mall/grammar/reading.ts';
import type { Plan, Slot } from './query-plan.ts';
import { widened } from './settle-plan.ts';

/** What is left of a plan, with the words and figures that were given up. */
type Easier = { slots: Slot[]; words: string[]; figures: Want[] };

const mostTries = 14;

/** A figure, or one that may stand in for it. */
const standingIn = (slot: Slot): Slot => ({ ...slot, values: [...(slot.values ?? []), ...(slot.near ?? [])] });

/**
 * In which order parts of a query are given up: signs that say little; a word beside one that says more surely what is meant; a figure for one that may stand in; one
 * of the figures, the last first; one beside one for which another stands in; all of them.
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
      slots: firm.map((other) => (other === slot ? standingIn(slot) : other)),
      words: [],
      figures: slot.want ? [slot.want] : [],
    })),
    ...plain.toReversed().map((word) => without((slot) => slot.typed === word.typed)),
    ...figures.toReversed().map((figure) => without((slot) => slot.want !== undefined && slot.want === figure.want)),
    ...standIns.flatMap((slot) =>
      figures
        .filter((other) => other !== slot)
        .toReversed()
        .map((gone) => ({
          slots: firm.filter((other) => other !== gone).map((other) => (other === slot ? standingIn(slot) : other)),
          words: [],
          figures: [slot, gone].flatMap(({ want }) => want ?? []),
        })),
    ),
    ...(figures.length > 1 ? [without((slot) => slot.want !== undefined)] : []),
  ]
    .filter((easier) => easier.slots.length > 0)
    .slice(0, mostTries);
};
