import type { Measure } from './measure.ts';
import type { Want } from './reading.ts';

/** What a buyer asks who types the measure. */
export const wantOf = ({ asked, together, near, compare, weak }: Measure, text: string): Want => ({
  text,
  keys: [...new Set(asked)],
  ...(together && { together }),
  ...(near && near.length > 0 && { near }),
  ...(compare && { compare }),
  ...(weak && { weak }),
});
