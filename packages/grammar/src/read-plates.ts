import { type FoundPlate, findPlates } from './find-plates.ts';
import { type PlateFamily, plateBook } from './plate-book.ts';
import { modelsAlike, modelWord } from './plate-groups.ts';
import { plateWants } from './plate-wants.ts';
import type { PlatePart } from './reading.ts';

const decideClasses = ({ family, groups }: FoundPlate): string[] => {
  for (const rule of family.classBy?.rules ?? []) {
    const values = rule.group
      .split('|')
      .map((name) => groups[name])
      .filter((one) => one !== undefined);
    const fits = values.some(
      (one) =>
        rule.values?.some((value) => value.toLowerCase() === one.toLowerCase()) ||
        (rule.matches && new RegExp(rule.matches, 'iu').test(one)),
    );
    if (fits) return [rule.class];
  }
  return family.classes;
};

const older = ({ older: list }: PlateFamily, model: string | undefined, series: string | undefined): PlatePart['older'] => {
  const hit = list?.find(({ was }) => was.split('、').some((one) => one === model || one === series));
  return hit && { now: hit.now, relation: hit.relation };
};

const toPart = (text: string, plate: FoundPlate, classes: string[]): PlatePart => {
  const named = modelWord(plate.family, plate.groups);
  const series = plate.groups['series']?.toUpperCase();
  // A maker's own series gives class and figures; only what stands for 型号 is a model of the mall.
  const isModel = plate.family.groups['series']?.attr === '型号' || named !== series || plate.family.bare?.includes(series ?? '');
  const model = isModel ? named : undefined;
  const alike = model === undefined ? [] : modelsAlike(plate, model);
  const weak = series === undefined && plate.family.groups['series'] !== undefined;
  const was = older(plate.family, named, series);
  return {
    kind: 'plate',
    text: text.slice(plate.from, plate.to),
    from: plate.from,
    to: plate.to,
    family: plate.family.id,
    classes,
    ...(series !== undefined && { series }),
    ...(model !== undefined && { model }),
    ...(alike.length > 0 && { modelsAlike: alike }),
    ...(weak && { weak }),
    ...(was && { older: was }),
    wants: plateWants(plate, classes, model !== undefined, weak),
  };
};

let bareWords: Map<string, PlateFamily[]> | undefined;
let codes: Map<string, { class: string; tails: string[] }> | undefined;

const openBare = (): Map<string, PlateFamily[]> => {
  const words = new Map<string, PlateFamily[]>();
  for (const family of plateBook.families) for (const word of family.bare ?? []) words.set(word, [...(words.get(word) ?? []), family]);
  return words;
};

const neutralCode = /(?<![A-Za-z0-9])([A-Z0-9]{2,4})[- ]?([A-Z]\d)(?![A-Za-z0-9.])/giu;
const bareRun = /(?<![A-Za-z0-9./-])[A-Za-z][A-Za-z0-9]{0,7}(?:-[A-Za-z0-9]{1,4})?(?![A-Za-z0-9.])/gu;
/** A series this short stands for many things; longer ones are safe by themselves. */
const shortSeries = 2;

const shortPlates = (text: string): PlatePart[] => {
  bareWords ??= openBare();
  codes ??= new Map(plateBook.catalogueCodes.prefixes.map(({ prefix, class: className, tails }) => [prefix, { class: className, tails }]));
  const found: PlatePart[] = [];
  for (const match of text.matchAll(neutralCode)) {
    const code = codes.get((match[1] as string).toUpperCase());
    const tail = (match[2] as string).toUpperCase();
    if (!code?.tails.includes(tail)) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    found.push({
      kind: 'plate',
      text: match[0],
      from,
      to,
      family: 'catalogue-code',
      classes: [code.class],
      model: `${(match[1] as string).toUpperCase()}-${tail}`,
      wants: [],
    });
  }
  for (const match of text.matchAll(bareRun)) {
    const word = match[0].toUpperCase();
    const families = bareWords.get(word);
    if (!families) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    const classes = [...new Set(families.flatMap((family) => family.classes))];
    const weak = word.length <= shortSeries;
    found.push({
      kind: 'plate',
      text: match[0],
      from,
      to,
      family: families[0]?.id ?? '',
      classes,
      model: word,
      ...(weak && { weak }),
      wants: [],
    });
  }
  return found;
};

/** The plates of a folded text: the longest first, of equal ones that of a class named elsewhere (`wanted`), each stretch read once. `own` are families beside those of the book. */
export const readPlates = (text: string, wanted: ReadonlySet<string>, own: readonly PlateFamily[] = []): PlatePart[] => {
  const found = [
    ...findPlates(text, own).map((plate) => ({ from: plate.from, to: plate.to, classes: decideClasses(plate), plate, part: undefined })),
    ...shortPlates(text).map((part) => ({ from: part.from, to: part.to, classes: part.classes, plate: undefined, part })),
  ];
  const fits = ({ classes }: { classes: string[] }) => (classes.some((one) => wanted.has(one)) ? 1 : 0);
  if (found.length > 1) found.sort((one, other) => other.to - other.from - (one.to - one.from) || fits(other) - fits(one));
  const taken: PlatePart[] = [];
  for (const { from, to, classes, plate, part } of found)
    if (taken.every((one) => to <= one.from || from >= one.to)) taken.push(plate ? toPart(text, plate, classes) : part);
  return taken.toSorted((one, other) => one.from - other.from);
};
