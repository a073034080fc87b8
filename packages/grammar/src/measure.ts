import { numberKey } from './number-key.ts';
import type { Compare, Condition, Figure } from './reading.ts';

/** A shape or figure found in a text: the keys it asks for when a buyer types it, and the keys it answers to when it is printed. */
export type Measure = {
  from: number;
  to: number;
  shape: string;
  asked: string[];
  held: string[];
  figures: Figure[];
  /** Its figures in printed order, in own units. */
  order: number[];
  /** As the mall would print it. */
  normal: string;
  together?: Condition[];
  near?: string[];
  compare?: Compare[];
  weak?: boolean;
};

/** Reads a measure that begins at `at`, or nothing. `attribute` is given for printed values. */
export type MeasureReader = (text: string, at: number, attribute?: string) => Measure | undefined;

export const point = (quantity: string, figure: number): Figure => ({ quantity, low: figure, high: figure });
export const figureKey = (quantity: string, figure: number): string => `${quantity}:${numberKey(figure)}`;
export const isPoint = (quantity: string, figure: number): Condition => ({
  keys: [figureKey(quantity, figure)],
  figure: point(quantity, figure),
});
/** The key of a value that is known by its text. */
export const textKey = (folded: string): string => `v:${folded.toLowerCase().replaceAll(' ', '')}`;
/** Longer runs of digits are no figure of the trade. */
export const longestFigure = 12;
