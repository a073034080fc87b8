import { attributeBefore } from './attribute-names.ts';
import { type FoundWord, findWords } from './find-words.ts';
import { foldText } from './fold-text.ts';
import { findItems } from './item-numbers.ts';
import type { Measure } from './measure.ts';
import type { PlateFamily } from './plate-book.ts';
import { readPlates } from './read-plates.ts';
import type { FigurePart, Part, Reading, Want } from './reading.ts';
import { scanMeasures } from './scan-measures.ts';
import { quantitiesOfAttribute } from './unit-book.ts';
import { wantOf } from './want-of.ts';
import { wordBook, wordKey } from './word-book.ts';

/** More than any buyer types; what comes behind stays a plain word. */
const longestRead = 400;

const wordParts = (text: string, { from, to, meaning }: FoundWord): Part[] => {
  const stretch = { text: text.slice(from, to), from, to };
  const parts: Part[] = [];
  if (meaning.classes)
    parts.push({
      kind: 'word',
      ...stretch,
      classes: meaning.classes,
      ...(meaning.likeliest && { likeliest: meaning.likeliest }),
      wants: meaning.wants ?? [],
    });
  if (meaning.outside) parts.push({ kind: 'outside', ...stretch, ...meaning.outside });
  if (meaning.modifier) {
    const { act, model, class: className } = meaning.modifier;
    parts.push({ kind: 'modifier', ...stretch, act, ...(model && { model }), ...(className && { classes: [className] }) });
  }
  if (meaning.value && !meaning.classes) parts.push({ kind: 'value', ...stretch, wants: [{ ...meaning.value, text: stretch.text }] });
  return parts;
};

/** 额定电流63A asks 63A of that attribute and its kin, if it carries such a figure. */
const named = (text: string, measure: Measure, lowest: number): { from: number; attributes?: string[] } => {
  const name = attributeBefore(text, measure.from);
  if (!name || name.from < lowest) return { from: measure.from };
  const carries = name.attributes.some((attribute) =>
    measure.figures.some((figure) => quantitiesOfAttribute(attribute)?.has(figure.quantity)),
  );
  return carries ? name : { from: measure.from };
};

const measurePart = (text: string, measure: Measure, lowest: number): FigurePart => {
  const { from, attributes } = named(text, measure, lowest);
  const typed = text.slice(measure.from, measure.to);
  const want = wantOf(measure, typed);
  // 1500转 is 4极, 485 is RS485: the printed values a buyer calls so.
  const also =
    wordBook()
      .get(wordKey(typed))
      ?.value?.keys.filter((key) => !key.startsWith('n:')) ?? [];
  if (also.length > 0) want.keys = [...new Set([...want.keys, ...also])];
  if (attributes) want.attributes = attributes;
  const kind = measure.shape === 'figure' || measure.shape === 'bare' ? 'figure' : 'shape';
  return { kind, text: text.slice(from, measure.to), from, to: measure.to, shape: measure.shape, wants: [want] };
};

const isLength = (want: Want): boolean =>
  want.keys.some((key) => key.startsWith('length:')) && /(?:\d|千|公)\s?(?:m|米|km|里|尺)$/i.test(want.text);

/** Cable is bought by the metre: 500米 beside a section says how much, not which. */
const weakenAmounts = (parts: readonly Part[]): void => {
  const cable = parts.some(
    (part) => (part.kind === 'plate' || part.kind === 'word') && part.classes.some((name) => /电缆|导线|绞线|光缆|布电线|地线/.test(name)),
  );
  const section = parts.some(
    (part) => part.kind === 'shape' && part.wants.some((want) => want.keys.some((key) => key.startsWith('section:'))),
  );
  if (!cable && !section) return;
  for (const part of parts) if (part.kind === 'figure') for (const want of part.wants) if (isLength(want)) want.weak = true;
};

const restOf = (text: string, taken: readonly Part[]): string[] => {
  const rest: string[] = [];
  let at = 0;
  for (const part of [...taken, { from: text.length, to: text.length }]) {
    const stretch = text.slice(at, part.from).replace(/^[\s,;、/+:·。!?|()[\]【】-]+|[\s,;、/+:·。!?|([\]【】-]+$/gu, '');
    if (stretch !== '') rest.push(stretch);
    at = Math.max(at, part.to);
  }
  return rest;
};

/**
 * Reads what a purchaser typed: item numbers, plates, shapes, figures, words, in this order; each stretch is read once.
 * `classHint` is the class the buyer is in, if known: it decides between plates that look alike; `plates` are families beside those of the book.
 */
export const readText = (
  text: string,
  { classHint, plates: own }: { classHint?: string; plates?: readonly PlateFamily[] } = {},
): Reading => {
  const whole = foldText(text);
  const folded = whole.length > longestRead ? whole.slice(0, longestRead) : whole;
  const loose = findWords(folded, () => false);
  const wanted = new Set([...(classHint ? [classHint] : []), ...loose.flatMap((word) => word.meaning.classes ?? [])]);
  const longPlates = readPlates(folded, wanted, own);
  const items = findItems(folded).filter(
    (item) => !longPlates.some((plate) => !plate.weak && plate.from <= item.from && plate.to >= item.to),
  );
  const apart = (from: number, to: number) => items.every((item) => to <= item.from || from >= item.to);
  const plates = items.length > 0 ? longPlates.filter((plate) => apart(plate.from, plate.to)) : longPlates;
  const solid: Part[] = [...items, ...plates];
  const covered = (at: number) => solid.some((part) => at >= part.from && at < part.to);
  const clear = (word: FoundWord) => !solid.some((part) => word.from < part.to && word.to > part.from);
  const words = loose.every(clear) ? loose : findWords(folded, covered).filter(clear);
  // 35kV移开式开关柜 and RS485 are words; 3P, 485 and 4极 are read as figures, which know more.
  const fixed = words.filter((word) => /\d/.test(folded.slice(word.from, word.to)) && !isMeasure(folded.slice(word.from, word.to)));
  const figures: FigurePart[] = [];
  const borders = [...solid, ...fixed].toSorted((one, other) => one.from - other.from);
  let at = 0;
  for (const border of [...borders, { from: folded.length, to: folded.length }]) {
    let lowest = at;
    for (const measure of border.from > at ? scanMeasures(folded, undefined, at, border.from) : []) {
      const part = measurePart(folded, measure, lowest);
      figures.push(part);
      lowest = part.to;
    }
    at = Math.max(at, border.to);
  }
  const read = [...solid, ...figures].toSorted((one, other) => one.from - other.from);
  const plain = words.filter((word) => !figures.some((part) => word.from < part.to && word.to > part.from));
  const parts = [...read, ...plain.flatMap((word) => wordParts(folded, word))].toSorted((one, other) => one.from - other.from);
  weakenAmounts(parts);
  const rest = restOf(
    folded,
    read.filter((part) => part.kind !== 'plate' || !part.weak || part.wants.length > 0),
  );
  if (whole.length > longestRead) rest.push(whole.slice(longestRead));
  return { folded: whole, parts, wants: parts.flatMap((part) => ('wants' in part && part.kind !== 'value' ? part.wants : [])), rest };
};

const isMeasure = (text: string): boolean => {
  const [only, more] = scanMeasures(text);
  return only !== undefined && !more && only.from === 0 && only.to === text.length;
};
