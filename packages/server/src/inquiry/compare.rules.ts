import type { Weights } from '@mall/contract/inquiry/inquiry.rules.ts';

/** What a quote is judged by. Points for technique and service are the buyer's; without them half is assumed. */
export type Judged = { totalFen: number; days: number; technique: number | null; service: number | null };
export type Scores = { price: number; technique: number; delivery: number; service: number; whole: number };

const half = 50;
const tenth = (value: number): number => Math.round(value * 10) / 10;
/** The least gets 100, the others so many as the least is of theirs. One day is the least that a delivery takes. */
const against = (least: number, value: number): number => (value <= 0 ? 100 : tenth((least / value) * 100));

/** Points of the quotes of a round, each against the best of them. */
export const scoresOf = (quotes: readonly Judged[], weights: Weights): Scores[] => {
  const lowest = Math.min(...quotes.map(({ totalFen }) => totalFen));
  const fastest = Math.max(1, Math.min(...quotes.map(({ days }) => days)));
  return quotes.map(({ totalFen, days, technique, service }) => {
    const points = {
      price: against(lowest, totalFen),
      technique: technique ?? half,
      delivery: against(fastest, Math.max(1, days)),
      service: service ?? half,
    };
    const whole =
      (points.price * weights.price +
        points.technique * weights.technique +
        points.delivery * weights.delivery +
        points.service * weights.service) /
      100;
    return { ...points, whole: tenth(whole) };
  });
};
