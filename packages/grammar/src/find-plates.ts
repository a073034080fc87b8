import { firstLetters } from './first-letters.ts';
import { type PlateFamily, plateBook } from './plate-book.ts';

export type FoundPlate = { family: PlateFamily; from: number; to: number; groups: Record<string, string> };

let doors: Map<string, number[]> | undefined;

/** Families by the two signs a plate of theirs can begin with, so that a text tries a handful of patterns and not all. */
const openDoors = (): Map<string, number[]> => {
  const opened = new Map<string, number[]>();
  plateBook.families.forEach((family, index) => {
    for (const head of firstLetters(family.re)) {
      const there = opened.get(head);
      if (there) there.push(index);
      else opened.set(head, [index]);
    }
  });
  return opened;
};

/** A number before one of these counts something and ends no plate: XL-21 8回路. */
const counted = '(?<=\\d) ?(?:回路|表位|件|组分|通道|端口|门位)';

const wholePlate = (re: string): RegExp => new RegExp(`(?:${re})(?![A-Za-z0-9]|\\.\\d|${counted})`, 'iuy');

const patterns: (RegExp | undefined)[] = [];
const patternOf = (index: number): RegExp => {
  const known = patterns[index];
  if (known) return known;
  const made = wholePlate((plateBook.families[index] as PlateFamily).re);
  patterns[index] = made;
  return made;
};

const inside = /[A-Za-z0-9.]/;
const starts = /[A-Za-z0-9φ∠扁角-]/u;

const ownPatterns = new WeakMap<PlateFamily, RegExp>();
const ownPattern = (family: PlateFamily): RegExp => {
  const known = ownPatterns.get(family);
  if (known) return known;
  const made = wholePlate(family.re);
  ownPatterns.set(family, made);
  return made;
};

const readAt = (family: PlateFamily, pattern: RegExp, text: string, at: number): FoundPlate | undefined => {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match || match[0] === '') return undefined;
  const groups: Record<string, string> = {};
  for (const [name, value] of Object.entries(match.groups ?? {})) if (value !== undefined && value !== '') groups[name] = value;
  return { family, from: at, to: at + match[0].trimEnd().length, groups };
};

/** Every plate that some family reads in the folded text, the families of `own` first. Plates begin where no letter or figure stands before. */
export const findPlates = (text: string, own: readonly PlateFamily[] = []): FoundPlate[] => {
  doors ??= openDoors();
  const upper = text.toUpperCase();
  const found: FoundPlate[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!starts.test(text[at] as string) || (at > 0 && inside.test(text[at - 1] as string))) continue;
    const head = upper.slice(at, at + 2);
    const families = doors.get(head);
    const alone = doors.get(head.slice(0, 1));
    for (const family of own) {
      const plate = readAt(family, ownPattern(family), text, at);
      if (plate) found.push(plate);
    }
    if (!families && !alone) continue;
    for (const index of [...(families ?? []), ...(alone ?? [])]) {
      const plate = readAt(plateBook.families[index] as PlateFamily, patternOf(index), text, at);
      if (plate) found.push(plate);
    }
  }
  return found;
};
