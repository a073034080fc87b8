import { figureOf, manySign, partsOfMany, valueFault } from '@mall/contract/catalogue/class-parameter.rules.ts';
import { keysOfValue } from '@mall/grammar/keys-of-value.ts';
import type { BookAttribute, BookClass, Mend } from './import-book.ts';
import { inSheet, setTo } from './row-fault.ts';

export type ValueFault = {
  code: 'goods.import_value_spelt' | 'goods.import_value_unknown' | 'goods.value_number' | 'goods.text_long';
  mend: Mend;
  facts: Record<string, string>;
};

type Known = { values: ReadonlySet<string>; byKey: ReadonlyMap<string, string> };
/** Made once for each attribute of a book: thousands of rows ask for it. */
const known = new WeakMap<BookAttribute, Known>();

const keyOf = (className: string, attribute: string, value: string): string => keysOfValue({ className, attribute, value })[0] ?? value;

const knownOf = (attribute: BookAttribute, className: string): Known => {
  const made = known.get(attribute) ?? {
    values: new Set(attribute.values),
    byKey: new Map(attribute.values.toReversed().map((value) => [keyOf(className, attribute.name, value), value])),
  };
  known.set(attribute, made);
  return made;
};

const valueMost = 40;

/** What the class calls a value that somebody has written in another of its spellings. */
export const meantValue = (attribute: BookAttribute | undefined, typed: string): string => {
  // Asked for its own words only: every object knows a "toString".
  const mean = (one: string) =>
    attribute && !attribute.values.includes(one) && Object.hasOwn(attribute.also, one) ? (attribute.also[one] ?? one) : one;
  return attribute?.kind === 'many' ? partsOfMany(typed).map(mean).join(manySign) : mean(typed);
};

const unknown: ValueFault = { code: 'goods.import_value_unknown', mend: inSheet, facts: {} };
const spelt = (value: string): ValueFault => ({ code: 'goods.import_value_spelt', mend: setTo(value), facts: { value } });

/** As the class spells it: 10×1.5 for 10*1,5. */
const likeOf = (attribute: BookAttribute, sold: BookClass, typed: string): string | undefined => {
  const className = sold.names.at(-1) ?? '';
  const { values, byKey } = knownOf(attribute, className);
  if (values.has(typed)) return typed;
  // A comma that parts the decimals is tried last: in 1,2,3 it parts values.
  return [typed, typed.replaceAll(/(?<=\d),(?=\d)/g, '.')].map((text) => byKey.get(keyOf(className, attribute.name, text))).find(Boolean);
};

/** Whether a class takes a value. One that is only spelt otherwise is named as the class spells it, a number with its unit. */
export const judgeValue = (attribute: BookAttribute | undefined, sold: BookClass, typed: string): ValueFault | undefined => {
  const parts = attribute?.kind === 'many' ? partsOfMany(typed) : [typed];
  if (parts.some((part) => part.length > valueMost)) return { code: 'goods.text_long', mend: inSheet, facts: {} };
  if (!attribute || !valueFault(attribute, typed)) return undefined;
  const like = parts.map((part) => likeOf(attribute, sold, part));
  if (like.every((part) => part !== undefined)) return spelt(like.join(manySign));
  if (attribute.kind !== 'number') return unknown;
  const figure = figureOf(attribute, typed);
  return figure === undefined ? { code: 'goods.value_number', mend: inSheet, facts: {} } : spelt(`${figure}${attribute.unit}`);
};
