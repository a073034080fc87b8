import { counterPattern } from './bill-book.ts';
import { lengthPattern, weightPattern } from './sale-units.ts';

type Taken = { text: string; quantity: string };

const number = '\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|[零一二两三四五六七八九十百千万半壹贰叁肆伍陆柒捌玖拾佰仟]+';
// 计 ends the name of what measures, unless it stands apart: 光功率计 2台.
const said = '(?:数量|需求|采购|共计|合计|共|(?<!\\p{Script=Han})计|约|暂估|各)?[:：]?';
/** 12台, 共3套, ×100对, 约20个 at the end: a word that counts never says which goods it is. */
const counted = new RegExp(
  `^(?<text>.*?[^\\s,，;；、:：xX×*])(?<gap>[\\s,，;；、:：]*(?:[xX×*][\\s]*)?)(?<quantity>${said}\\s?(?<n>${number})\\s?(?:${counterPattern}))\\s*(?:\\([^()]*\\))?$`,
  'iu',
);
/** 500米, 0.5km, 2t: so much of what is sold by length or weight. */
const measured = new RegExp(
  `^(?<text>.*\\S)[\\s,，;；:：]+(?<quantity>(?:约|共计|合计|共|计)?\\s?\\d+(?:,\\d{3})*(?:\\.\\d+)?\\s?(?:${lengthPattern}|${weightPattern}))$`,
  'iu',
);
const isWeight = new RegExp(`(?:${weightPattern})$`, 'iu');
const byLength = /[×xX*]\s?\d|电缆|导线|绞线|光缆|电线|软线|护套|母[排线]|铜排|地线|扁钢|软管|BV|YJ|LGJ|JKL|RVV|KVV/u;
const byWeight = /导线|绞线|铁塔|角钢塔|钢管杆|支架|构架|母排|铜排|LGJ|JL\//u;
/** x5 or *10 behind a blank. */
const times = /^(?<text>.*\S)\s+[xX×*]\s?(?<quantity>\d{1,6})$/u;
/** A number alone, far away from what stands before it. */
const apart = /^(?<text>.*\S)(?:\t+| {2,})(?<quantity>\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d+)?)$/u;
/** Behind the only comma: a list of figures has more of them. */
const behindComma = /^(?<text>[^,，;；]*[^\s,，;；])[,，;；]\s*(?<quantity>\d{1,7})$/u;
const near = /^(?<text>.*\S)\s(?<quantity>\d{1,7})$/u;

const isMeasured = (text: string, quantity: string): boolean => (isWeight.test(quantity) ? byWeight.test(text) : byLength.test(text));

/** A spelled number glued to a word is mostly part of it: 单相两线, 一组. */
const isSpelledApart = ({ n = '', gap = '' }: Record<string, string>): boolean => /^\d/.test(n) || gap !== '';

/** A figure with letters before it is a model: GZ1-2台 stays as it is only where the counter is glued to such a figure. */
const isGluedToModel = ({ text = '', gap = '', n = '' }: Record<string, string>): boolean =>
  gap === '' && /^\d/.test(n) && /[\dA-Za-z.\-/]$/u.test(text);

/** `loose`: a number alone behind one blank is one, too, as on a pad where every line ends in how many. `weighed`: any length or weight at the end is. */
type Options = { loose?: boolean; weighed?: boolean };

/** Takes the quantity off the end of a line that was typed as one text. */
export const takeQuantity = (line: string, options: Options = {}): Taken => {
  const whole = line.trim();
  // How many stands at the very end: no pattern needs to go through a whole long line.
  const [before, end] = [whole.slice(0, -longestEnd), whole.slice(-longestEnd)];
  const { text, quantity } = takeFrom(end, options);
  return { text: (before + text).normalize('NFKC').trim(), quantity };
};

const longestEnd = 80;

const takeFrom = (line: string, { loose = false, weighed = false }: Options): Taken => {
  const plain = line.normalize('NFKC').trim();
  const one = counted.exec(plain)?.groups as Record<string, string> | undefined;
  if (one && isSpelledApart(one) && !isGluedToModel(one)) return { text: one['text'] ?? '', quantity: (one['quantity'] ?? '').trim() };
  const length = measured.exec(plain)?.groups;
  if (length && (weighed || isMeasured(length['text'] ?? '', length['quantity'] ?? '')))
    return { text: length['text'] ?? '', quantity: length['quantity'] ?? '' };
  const other = (times.exec(plain) ?? apart.exec(line) ?? behindComma.exec(plain) ?? (loose ? near.exec(plain) : null))?.groups;
  return other ? { text: other['text'] ?? '', quantity: other['quantity'] ?? '' } : { text: line, quantity: '' };
};
