import equalValues from '../data/equal-values.json' with { type: 'json' };
import nicknames from '../data/nicknames.json' with { type: 'json' };
import { attributesAskedTogether } from './attribute-names.ts';
import { foldText } from './fold-text.ts';
import { keysOfValue } from './keys-of-value.ts';
import { textKey } from './measure.ts';
import { plateBook } from './plate-book.ts';
import type { ModifierPart, Want } from './reading.ts';
import { unitWords } from './unit-book.ts';

type Equal = { attributes: string[]; canonical: string; also: string[]; classes: string[] };
type Nickname = { word: string; class: string; attributes?: Record<string, string> };
type Ambiguous = { word: string; candidates: { class: string }[]; default?: string };
type Outside = { word: string; means: string; nearest?: string };
type Modifier = { word: string; act: ModifierPart['act']; model?: string; class?: string };

/** All that one word of the trade may mean. */
export type WordMeaning = {
  classes?: string[];
  likeliest?: string;
  wants?: Want[];
  value?: Want;
  modifier?: Omit<Modifier, 'word'>;
  outside?: Omit<Outside, 'word'>;
};

/** A word as it is looked up: folded, lower case, without blanks. */
export const wordKey = (word: string): string => textKey(word).slice(2);

let book: Map<string, WordMeaning> | undefined;

const write = (into: Map<string, WordMeaning>): void => {
  const at = (word: string): WordMeaning => {
    const key = wordKey(foldText(word));
    const known = into.get(key) ?? {};
    into.set(key, known);
    return known;
  };
  const values = equalValues.values as Equal[];
  const classNames = new Set([
    ...plateBook.families.flatMap((one) => one.classes),
    ...nicknames.words.map((one) => one.class),
    ...values.flatMap((one) => one.classes),
  ]);
  for (const name of classNames) at(name).classes = [name];
  for (const { word, class: className, attributes } of nicknames.words as Nickname[]) {
    const meaning = at(word);
    meaning.classes = [className];
    if (attributes)
      meaning.wants = Object.entries(attributes).map(([attribute, value]) => ({
        text: value,
        keys: keysOfValue({ className, attribute, value }).slice(0, 1),
        attributes: [attribute],
      }));
  }
  for (const { word, candidates, default: likeliest } of nicknames.ambiguous as Ambiguous[]) {
    const meaning = at(word);
    meaning.classes = candidates.map((one) => one.class);
    if (likeliest) meaning.likeliest = likeliest;
  }
  for (const { word, ...outside } of nicknames.outside as Outside[]) at(word).outside = outside;
  for (const { word, ...modifier } of nicknames.modifiers as Modifier[]) at(word).modifier = modifier;
  for (const { attributes, canonical, also, classes } of values)
    for (const word of [canonical, ...also]) {
      const meaning = at(word);
      const keys = classes.flatMap((className) =>
        attributes.map((attribute) => keysOfValue({ className, attribute, value: canonical })[0] as string),
      );
      const known = meaning.value ?? { text: word, keys: [textKey(foldText(word))], attributes: [] };
      meaning.value = {
        text: word,
        keys: [...new Set([...known.keys, ...keys])],
        attributes: [...new Set([...(known.attributes ?? []), ...attributes.flatMap(attributesAskedTogether)])],
      };
    }
  // 3P空开 says no more than 3P and 空开.
  for (const word of into.keys()) if (/^\d+p/.test(word) && into.has(word.replace(/^\d+p/, ''))) into.delete(word);
  for (const [word, keys] of unitWords()) {
    const meaning = at(word);
    meaning.value = { text: word, keys: [...(meaning.value?.keys ?? []), ...keys] };
  }
};

export const wordBook = (): ReadonlyMap<string, WordMeaning> => {
  if (!book) {
    book = new Map();
    write(book);
  }
  return book;
};
