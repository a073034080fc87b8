import { foldText } from './fold-text.ts';
import { keepByText } from './keep-by-text.ts';
import { measuresOf } from './measures-of.ts';
import type { Want } from './reading.ts';

const describe = keepByText((text) => {
  const folded = foldText(text);
  let shown = '';
  let at = 0;
  for (const { from, to, normal } of measuresOf(text)) {
    shown += folded.slice(at, from) + normal;
    at = to;
  }
  return shown + folded.slice(at);
});

/** A want as the mall would print it: 3×240 for 3芯240, 63A for 63安, ≥63A for 63A以上. */
export const describeWant = ({ text }: Pick<Want, 'text'>): string => describe(text);
