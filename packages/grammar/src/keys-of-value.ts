import { canonicalValue } from './canonical-value.ts';
import { foldText } from './fold-text.ts';
import { textKey } from './measure.ts';
import { scanMeasures } from './scan-measures.ts';

export type PrintedValue = { className: string; attribute: string; value: string };

/**
 * The keys that a printed value of the catalogue answers to. The first is the value itself: two values of an attribute with the same
 * first key are one. The others are what it may also be found by: its figures, the figures without unit (`n:63`) and its text (`v:…`).
 */
export const keysOfValue = ({ className, attribute, value }: PrintedValue): string[] => {
  const printed = foldText(canonicalValue(className, attribute, value));
  const measures = scanMeasures(printed, attribute);
  const only = measures[0];
  const itself =
    only && only.from === 0 && only.to === printed.length && !only.compare?.some((one) => one.op !== 'range') ? only.held[0] : undefined;
  return [...new Set([itself ?? textKey(printed), ...measures.flatMap((measure) => measure.held)])];
};
