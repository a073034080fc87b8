import type { ItemPart } from './reading.ts';
import { unitAt } from './unit-book.ts';

const withPrefix = /(?<![A-Za-z0-9.])[A-Za-z]{1,4}[- ]?(?:\d{7,14}|\d{3}[- ]\d{7})(?:[- _—–]\d{1,3})?(?![A-Za-z0-9.×/])/g;
const plain = /(?<![A-Za-z0-9.×/~])\d{6,14}(?:-\d{1,3}| \d{2}(?= |$|[,、;]))?(?![A-Za-z0-9.×/~%])/g;
const fewestDigits = 7;
const mostDigits = 16;

const strip = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The keys that an item number or goods code answers to: whole, and without its letters. Blanks and hyphens do not count. */
export const keysOfItemNumber = (itemNumber: string): string[] => {
  const whole = strip(itemNumber);
  const digits = whole.replace(/^[A-Z]+/, '');
  return digits !== whole && digits.length >= 6 ? [`item:${whole}`, `item:${digits}`] : [`item:${whole}`];
};

/** Stretches of a folded text that look like item numbers of the mall, several at once. */
export const findItems = (text: string): ItemPart[] => {
  const found: ItemPart[] = [];
  const take = (match: RegExpExecArray, fewest: number): void => {
    const [from, to] = [match.index, match.index + match[0].length];
    const digits = match[0].replace(/\D/g, '').length;
    if (digits < fewest || digits > mostDigits || found.some((one) => from < one.to && to > one.from)) return;
    if (/\d$/.test(match[0]) && unitAt(text, text[to] === ' ' ? to + 1 : to)) return;
    found.push({ kind: 'item', text: match[0], from, to, keys: [`item:${strip(match[0])}`] });
  };
  for (const match of text.matchAll(withPrefix)) take(match, fewestDigits);
  for (const match of text.matchAll(plain)) take(match, 6);
  return found;
};
