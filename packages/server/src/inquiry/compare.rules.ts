import {
  type GivenMeasure,
  isGiven,
  type Judged,
  type Measure,
  measureRows,
  measures,
  ofEach,
  type Scores,
  type Weights,
} from '@mall/contract/inquiry/measures.rules.ts';

type Scored = Judged & { points: { readonly [Name in GivenMeasure]?: number | undefined } };

/** So many where nobody has given points yet. */
const half = 50;
const tenth = (value: number): number => Math.round(value * 10) / 10;
/** The least gets 100, the others so many as the least is of theirs. */
const against = (least: number, value: number): number => (value <= 0 ? 100 : tenth((least / value) * 100));

/** Points of the quotes of a round, each against the best of them. */
export const scoresOf = (quotes: readonly Scored[], weights: Weights): Scores[] => {
  const pointsOf = (quote: Scored, name: Measure): number => {
    const { figure } = measureRows[name];
    if (figure) return against(Math.min(...quotes.map(figure)), figure(quote));
    return (isGiven(name) ? quote.points[name] : undefined) ?? half;
  };
  return quotes.map((quote) => {
    const points = ofEach(measures, (name) => pointsOf(quote, name));
    return { ...points, whole: tenth(measures.reduce((sum, name) => sum + points[name] * weights[name], 0) / 100) };
  });
};
