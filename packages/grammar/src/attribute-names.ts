import equalValues from '../data/equal-values.json' with { type: 'json' };
import units from '../data/units.json' with { type: 'json' };

const together = new Map<string, Set<string>>();
for (const { attributes } of equalValues.names)
  for (const attribute of attributes) {
    const known = together.get(attribute) ?? new Set([attribute]);
    for (const other of attributes) known.add(other);
    together.set(attribute, known);
  }

/** The attributes that a buyer takes for this one, itself first: 额定电流 is asked as 壳架电流 too. */
export const attributesAskedTogether = (attribute: string): string[] => [...(together.get(attribute) ?? [attribute])];

const called = new Map<string, string[]>();
for (const { attributes } of units.quantities)
  for (const attribute of attributes) called.set(attribute, attributesAskedTogether(attribute));
for (const { attributes, words } of equalValues.names)
  for (const word of words) if (/^\p{Script=Han}{2,}$/u.test(word) && !called.has(word)) called.set(word, [...attributes]);
const longest = Math.max(...[...called.keys()].map((name) => name.length));

/** The name of an attribute that ends at `end`, as in 额定电流63A and 容量: 400kVA. */
export const attributeBefore = (text: string, end: number): { from: number; attributes: string[] } | undefined => {
  let to = end;
  while (to > 0 && /[ :=为是]/.test(text[to - 1] as string)) to -= 1;
  for (let length = Math.min(longest, to); length > 1; length -= 1) {
    const attributes = called.get(text.slice(to - length, to));
    if (attributes) return { from: to - length, attributes };
  }
  return undefined;
};
