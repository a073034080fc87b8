import type { BillLine } from '@mall/contract/procurement/match.api.ts';
import { plainLine } from '@mall/grammar/plain-line.ts';
import { readQuantity } from '@mall/grammar/read-quantity.ts';
import { takeQuantity } from '@mall/grammar/take-quantity.ts';

/** One word without Chinese signs and with a figure: it may be what the company calls it. */
export const isCodeLike = (text: string): boolean => /^[\x21-\x7e]{4,80}$/u.test(text.normalize('NFKC').trim()) && /\d/.test(text);

/** No line of a bill says more of a thing; each further word costs as much as the first ones together. */
const [mostSigns, mostWords] = [200, 24];
const bounded = (text: string): string =>
  text
    .slice(0, mostSigns)
    .split(/(?<=[\s,;、，；])/u)
    .slice(0, mostWords)
    .join('')
    .trim();

/** A line as it is looked for: its quantity off the text where the sheet has no column for it. */
export const prepareLine = (line: BillLine) => {
  const taken = line.quantity === undefined ? takeQuantity(line.text) : { text: line.text, quantity: line.quantity };
  const plain = plainLine(bounded(taken.text));
  const code = line.code ?? (isCodeLike(taken.text) ? taken.text.trim() : '');
  return { line, plain, code, typed: taken.quantity, read: readQuantity(taken.quantity, line.unit ?? '') };
};
export type Prepared = ReturnType<typeof prepareLine>;
