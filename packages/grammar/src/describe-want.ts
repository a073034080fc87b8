import { foldText } from './fold-text.ts';
import type { Want } from './reading.ts';
import { scanMeasures } from './scan-measures.ts';

/** A want as the mall would print it: 3×240 for 3芯240, 63A for 63安, ≥63A for 63A以上. */
export const describeWant = (want: Pick<Want, 'text'>): string => {
  const folded = foldText(want.text);
  const measures = scanMeasures(folded);
  let shown = '';
  let at = 0;
  for (const { from, to, normal } of measures) {
    shown += folded.slice(at, from) + normal;
    at = to;
  }
  return shown + folded.slice(at);
};
