import { canonicalValue } from './canonical-value.ts';
import { foldText } from './fold-text.ts';
import type { PrintedValue } from './keys-of-value.ts';
import type { Figure } from './reading.ts';
import { scanMeasures } from './scan-measures.ts';

/** The figures a printed value states, for comparison: a point has equal ends, 4～20mA two, ≤400ms an open one. */
export const figuresOfValue = ({ className, attribute, value }: PrintedValue): Figure[] =>
  scanMeasures(foldText(canonicalValue(className, attribute, value)), attribute).flatMap((measure) =>
    measure.compare ? measure.compare.map(({ quantity, low, high }) => ({ quantity, low, high })) : measure.figures,
  );
