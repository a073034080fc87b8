import type { BillLine } from '@mall/contract/procurement/match.api.ts';
import { plainLine } from '@mall/grammar/plain-line.ts';
import { readQuantity } from '@mall/grammar/read-quantity.ts';
import { takeQuantity } from '@mall/grammar/take-quantity.ts';

/** One word without Chinese signs and with a figure: it may be what the company calls it. */
export const isCodeLike = (text: string): boolean => /^[\x21-\x7e]{4,80}$/u.test(text.normalize('NFKC').trim()) && /\d/.test(text);

/** No line of a bill says more of a thing; each further word, figure or Chinese sign costs as much as the first ones together. */
const most = { signs: 200, words: 24, figures: 32, chinese: 80 };

/** What a line costs in ordinary ones: what is as long as can be read takes some six times as long as forty signs. */
export const costOfLine = ({ text }: Pick<BillLine, 'text'>): number =>
  Math.max(1, Math.ceil(Math.min(text.length, most.signs) / ordinarySigns));
const ordinarySigns = 40;

/** The first so many of what a pattern finds; what stands behind them is left. */
const upTo = (text: string, pattern: RegExp, count: number): string => {
  const next = [...text.matchAll(pattern)][count];
  return next ? text.slice(0, next.index) : text;
};

/** As much of a line as is looked for, and what was left behind it. */
const bounded = (text: string): { kept: string; left: string } => {
  const words = upTo(text.slice(0, most.signs), /(?<=[\s,;、，；]|^)[^\s,;、，；]/gu, most.words);
  const kept = upTo(upTo(words, /\d+/gu, most.figures), /\p{Script=Han}/gu, most.chinese);
  return { kept: kept.trim(), left: text.slice(kept.length).trim() };
};

/** A line as it is looked for: its quantity off the text where the sheet has no column for it. */
export const prepareLine = (line: BillLine) => {
  const taken = line.quantity === undefined ? takeQuantity(line.text) : { text: line.text, quantity: line.quantity };
  const { kept, left } = bounded(taken.text);
  const plain = plainLine(kept);
  const code = line.code ?? (isCodeLike(taken.text) ? taken.text.trim() : '');
  return { line, plain, left, code, typed: taken.quantity, read: readQuantity(taken.quantity, line.unit ?? '') };
};

/** A length or a weight at the end says which goods it is (倒链 3吨) only where goods are found by it: else it says how much. */
export const quantityUnfound = ({ line, typed, read }: Prepared): Pick<Prepared, 'typed' | 'read'> => {
  if (typed !== '') return { typed, read };
  const { quantity } = takeQuantity(line.text, { weighed: true });
  return { typed: quantity, read: readQuantity(quantity, line.unit ?? '') };
};
export type Prepared = ReturnType<typeof prepareLine>;
