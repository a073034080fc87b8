import { type PlateFamily, type PlateGroup } from './plate-book.ts';
import { normalShape, type Shape, shapeBook } from './shape-book.ts';

const mapKey = (text: string): string => text.toUpperCase().replaceAll(' ', '');

/** The value that a captured group states, as the catalogue prints it; nothing for a letter that cannot be placed. */
export const groupValue = (group: PlateGroup, raw: string): string | undefined => {
  let value = raw.trim();
  if (group.shape) value = normalShape(shapeBook.get(group.shape) as Shape, value);
  if (group.decode) value = value.replace(/R/i, '.').replace(/^0+(?=\d)/, '');
  if (group.map && Object.keys(group.map).length > 0)
    return group.map[value] ?? group.map[mapKey(value)] ?? group.map[mapKey(value).replaceAll('-', '')];
  if (group.match === 'firstDigitPoles') return `${value[0]}P`;
  if (group.unit === 'P' && !group.form) value = value.replaceAll(' ', '').replace(/极|p/g, 'P');
  value = value.replace(/^(ac|dc) ?(?=\d)/i, (kind) => kind.trim().toUpperCase());
  if (!group.shape && !group.keepCase && /^[A-Za-z][\w./+-]*$/.test(value)) value = value.toUpperCase();
  return group.form ? group.form.replace('{}', value) : value;
};

/** Some figures mean the attribute only in some series of the family. */
export const groupCounts = (group: PlateGroup, series: string): boolean =>
  group.onlySeries === undefined ||
  group.onlySeries.split('、').some((one) => series.toUpperCase().startsWith(one) && (one.length > 1 || series.length === one.length));

/** The goods' model word that the plate names: ZC-YJV22 of ZC-YJV22-8.7/15-3×240. */
export const modelWord = (family: PlateFamily, groups: Readonly<Record<string, string>>): string | undefined => {
  if (!family.model) {
    const series = groups['series']?.toUpperCase();
    const group = family.groups['series'];
    return series === undefined || group?.attr !== '型号' ? series : (group.map?.[mapKey(series)] ?? series);
  }
  const fill = (template: string): { text: string; whole: boolean } => {
    let whole = true;
    const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = groups[name];
      if (value === undefined) whole = false;
      return value?.toUpperCase() ?? '';
    });
    return { text, whole };
  };
  const optional = family.model.replace(/\[([^[\]]*)\]/g, (_, part: string) => {
    const filled = fill(part);
    return filled.whole ? filled.text : '';
  });
  const word = fill(optional).text.replace(/-{2,}/g, '-');
  return family.modelMap?.[word] ?? word;
};

/** Letters that mean the same value as the captured ones: ZC, ZR and WDZC are all 阻燃C级. */
export const lettersAlike = (group: PlateGroup, raw: string): string[] => {
  const value = group.map?.[mapKey(raw)] ?? group.map?.[mapKey(raw).replaceAll('-', '')];
  return value === undefined ? [] : Object.entries(group.map ?? {}).flatMap(([letters, meant]) => (meant === value ? [letters] : []));
};

/** Goods print a flame retardant cable as ZR-YJV22 or as YJV22 of a class: all model words that mean what the plate says. */
export const modelsAlike = (
  { family, groups }: { family: PlateFamily; groups: Readonly<Record<string, string>> },
  model: string,
): string[] => {
  const fire = groups['fire'];
  const group = family.groups['fire'];
  if (fire === undefined || !group?.attr || !family.model?.includes('{fire}')) return [];
  const { fire: _, ...plain } = groups;
  const words = lettersAlike(group, fire).map((letters) => modelWord(family, { ...groups, fire: letters }));
  return [...new Set([...words, modelWord(family, plain)])].filter((word): word is string => word !== undefined && word !== model);
};
