import equalValues from '../data/equal-values.json' with { type: 'json' };
import { foldText } from './fold-text.ts';
import { textKey } from './measure.ts';

type Equal = { attributes: string[]; canonical: string; also: string[]; classes: string[] };

const values = equalValues.values as Equal[];
const spellings = new Map<string, string>();
const place = (className: string, attribute: string, spelling: string) => `${className}|${attribute}|${textKey(foldText(spelling))}`;
for (const { attributes, canonical, also, classes } of values)
  for (const className of classes)
    for (const attribute of attributes)
      for (const spelling of [canonical, ...also]) {
        const at = place(className, attribute, spelling);
        if (!spellings.has(at) || spelling === canonical) spellings.set(at, canonical);
      }

/** The value as this class prints it: 304 for 304不锈钢 where both are one. Anything else stays as it is. */
export const canonicalValue = (className: string, attribute: string, value: string): string =>
  spellings.get(place(className, attribute, value)) ?? value;
