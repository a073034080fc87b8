import { attributesAskedTogether } from './attribute-names.ts';
import { canonicalValue } from './canonical-value.ts';
import type { FoundPlate } from './find-plates.ts';
import { foldText } from './fold-text.ts';
import { textKey } from './measure.ts';
import type { PlateGroup } from './plate-book.ts';
import { groupCounts, groupValue, lettersAlike } from './plate-groups.ts';
import type { Want } from './reading.ts';
import { scanMeasures } from './scan-measures.ts';
import { wantOf } from './want-of.ts';

/** One end of a printed value (φ190× of φ190×12m, 10 of 10/0.4kV) as a figure of its own. */
const asFigure = (group: PlateGroup, value: string): string => {
  if (group.match === undefined || group.match === 'range') return value;
  if (group.match === 'first') return `${value}${group.unit ?? ''}`;
  const end = value.replace(/^[/×（(]+|[×）)]+$/gu, '');
  return group.match === 'suffix' && group.unit && /\d$/.test(end) ? `${end}${group.unit}` : end;
};

/** What a plate's groups ask of the spec, by the attributes that print them. A meaning typed twice counts as typed last. */
export const plateWants = ({ family, groups }: FoundPlate, classes: readonly string[], named: boolean, guessed: boolean): Want[] => {
  const wants = new Map<string, Want>();
  for (const [name, raw] of Object.entries(groups)) {
    const group = family.groups[name];
    if (!group?.attr || group.attr === '型号' || !groupCounts(group, groups['series'] ?? '')) continue;
    const value = groupValue(group, raw);
    if (value === undefined) continue;
    const own = [group.attr].flat();
    const attributes = [...new Set(own.flatMap(attributesAskedTogether))];
    const shown = foldText(asFigure(group, value));
    const printed = classes.flatMap((className) => own.map((attribute) => foldText(canonicalValue(className, attribute, shown))));
    const keys = new Set<string>();
    let want: Want | undefined;
    for (const text of new Set([shown, ...printed])) {
      const [only, more] = scanMeasures(text, own[0]);
      if (only && !more && only.from === 0 && only.to === text.length) {
        want ??= wantOf(only, text);
        for (const key of wantOf(only, text).keys) keys.add(key);
      } else keys.add(textKey(text));
    }
    // What the model word says already must not be asked twice of goods that print it otherwise.
    const letters = name === 'fire' ? lettersAlike(group, raw) : [];
    const said = named && letters.length === 0 && (family.model?.includes(`{${name}}`) ?? false);
    const weak = said || (group.match === 'prefix' && !want);
    const once = group.match === 'prefix' || group.match === 'suffix' ? `${own.join()}|${group.match}` : own.join();
    wants.set(once, {
      ...want,
      text: group.match ? shown : foldText(value),
      keys: [...keys],
      // A size without a series is of any class that prints it.
      ...(!guessed && { attributes }),
      ...(letters.length > 0 && { model: `^(?:${letters.join('|')})-` }),
      ...(weak && { weak }),
    });
  }
  return [...wants.values()];
};
