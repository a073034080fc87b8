import type { Scorecard } from '@mall/contract/inquiry/inquiry-data.ts';

/** What was counted of a store in a year. */
export type StoreCounts = {
  /** Orders that were sent, or should have been by now. */
  due: number;
  onTime: number;
  asked: number;
  answered: number;
  won: number;
  received: number;
  returned: number;
  reviews: number;
  stars: number;
};

/** Of who did nothing. */
export const idleCard: Scorecard = { score: null, onTime: null, answered: null, won: 0, returns: null, reviews: null };

/** Less than so many say nothing. */
const least = 3;
const percent = (part: number, of: number): number => Math.round((part / of) * 1000) / 10;

/** How far each measure counts; those without enough behind them are left out, and the others share. */
const weightOf = { onTime: 35, answered: 20, returns: 20, reviews: 25 } as const;

/** A supplier's card: out of 100, from what happened alone. Who did nothing has none. */
export const scorecardOf = (counts: StoreCounts): Scorecard => {
  const measured = {
    onTime: counts.due >= least ? { value: percent(counts.onTime, counts.due), of: counts.due } : null,
    answered: counts.asked >= least ? { value: percent(counts.answered, counts.asked), of: counts.asked } : null,
    returns: counts.received >= least ? { value: percent(counts.returned, counts.received), of: counts.received } : null,
    reviews: counts.reviews >= least ? { value: Math.round((counts.stars / counts.reviews) * 10) / 10, of: counts.reviews } : null,
  };
  const points = {
    onTime: measured.onTime?.value,
    answered: measured.answered?.value,
    returns: measured.returns === null ? undefined : Math.max(0, 100 - measured.returns.value * 5),
    reviews: measured.reviews === null ? undefined : measured.reviews.value * 20,
  };
  const known = (Object.keys(weightOf) as (keyof typeof weightOf)[]).filter((name) => points[name] !== undefined);
  const weight = known.reduce((sum, name) => sum + weightOf[name], 0);
  const sum = known.reduce((all, name) => all + (points[name] ?? 0) * weightOf[name], 0);
  return { ...measured, won: counts.won, score: weight === 0 ? null : Math.round((sum / weight) * 10) / 10 };
};
