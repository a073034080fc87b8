import { foldText } from './fold-text.ts';
import { keepByText } from './keep-by-text.ts';
import { scanMeasures } from './scan-measures.ts';

/** The measures of a printed value or a typed figure by itself. */
export const measuresOf = keepByText((text) => scanMeasures(foldText(text)));
