/** A printed value, a pattern of it, or any of several. */
type Wanted = string | RegExp | readonly (string | RegExp)[];

/** What is typed, the classes that are right (joined by |), and what the shown spec must have: attributes by name, 型号 and 品牌. */
export type SpecQuery = readonly [typed: string, classes: string, values?: Readonly<Record<string, Wanted>>];

/** What is known of a spec: its values by attribute. */
export type SpecFacts = { className: string; values: Readonly<Record<string, string>> };

const meets = (value: string | undefined, wanted: Wanted): boolean => {
  if (value === undefined) return false;
  if (typeof wanted === 'string') return value === wanted;
  return wanted instanceof RegExp ? wanted.test(value) : wanted.some((one) => meets(value, one));
};

/** Whether a purchaser who typed this would take the spec. */
export const isMeant = (facts: SpecFacts | undefined, [, classes, values = {}]: SpecQuery): boolean =>
  facts !== undefined &&
  classes.split('|').includes(facts.className) &&
  Object.entries(values).every(([name, wanted]) => meets(facts.values[name], wanted));
